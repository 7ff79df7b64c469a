public record WasClass() { }
