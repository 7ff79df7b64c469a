package defaults;

public abstract class Inherits implements Plain, Finer {}
