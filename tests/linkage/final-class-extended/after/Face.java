public sealed interface Face permits Allowed { }
