package places;

/** An enum whose valueOf javac has written. */
enum Kind {
    LOW,
    HIGH;

    static Kind of(String name) {
        return valueOf(name);
    }
}
