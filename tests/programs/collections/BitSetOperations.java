package collections;

import java.util.Arrays;
import java.util.BitSet;

public class BitSetOperations {
    public static void main(String[] args) {
        BitSet a = new BitSet();
        for (int i = 0; i < 200; i += 7) {
            a.set(i);
        }
        BitSet b = new BitSet();
        b.set(40, 130);
        System.out.println(a.cardinality() + " " + a.length() + " " + a.size() + " " + b.cardinality());
        BitSet c = (BitSet) a.clone();
        c.and(b);
        System.out.println(c);
        c.xor(b);
        System.out.println(c.cardinality() + " " + c.nextSetBit(43) + " " + c.nextClearBit(43) + " " + c.previousSetBit(1000) + " " + c.previousClearBit(100));
        c.andNot(b);
        System.out.println(c + " " + c.isEmpty() + " " + a.intersects(b));
        a.flip(0, 64);
        a.clear(10, 190);
        System.out.println(a + " " + a.hashCode() + " " + a.get(3) + " " + a.get(5000));
        System.out.println(Arrays.toString(a.toLongArray()) + " " + BitSet.valueOf(new long[] {5, 1}) + " " + a.equals(c));
    }
}
