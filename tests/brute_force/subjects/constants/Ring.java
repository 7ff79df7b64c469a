// Objects that static initializers make, which inputs can refer to.
package constants;

public class Ring {
    static final Ring NIL = new Ring(0, null);
    static final Ring END = new Ring(7, NIL);

    final int value;
    final Ring next;

    Ring(int value, Ring next) {
        this.value = value;
        this.next = next;
    }

    /** The sentinel is known by its identity, whatever else has its contents. */
    static int isEnd(Ring ring) {
        if (ring == NIL) {
            return 1 / ring.value;
        }
        return ring == null ? 0 : 1;
    }

    /** References are followed before anybody mentions the sentinel. */
    int length() {
        int length = 0;
        for (Ring at = this; at != NIL && length < 4; at = at.next) {
            length++;
        }
        if (length == 0) {
            throw new IllegalStateException();
        }
        return length;
    }

    /** What a sentinel of another class holds is what its initializer gave it. */
    static void held(Holder holder, Ring other) {
        if (holder == Holder.ONLY && other == holder.ring) {
            throw new IllegalStateException();
        }
    }

    /** Only null is of an enum without constants. */
    static int nothing(Nothing nothing) {
        return nothing == null ? 0 : 1;
    }

    static int nothing(Ring ring, Object object) {
        return object instanceof Nothing ? 1 / ring.value : 0;
    }
}
