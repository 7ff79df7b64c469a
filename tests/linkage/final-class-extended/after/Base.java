public final class Base { }
