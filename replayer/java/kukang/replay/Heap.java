package kukang.replay;

/** The objects of a case, made. */
final class Heap {
    final Object[] objects;

    Heap(Described[] described) throws Throwable {
        objects = new Object[described.length];
        for (int i = 0; i < described.length; i++) {
            objects[i] = described[i].make();
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
