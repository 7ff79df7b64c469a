package places;

/** A class that a spec speaks for. */
class Target {
    int size;
    int other;

    void grow() {
        size++;
        other++;
    }
}
