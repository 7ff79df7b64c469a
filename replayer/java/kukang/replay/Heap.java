package kukang.replay;

/** The objects of a case, made. */
final class Heap {
    /** The identity hash code that the object in a place has to have. */
    record Hash(int place, int code) { }

    final Object[] objects;
    private final Hash[] hashes;
    private final int[] hashesBefore;

    Heap(Described[] described, Hash[] hashes) throws Throwable {
        objects = new Object[described.length];
        for (int i = 0; i < described.length; i++) {
            objects[i] = described[i].make();
        }
        // Before anybody asks: some objects that are filled look others up by theirs.
        this.hashes = hashes;
        hashesBefore = new int[hashes.length];
        for (int i = 0; i < hashes.length; i++) {
            hashesBefore[i] = Header.give(objects[hashes[i].place()], hashes[i].code());
        }
        for (int i = 0; i < described.length; i++) {
            described[i].fill(objects[i], this);
        }
    }

    /** Takes identity hash codes back: some of the objects were there before, and other cases ask them too. */
    void takeHashesBack() throws Throwable {
        for (int i = 0; i < hashes.length; i++) {
            Header.take(objects[hashes[i].place()], hashes[i].code(), hashesBefore[i]);
        }
    }

    /** What a line means by a value. */
    Object value(Object described) {
        return described instanceof Described.Place place ? objects[place.number()] : described;
    }
}
