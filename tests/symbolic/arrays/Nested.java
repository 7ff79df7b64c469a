package arrays;

// Arrays of several dimensions whose lengths are not known.
class Nested {
    // Negative lengths are found from left to right.
    //: lazier# ok 1, NegativeArraySizeException 2
    static int[][] both(int a, int b) { return new int[a][b]; }

    //: lazier# ok 1, NegativeArraySizeException 1
    static int inner(int b) { return new int[2][b].length; }

    // Too small a row; enough of them.
    //: lazier# ok 1, NegativeArraySizeException 1, ArrayIndexOutOfBoundsException 1
    static int row(int b) {
        int[][] rows = new int[2][b];
        rows[0][3] = 7;
        assert rows[1][3] == 0;
        assert rows[0] != rows[1];
        return rows[0][3];
    }

    // No row at all; no room in the row; both there.
    //: lazier# ok 1, NegativeArraySizeException 2, ArrayIndexOutOfBoundsException 2
    static void outer(int a, int b) {
        int[][] rows = new int[a][b];
        rows[0][0] = 7;
        assert rows[0][0] == 7 && rows[0].length == b && rows.length == a;
    }

    // Rows by unknown indices: the same; different; the first outside; the second outside.
    //: lazier# ok 2, NegativeArraySizeException 1, ArrayIndexOutOfBoundsException 2
    static void rows(int a, int i, int j) {
        int[][] rows = new int[a][2];
        rows[i][0] = 5;
        assert (rows[i] == rows[j]) == (i == j);
        assert rows[j][0] == (i == j ? 5 : 0);
    }

    // The innermost arrays are left out, so there is null.
    //: lazier# ok 1, NegativeArraySizeException 1, ArrayIndexOutOfBoundsException 1
    static void open(int a) {
        int[][][] all = new int[a][3][];
        assert all[0][2] == null;
        all[0][2] = new int[1];
        assert all[0][2] != null && all[0].length == 3;
    }

    // A row may be replaced before anybody has seen it.
    //: lazier# ok 1, NegativeArraySizeException 1, ArrayIndexOutOfBoundsException 1
    static void replaced(int a) {
        int[][] rows = new int[a][2];
        int[] mine = {1};
        rows[0] = mine;
        assert rows[0] == mine;
    }

    // The known length is negative, whatever the other is; it is found second.
    //: lazier# NegativeArraySizeException 2
    static Object knownNegative(int a) { return new int[a][-1]; }
}
