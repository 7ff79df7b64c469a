package defaults;

/** Gets a default method that conflicts with the one of {@code Plain}. */
public interface Rival {}
