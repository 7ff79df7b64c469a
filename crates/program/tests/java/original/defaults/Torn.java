package defaults;

public abstract class Torn implements Plain, Rival {}
