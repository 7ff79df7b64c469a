public sealed class Open permits AllowedToo { }
