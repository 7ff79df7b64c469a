package types;

public class RecordsOfEveryType {
    record All(boolean z, byte b, char c, short s, int i, long j, float f, double d, String text, int[] array) {
    }

    record Numbers(boolean z, byte b, char c, short s, int i, long j, float f, double d) {
    }

    record Empty() {
    }

    public static void main(String[] args) {
        Numbers a = new Numbers(true, (byte) -1, 'x', (short) 300, 70000, 1L << 40, 1.5f, -2.25);
        Numbers b = new Numbers(true, (byte) -1, 'x', (short) 300, 70000, 1L << 40, 1.5f, -2.25);
        System.out.println(a);
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + (a == b) + " " + a.equals(null) + " " + a.equals("x"));
        System.out.println(a.hashCode());
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        System.out.println(new Numbers(false, (byte) 0, ' ', (short) 0, 0, 0, 0f, 0.0).equals(new Numbers(false, (byte) 0, ' ', (short) 0, 0, 0, -0f, 0.0)));
        System.out.println(new Numbers(false, (byte) 0, ' ', (short) 0, 0, 0, Float.NaN, Double.NaN).equals(new Numbers(false, (byte) 0, ' ', (short) 0, 0, 0, Float.NaN, Double.NaN)));
        int[] shared = {1};
        All p = new All(false, (byte) 1, 'c', (short) 2, 3, 4, 5, 6, null, shared);
        System.out.println(p.equals(new All(false, (byte) 1, 'c', (short) 2, 3, 4, 5, 6, null, shared)) + " " + p.equals(new All(false, (byte) 1, 'c', (short) 2, 3, 4, 5, 6, null, new int[] {1})));
        p.array()[0] = 9;
        System.out.println(shared[0] + " " + p.text() + " " + p.c() + p.j());
    }
}
