package kukang.replay;

import java.util.ArrayList;
import java.util.List;

/** The objects of a case, made. */
final class Heap {
    /** The identity hash code that the object in a place has to have. */
    record Hash(int place, int code) { }

    final Object[] objects;
    private final List<Header.Given> given = new ArrayList<>();

    Heap(Described[] described, Hash[] hashes) throws Throwable {
        objects = new Object[described.length];
        for (int i = 0; i < described.length; i++) {
            objects[i] = described[i].make();
        }
        try {
            // Before anybody asks: some objects that are filled look others up by theirs.
            for (Hash hash : hashes) {
                given.add(Header.give(objects[hash.place()], hash.code()));
            }
            for (int i = 0; i < described.length; i++) {
                described[i].fill(objects[i], this);
            }
        } catch (Throwable failed) {
            takeHashesBack();
            throw failed;
        }
    }

    /** Takes identity hash codes back: some of the objects were there before, and other cases ask them too. */
    void takeHashesBack() throws Throwable {
        for (Header.Given hash : given) {
            hash.takeBack();
        }
    }

    /** What a line means by a value. */
    Object value(Object described) {
        return described instanceof Described.Place place ? objects[place.number()] : described;
    }
}
