package language;

/** Constructors of classes whose objects have one around them. */
class Inner {
    int size;

    class Part {
        int at;

        //@ ensures at == size;
        Part() {
            at = size;
        }

        //@ requires other != null;
        //@ ensures at == other.at;
        Part(Part other) {
            at = other.at + size;
        }
    }
}
