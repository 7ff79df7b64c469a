package kukang.replay;

/** The objects of a case, made. */
final class Heap {
    /** The identity hash code that the object in a place has to have. */
    record Hash(int place, int code) { }

    final Object[] objects;

    Heap(Described[] described, Hash[] hashes) throws Throwable {
        objects = new Object[described.length];
        for (int i = 0; i < described.length; i++) {
            objects[i] = described[i].make();
        }
        // Before anybody asks: some objects that are filled look others up by theirs.
        for (Hash hash : hashes) {
            Header.give(objects[hash.place()], hash.code());
        }
        for (int i = 0; i < described.length; i++) {
            described[i].fill(objects[i], this);
        }
    }

    /** What a line means by a value. */
    Object value(Object described) {
        return described instanceof Described.Place place ? objects[place.number()] : described;
    }
}
