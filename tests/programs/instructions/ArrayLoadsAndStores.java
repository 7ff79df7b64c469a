package instructions;

/** Each element type has its own load and store, which truncate and extend at the element's width. */
public class ArrayLoadsAndStores {
    public static void main(String[] args) {
        int big = 0x12345678 + args.length;
        boolean[] booleans = new boolean[3];
        byte[] bytes = new byte[3];
        char[] chars = new char[3];
        short[] shorts = new short[3];
        int[] ints = new int[3];
        long[] longs = new long[3];
        float[] floats = new float[3];
        double[] doubles = new double[3];
        Object[] objects = new Object[3];
        String[][] nested = new String[3][2];
        for (int i = 0; i < 3; i++) {
            booleans[i] = i % 2 == 0;
            bytes[i] = (byte) (big >> i * 3);
            chars[i] = (char) (big << i * 9);
            shorts[i] = (short) (big * (i - 1));
            ints[i] = big * (i + 1);
            longs[i] = (long) big * big * i;
            floats[i] = big / 3f * i;
            doubles[i] = big / 7.0 * i;
            objects[i] = i == 0 ? null : i == 1 ? ints : "text";
            nested[i][i / 2] = "n" + i;
        }
        for (int i = 0; i < 3; i++) {
            System.out.println(booleans[i] + " " + bytes[i] + " " + (int) chars[i] + " " + shorts[i] + " " + ints[i] + " "
                    + longs[i] + " " + floats[i] + " " + doubles[i] + " " + (objects[i] == ints) + " " + nested[i][0] + " "
                    + nested[i][1]);
        }
        System.out.println(booleans.length + bytes.length + chars.length + shorts.length + ints.length + longs.length
                + floats.length + doubles.length + objects.length + nested.length);
        Object[] covariant = nested;
        covariant[0] = new String[]{"replaced"};
        System.out.println(nested[0].length + nested[0][0]);
        int sum = 0;
        for (byte b : bytes) {
            sum += b;
        }
        for (short s : shorts) {
            sum += s;
        }
        for (char c : chars) {
            sum += c;
        }
        System.out.println(sum);
        ints[ints[0] & 1] = ints[2 - (ints[0] & 1)];
        System.out.println(ints[0] + " " + ints[1]);
    }
}
