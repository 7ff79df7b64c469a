package exact;

/** Lines on which several things go wrong. */
public class Reads {
    int[] data;
    Reads next;

    static int at(Reads reads, int index) {
        return reads.data[index];
    }

    static int cast(Object object) {
        return (Integer) object;
    }

    /** What is null here is a parameter at first and a field later. */
    static int last(Reads reads) {
        while (reads.data == null) {
            reads = reads.next;
        }
        return 1;
    }
}
