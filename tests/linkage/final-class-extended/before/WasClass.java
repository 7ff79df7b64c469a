public class WasClass { }
