package exceptions;

/** Loads, stores and lengths of null arrays name the element type, the index path and the source of the null. */
public class NullArrayAccess {
    int[] numbers;
    static String[] shared;
    NullArrayAccess[] links;

    interface Action {
        void act();
    }

    static int[] produce() {
        return null;
    }

    int[] own(int i) {
        return numbers;
    }

    static int sink;

    static void attempt(String name, Action body) {
        try {
            body.act();
            System.out.println(name + ": fine");
        } catch (NullPointerException e) {
            System.out.println(name + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        boolean[] booleans = null;
        byte[] bytes = null;
        char[] chars = null;
        short[] shorts = null;
        int[] ints = null;
        long[] longs = null;
        float[] floats = null;
        double[] doubles = null;
        Object[] objects = null;
        int[][] grid = new int[2][];
        int[][][] cube = new int[2][2][];
        NullArrayAccess some = new NullArrayAccess();
        int i = 1;
        int j = 0;
        attempt("boolean load", () -> sink = booleans[0] ? 1 : 0);
        attempt("boolean store", () -> booleans[0] = true);
        attempt("byte load", () -> sink = bytes[0]);
        attempt("byte store", () -> bytes[0] = 1);
        attempt("char load", () -> sink = chars[0]);
        attempt("char store", () -> chars[0] = 1);
        attempt("short load", () -> sink = shorts[0]);
        attempt("short store", () -> shorts[0] = 1);
        attempt("int load", () -> sink = ints[0]);
        attempt("int store", () -> ints[0] = 1);
        attempt("long load", () -> sink = (int) longs[0]);
        attempt("long store", () -> longs[0] = 1);
        attempt("float load", () -> sink = (int) floats[0]);
        attempt("float store", () -> floats[0] = 1);
        attempt("double load", () -> sink = (int) doubles[0]);
        attempt("double store", () -> doubles[0] = 1);
        attempt("object load", () -> System.out.println(objects[0]));
        attempt("object store", () -> objects[0] = "x");
        attempt("length", () -> sink = ints.length);
        attempt("grid load", () -> sink = grid[1][0]);
        attempt("grid store", () -> grid[i][j] = 4);
        attempt("grid length", () -> sink = grid[i].length);
        attempt("cube", () -> sink = cube[i][j][5]);
        attempt("cube computed index", () -> sink = cube[i - 1][j + 1][5]);
        attempt("cube call index", () -> sink = cube[Math.min(i, j)][1].length);
        attempt("increment", () -> ints[i]++);
        attempt("field", () -> sink = some.numbers[3]);
        attempt("field length", () -> sink = some.numbers.length);
        attempt("static field", () -> shared[2] = "x");
        attempt("returned", () -> sink = produce()[0]);
        attempt("returned length", () -> sink = some.own(3).length);
        attempt("links", () -> some.links[0].links[1].numbers[2] = 3);
        some.links = new NullArrayAccess[1];
        attempt("links element", () -> some.links[0].links[1].numbers[2] = 3);
        some.links[0] = some;
        attempt("links deeper", () -> some.links[0].links[0].numbers[2] = 3);
        attempt("index through field", () -> sink = grid[some.links.length][some.links[0].links.length]);
        attempt("for each", () -> {
            for (int x : grid[0]) {
                System.out.println(x);
            }
        });
        attempt("index is null", () -> {
            Integer boxed = null;
            sink = cube[boxed][0][0];
        });
        attempt("long index of constant", () -> sink = cube[1][1][100000]);
    }
}
