public final class AllowedToo extends Open { }
