package instructions;

/** Locals beyond slot 255 need the wide form of every load, store and increment. */
public class WideLocals {
    public static void main(String[] args) {
        System.out.println(compute(args.length + 1));
        System.out.println(compute(args.length - 4));
    }

    static String compute(long seed) {
        long
            a0 = seed * 3, a1 = seed * 4, a2 = seed * 5, a3 = seed * 6, a4 = seed * 7, a5 = seed * 8, a6 = seed * 9,
            a7 = seed * 10, a8 = seed * 11, a9 = seed * 12, a10 = seed * 13, a11 = seed * 14, a12 = seed * 15,
            a13 = seed * 16, a14 = seed * 17, a15 = seed * 18, a16 = seed * 19, a17 = seed * 20, a18 = seed * 21,
            a19 = seed * 22, a20 = seed * 23, a21 = seed * 24, a22 = seed * 25, a23 = seed * 26, a24 = seed * 27,
            a25 = seed * 28, a26 = seed * 29, a27 = seed * 30, a28 = seed * 31, a29 = seed * 32, a30 = seed * 33,
            a31 = seed * 34, a32 = seed * 35, a33 = seed * 36, a34 = seed * 37, a35 = seed * 38, a36 = seed * 39,
            a37 = seed * 40, a38 = seed * 41, a39 = seed * 42, a40 = seed * 43, a41 = seed * 44, a42 = seed * 45,
            a43 = seed * 46, a44 = seed * 47, a45 = seed * 48, a46 = seed * 49, a47 = seed * 50, a48 = seed * 51,
            a49 = seed * 52, a50 = seed * 53, a51 = seed * 54, a52 = seed * 55, a53 = seed * 56, a54 = seed * 57,
            a55 = seed * 58, a56 = seed * 59, a57 = seed * 60, a58 = seed * 61, a59 = seed * 62, a60 = seed * 63,
            a61 = seed * 64, a62 = seed * 65, a63 = seed * 66, a64 = seed * 67, a65 = seed * 68, a66 = seed * 69,
            a67 = seed * 70, a68 = seed * 71, a69 = seed * 72, a70 = seed * 73, a71 = seed * 74, a72 = seed * 75,
            a73 = seed * 76, a74 = seed * 77, a75 = seed * 78, a76 = seed * 79, a77 = seed * 80, a78 = seed * 81,
            a79 = seed * 82, a80 = seed * 83, a81 = seed * 84, a82 = seed * 85, a83 = seed * 86, a84 = seed * 87,
            a85 = seed * 88, a86 = seed * 89, a87 = seed * 90, a88 = seed * 91, a89 = seed * 92, a90 = seed * 93,
            a91 = seed * 94, a92 = seed * 95, a93 = seed * 96, a94 = seed * 97, a95 = seed * 98, a96 = seed * 99,
            a97 = seed * 100, a98 = seed * 101, a99 = seed * 102, a100 = seed * 103, a101 = seed * 104,
            a102 = seed * 105, a103 = seed * 106, a104 = seed * 107, a105 = seed * 108, a106 = seed * 109,
            a107 = seed * 110, a108 = seed * 111, a109 = seed * 112, a110 = seed * 113, a111 = seed * 114,
            a112 = seed * 115, a113 = seed * 116, a114 = seed * 117, a115 = seed * 118, a116 = seed * 119,
            a117 = seed * 120, a118 = seed * 121, a119 = seed * 122, a120 = seed * 123, a121 = seed * 124,
            a122 = seed * 125, a123 = seed * 126, a124 = seed * 127, a125 = seed * 128, a126 = seed * 129,
            a127 = seed * 130, a128 = seed * 131, a129 = seed * 132, a130 = seed * 133, a131 = seed * 134,
            a132 = seed * 135, a133 = seed * 136, a134 = seed * 137, a135 = seed * 138, a136 = seed * 139,
            a137 = seed * 140, a138 = seed * 141, a139 = seed * 142;
        int i = (int) seed + 1;
        float f = i * 1.5f;
        double d = f / 4.0;
        long l = (long) (d * 1e6);
        Object o = "reference " + l;
        byte b = (byte) (i * 77);
        char c = (char) ('a' + i);
        boolean flag = i > 0;
        int[] array = {i, i + 1};
        i++;
        i += 1000;
        i -= 40000;
        for (int k = 0; k < 300; k += 7) {
            l += k;
        }
        b++;
        c--;
        array[1] += i;
        f -= i;
        d *= 2;
        try {
            array[i & 1] /= (int) (seed - 1);
        } catch (ArithmeticException e) {
            o = e.getMessage();
        } finally {
            array[0]--;
        }
        if (!flag) {
            o = array;
        }
        long sum =
            a0 + a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8 + a9 + a10 + a11 + a12 + a13 + a14 + a15 + a16 + a17 + a18
            + a19 + a20 + a21 + a22 + a23 + a24 + a25 + a26 + a27 + a28 + a29 + a30 + a31 + a32 + a33 + a34 + a35
            + a36 + a37 + a38 + a39 + a40 + a41 + a42 + a43 + a44 + a45 + a46 + a47 + a48 + a49 + a50 + a51 + a52
            + a53 + a54 + a55 + a56 + a57 + a58 + a59 + a60 + a61 + a62 + a63 + a64 + a65 + a66 + a67 + a68 + a69
            + a70 + a71 + a72 + a73 + a74 + a75 + a76 + a77 + a78 + a79 + a80 + a81 + a82 + a83 + a84 + a85 + a86
            + a87 + a88 + a89 + a90 + a91 + a92 + a93 + a94 + a95 + a96 + a97 + a98 + a99 + a100 + a101 + a102 + a103
            + a104 + a105 + a106 + a107 + a108 + a109 + a110 + a111 + a112 + a113 + a114 + a115 + a116 + a117 + a118
            + a119 + a120 + a121 + a122 + a123 + a124 + a125 + a126 + a127 + a128 + a129 + a130 + a131 + a132 + a133
            + a134 + a135 + a136 + a137 + a138 + a139;
        String shown = o instanceof int[] ints ? "array of " + ints.length : (String) o;
        return i + " " + f + " " + d + " " + l + " " + b + " " + (int) c + " " + flag + " " + array[0] + " " + array[1]
                + " " + shown + " " + sum + " " + a0 + " " + a127 + " " + a128 + " " + a139;
    }
}
