public final class Allowed implements Face { }
