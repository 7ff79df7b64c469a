import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Runs into a null reference in one way after the other, and prints the message that the JVM gives to each.
 */
public class NullMessages {
    static class Node {
        Node next;
        Node[] children;
        int value;
        long total;
        double ratio;
        boolean flag;
        String name;
        int[] numbers;
        int[][] table;
        int größe;

        Node next() {
            return next;
        }

        Node child(int index, String key, Object other) {
            return null;
        }

        private Node hidden(StringBuilder text, String[] words, Object[][] things, Integer boxed) {
            return null;
        }

        long wide(long left, double right, byte small) {
            return left;
        }

        static Node none() {
            return null;
        }
    }

    record Pair(Node left, int[] right) {}

    enum Color { RED }

    interface Shape {
        int area(int scale);

        default int twice() {
            return area(2);
        }
    }

    class Inner {
        int ofOuter() {
            return head.value;
        }

        int ofOuterArray() {
            return grid[1][2].value;
        }
    }

    static Node start;
    static int[] counts;
    static Object[][] things;
    static int position = 1;

    Node head;
    Node[][] grid = new Node[3][3];
    int[] indices = {2, 1, 0};

    interface Case {
        void run() throws Throwable;
    }

    static PrintStream out;

    static void attempt(Case body) throws Throwable {
        try {
            body.run();
            throw new AssertionError("nothing was null");
        } catch (NullPointerException exception) {
            String place = exception.getStackTrace()[0].getMethodName();
            out.println("result " + place + " " + exception.getMessage());
        }
    }

    public static void main(String[] arguments) throws Throwable {
        out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        NullMessages self = new NullMessages();
        calls(self);
        fields(self);
        arrays(self);
        statements(self);
        origins(self);
        locals(self);
        newerJava(self);
    }

    // Calls.

    static void calls(NullMessages self) throws Throwable {
        attempt(() -> callOnParameter(null));
        attempt(() -> callOnLocal());
        attempt(() -> callOnNull());
        attempt(() -> callOnCast(null));
        attempt(() -> callOnStatic());
        attempt(() -> callOnResult(new Node()));
        attempt(() -> callOnStaticResult());
        attempt(() -> callOnInterface(null));
        attempt(() -> callOnFieldOfResult(new Node()));
        attempt(() -> callPrivate(null));
        attempt(() -> callWithWideArguments(null));
        attempt(() -> callOnObject(null));
        attempt(() -> callWithLambdaArgument(null));
        attempt(() -> callOnGenericResult(new ArrayList<>(List.of(Map.of()))));
        attempt(() -> callClone(null));
        attempt(() -> callCloneOfObjects(null));
        attempt(() -> callWithCallAsArgument(null));
        attempt(() -> callInConcatenation(null));
        attempt(() -> self.callOnOwnField());
        attempt(() -> ((Shape) null).twice());
        attempt(() -> new Node().next().next().next());
    }

    static int callOnParameter(String text) {
        return text.length();
    }

    static int callOnLocal() {
        String text = start == null ? null : start.name;
        return text.length();
    }

    static int callOnNull() {
        return ((String) null).length();
    }

    static int callOnCast(Object text) {
        return ((String) text).length();
    }

    static Node callOnStatic() {
        return start.next();
    }

    static Node callOnResult(Node node) {
        return node.next().next();
    }

    static Node callOnStaticResult() {
        return Node.none().child(1, "", null);
    }

    static int callOnInterface(Shape shape) {
        return shape.area(3);
    }

    static int callOnFieldOfResult(Node node) {
        return new Node[] {node}[0].next().name.length();
    }

    static Node callPrivate(Node node) {
        return node.hidden(null, null, null, 1);
    }

    static long callWithWideArguments(Node node) {
        return node.wide(1L, 2.0, (byte) 3);
    }

    static boolean callOnObject(Object object) {
        return object.equals("x");
    }

    static void callWithLambdaArgument(List<String> list) {
        list.sort(Comparator.comparing(text -> text.length()));
    }

    static int callOnGenericResult(List<Map<String, String>> list) {
        return list.get(0).get("key").length();
    }

    static int[] callClone(int[] numbers) {
        return numbers.clone();
    }

    static String[][] callCloneOfObjects(String[][] words) {
        return words.clone();
    }

    static Node callWithCallAsArgument(Node node) {
        return node.child(position + 1, String.valueOf(position), new Object[] {1, 2L});
    }

    static String callInConcatenation(Node node) {
        return "name: " + node.next() + position;
    }

    int callOnOwnField() {
        return this.head.name.length();
    }

    // Fields.

    static void fields(NullMessages self) throws Throwable {
        attempt(() -> readField(null));
        attempt(() -> readFieldOfField(new Node()));
        attempt(() -> readLongField(null));
        attempt(() -> readUnicodeField(null));
        attempt(() -> writeField(null));
        attempt(() -> writeLongField(null));
        attempt(() -> writeDoubleField(new Node()));
        attempt(() -> writeResultOfCall(null));
        attempt(() -> incrementField(null));
        attempt(() -> addToLongField(null));
        attempt(() -> writeFieldOfFresh(new Node()));
        attempt(() -> readFieldOfStatic());
        attempt(() -> readFieldOfOtherClass());
        attempt(() -> longChain(chain(7)));
        attempt(() -> longerChain(chain(8)));
        attempt(() -> mixedChain(chain(3)));
        attempt(() -> self.readOwnField());
        attempt(() -> self.writeOwnField());
        attempt(() -> self.new Inner().ofOuter());
        attempt(() -> self.new Inner().ofOuterArray());
        attempt(() -> self.fieldOfIndexedField());
    }

    static Node chain(int length) {
        Node node = new Node();
        return length == 1 ? node : link(node, chain(length - 1));
    }

    static Node link(Node node, Node next) {
        node.next = next;
        return node;
    }

    static int readField(Node node) {
        return node.value;
    }

    static int readFieldOfField(Node node) {
        return node.next.value;
    }

    static long readLongField(Node node) {
        return node.total;
    }

    static int readUnicodeField(Node größter) {
        return größter.größe;
    }

    static void writeField(Node node) {
        node.value = 5;
    }

    static void writeLongField(Node node) {
        node.total = 5L;
    }

    static void writeDoubleField(Node node) {
        node.next.ratio = position * 2.0;
    }

    static void writeResultOfCall(Node node) {
        node.name = String.valueOf(position);
    }

    static void incrementField(Node node) {
        node.value++;
    }

    static void addToLongField(Node node) {
        node.total += position;
    }

    static void writeFieldOfFresh(Node node) {
        Node fresh = node.next = node.next();
        fresh.flag = true;
    }

    static int readFieldOfStatic() {
        return start.next.value;
    }

    static int readFieldOfOtherClass() {
        return Holder.held.next.value;
    }

    static class Holder {
        static Node held = new Node();
    }

    static int longChain(Node node) {
        return node.next.next.next.next.next.next.next.value;
    }

    static int longerChain(Node node) {
        return node.next.next.next.next.next.next.next.next.value;
    }

    static int mixedChain(Node node) {
        return node.next().next.next().next.value;
    }

    int readOwnField() {
        return head.value;
    }

    void writeOwnField() {
        head.name = "x";
    }

    int fieldOfIndexedField() {
        return grid[indices[0]][indices[indices[0]]].next.value;
    }

    // Arrays.

    static void arrays(NullMessages self) throws Throwable {
        attempt(() -> loadInt(null));
        attempt(() -> loadLong(null));
        attempt(() -> loadFloat(null));
        attempt(() -> loadDouble(null));
        attempt(() -> loadObject(null));
        attempt(() -> loadByte(null));
        attempt(() -> loadBoolean(null));
        attempt(() -> loadChar(null));
        attempt(() -> loadShort(null));
        attempt(() -> storeInt(null));
        attempt(() -> storeLong(null));
        attempt(() -> storeFloat(null));
        attempt(() -> storeDouble(null));
        attempt(() -> storeObject(null));
        attempt(() -> storeByte(null));
        attempt(() -> storeBoolean(null));
        attempt(() -> storeChar(null));
        attempt(() -> storeShort(null));
        attempt(() -> lengthOfParameter(null));
        attempt(() -> lengthOfRow(new int[4][]));
        attempt(() -> elementAtConstant(new Node[300]));
        attempt(() -> elementAtLargeConstant(new Node[70000]));
        attempt(() -> elementAtLocal(new Node[3], 1));
        attempt(() -> elementAtSum(new Node[3], 1));
        attempt(() -> elementAtCall(new Node[3]));
        attempt(() -> elementAtField(new Node[3], new Node()));
        attempt(() -> elementAtElement(new Node[3], new int[3]));
        attempt(() -> elementAtLong(new Node[3], 1L));
        attempt(() -> elementAtByte(new Node[3], new byte[3]));
        attempt(() -> elementAtLength(new Node[3], new byte[2]));
        attempt(() -> elementAtIncrement(new Node[3], 1));
        attempt(() -> elementOfStatic());
        attempt(() -> elementOfResult());
        attempt(() -> elementOfFieldOfElement(new Node[] {new Node()}));
        attempt(() -> rowOfCube(new int[2][2][]));
        attempt(() -> deepArray(new int[1][1][1][1][1][1][]));
        attempt(() -> deeperArray(new int[1][1][1][1][1][1][1][]));
        attempt(() -> addToElement(null));
        attempt(() -> incrementElementOfField(new Node()));
        attempt(() -> storeElementOfCall(new Node()));
        attempt(() -> fillRow(new String[2][], 1));
        attempt(() -> self.storeIntoOwnGrid());
    }

    static int loadInt(int[] array) {
        return array[0];
    }

    static long loadLong(long[] array) {
        return array[1];
    }

    static float loadFloat(float[] array) {
        return array[2];
    }

    static double loadDouble(double[] array) {
        return array[3];
    }

    static Object loadObject(Object[] array) {
        return array[4];
    }

    static byte loadByte(byte[] array) {
        return array[5];
    }

    static boolean loadBoolean(boolean[] array) {
        return array[6];
    }

    static char loadChar(char[] array) {
        return array[7];
    }

    static short loadShort(short[] array) {
        return array[8];
    }

    static void storeInt(int[] array) {
        array[0] = 1;
    }

    static void storeLong(long[] array) {
        array[0] = 1;
    }

    static void storeFloat(float[] array) {
        array[0] = 1;
    }

    static void storeDouble(double[] array) {
        array[0] = 1;
    }

    static void storeObject(Object[] array) {
        array[0] = "x";
    }

    static void storeByte(byte[] array) {
        array[0] = 1;
    }

    static void storeBoolean(boolean[] array) {
        array[0] = true;
    }

    static void storeChar(char[] array) {
        array[0] = 'x';
    }

    static void storeShort(short[] array) {
        array[0] = 1;
    }

    static int lengthOfParameter(Object[] array) {
        return array.length;
    }

    static int lengthOfRow(int[][] rows) {
        return rows[3].length;
    }

    static int elementAtConstant(Node[] nodes) {
        return nodes[100].value + nodes[200].value;
    }

    static int elementAtLargeConstant(Node[] nodes) {
        return nodes[65536].value;
    }

    static int elementAtLocal(Node[] nodes, int index) {
        return nodes[index].value;
    }

    static int elementAtSum(Node[] nodes, int index) {
        return nodes[index + 1].value;
    }

    static int elementAtCall(Node[] nodes) {
        return nodes[Math.abs(-1)].value;
    }

    static int elementAtField(Node[] nodes, Node node) {
        return nodes[node.value].value;
    }

    static int elementAtElement(Node[] nodes, int[] indices) {
        return nodes[indices[indices[0]]].value;
    }

    static int elementAtLong(Node[] nodes, long index) {
        return nodes[(int) index].value;
    }

    static int elementAtByte(Node[] nodes, byte[] indices) {
        return nodes[indices[0]].value;
    }

    static int elementAtLength(Node[] nodes, byte[] indices) {
        return nodes[indices.length].value;
    }

    static int elementAtIncrement(Node[] nodes, int index) {
        return nodes[index++].value;
    }

    static int elementOfStatic() {
        return counts[position];
    }

    static int elementOfResult() {
        return makeNodes()[0].value;
    }

    static Node[] makeNodes() {
        return new Node[1];
    }

    static int elementOfFieldOfElement(Node[] nodes) {
        return nodes[0].numbers[nodes[0].value];
    }

    static int rowOfCube(int[][][] cube) {
        return cube[0][1][position];
    }

    static int deepArray(int[][][][][][][] a) {
        return a[0][0][0][0][0][0][0];
    }

    static int deeperArray(int[][][][][][][][] a) {
        int i = 0;
        return a[0][i][0][i][0][i][position - 1][i];
    }

    static void addToElement(int[] array) {
        array[position] += 3;
    }

    static int incrementElementOfField(Node node) {
        return ++node.numbers[2];
    }

    static void storeElementOfCall(Node node) {
        node.next().table[1][2] = 3;
    }

    static void fillRow(String[][] rows, int row) {
        rows[row][0] = rows[row - 1] + "x";
    }

    void storeIntoOwnGrid() {
        grid[1] = null;
        grid[1][position] = head;
    }

    // Statements that use a reference without saying so.

    static void statements(NullMessages self) throws Throwable {
        attempt(() -> throwNull());
        attempt(() -> throwParameter(null));
        attempt(() -> enterNull());
        attempt(() -> enterField(new Node()));
        attempt(() -> loopOverArray(null));
        attempt(() -> loopOverList(null));
        attempt(() -> unbox(null));
        attempt(() -> unboxResult(Map.of()));
        attempt(() -> unboxElement(new Long[1]));
        attempt(() -> switchOnString(null));
        attempt(() -> switchOnEnum(null));
        attempt(() -> closeResource());
        attempt(() -> assertNothing(null));
        attempt(() -> compareStrings(new Node(), "x"));
        attempt(() -> readRecord(new Pair(null, null)));
        attempt(() -> readRecordArray(new Pair(null, null)));
        attempt(() -> ((Supplier<Integer>) () -> start.value).get());
        attempt(() -> ((Function<Node, Integer>) node -> node.next.value).apply(new Node()));
        attempt(() -> captured(null, 2).get());
        attempt(() -> anonymous(null).get());
        attempt(() -> constructorArgument(null));
        attempt(() -> new Copying(null));
    }

    static void throwNull() {
        throw null;
    }

    static void throwParameter(RuntimeException exception) {
        throw exception;
    }

    static void enterNull() {
        synchronized (start) {
            position = 1;
        }
    }

    static void enterField(Node node) {
        synchronized (node.name) {
            position = 1;
        }
    }

    static int loopOverArray(int[] numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }

    static int loopOverList(List<String> list) {
        int sum = 0;
        for (String text : list) {
            sum += text.length();
        }
        return sum;
    }

    static int unbox(Integer boxed) {
        return boxed + 1;
    }

    static int unboxResult(Map<String, Integer> map) {
        return map.get("missing");
    }

    static long unboxElement(Long[] boxed) {
        return boxed[0];
    }

    static int switchOnString(String text) {
        switch (text) {
            case "a":
                return 1;
            default:
                return 2;
        }
    }

    static int switchOnEnum(Color color) {
        switch (color) {
            case RED:
                return 1;
            default:
                return 2;
        }
    }

    static class Resource implements AutoCloseable {
        Node node;

        @Override
        public void close() {
            node.value = 1;
        }
    }

    static void closeResource() {
        try (Resource resource = new Resource()) {
            position = 1;
        }
    }

    static void assertNothing(Node node) {
        if (!(position == 1 && node.flag)) {
            throw new IllegalStateException();
        }
    }

    static boolean compareStrings(Node node, String text) {
        return node.name.equals(text) || text.equals(node.name);
    }

    static int readRecord(Pair pair) {
        return pair.left().value;
    }

    static int readRecordArray(Pair pair) {
        return pair.right().length;
    }

    static Supplier<Integer> captured(Node node, int index) {
        return () -> node.numbers[index];
    }

    static Supplier<Integer> anonymous(Node node) {
        return new Supplier<>() {
            @Override
            public Integer get() {
                return node.value;
            }
        };
    }

    static Object constructorArgument(Node node) {
        return new StringBuilder(node.name);
    }

    static class Copying extends Node {
        Copying(Node original) {
            value = original.value;
        }
    }

    // Values whose origin depends on the way control came.

    static void origins(NullMessages self) throws Throwable {
        attempt(() -> choice(true, null, null));
        attempt(() -> choiceOfArguments(null, true));
        attempt(() -> choiceOfIndex(new Node[2], true));
        attempt(() -> choiceBelow(null, false));
        attempt(() -> choiceByLogic(new Node[2], true, false));
        attempt(() -> switchExpression(null, 1));
        attempt(() -> switchExpressionAsArgument(null, 2));
        attempt(() -> assignmentAsValue());
        attempt(() -> inFinally(null));
        attempt(() -> inHandler(null));
        attempt(() -> afterLoop(null));
        attempt(() -> insideLoop(chain(2)));
        attempt(() -> chainedAssignment(new Node[1]));
        attempt(() -> chainedFields(new Node(), null));
        attempt(() -> chainedFields(null, new Node()));
        attempt(() -> chainedLongFields(new Node(), null));
        attempt(() -> chainedLongFields(null, new Node()));
        attempt(() -> chainedElements(new int[1], null));
        attempt(() -> chainedElements(null, new int[1]));
        attempt(() -> chainedLongElements(new long[1], null));
        attempt(() -> chainedLongElements(null, new long[1]));
        attempt(() -> loadedArguments(null, new long[1], new double[1], new byte[1]));
        attempt(() -> longArguments(null, 1L, 2.0));
        attempt(() -> convertedArguments(null, 1, 2L, 3f, 4.0));
        attempt(() -> comparedArguments(null, 2L, 3f, 4.0));
        attempt(() -> madeArguments(null, 2));
        attempt(() -> incrementedArguments(null, new Node(), new int[1], new long[1]));
    }

    static int choice(boolean which, Node left, Node right) {
        return (which ? left : right).value;
    }

    static Node choiceOfArguments(Node node, boolean which) {
        return node.child(which ? 1 : 2, which ? "a" : "b", which && position > 0);
    }

    static int choiceOfIndex(Node[] nodes, boolean which) {
        return nodes[which ? 0 : 1].value;
    }

    static int choiceBelow(Node node, boolean which) {
        return position + node.child(which ? position : 2, null, null).value;
    }

    static boolean choiceByLogic(Node[] nodes, boolean left, boolean right) {
        return nodes[left || right ? 1 : 0].flag || nodes[0].flag;
    }

    static int switchExpression(Node node, int number) {
        return (switch (number) {
            case 1 -> node;
            case 2 -> node.next;
            default -> start;
        }).value;
    }

    static Node switchExpressionAsArgument(Node node, int number) {
        return node.child(switch (number) {
            case 1 -> 10;
            case 2 -> 20;
            default -> 30;
        }, "key", null);
    }

    static int assignmentAsValue() {
        Node node;
        return (node = start).value + node.value;
    }

    static int inFinally(Node node) {
        try {
            return Integer.parseInt("7");
        } finally {
            node.value = 1;
        }
    }

    static int inHandler(Node node) {
        Node other = node;
        try {
            return Integer.parseInt("seven");
        } catch (NumberFormatException exception) {
            return other.value + node.value;
        }
    }

    static int afterLoop(Node node) {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += i;
        }
        return node.value + sum;
    }

    static int insideLoop(Node node) {
        int sum = 0;
        while (sum < 10) {
            sum += node.value;
            node = node.next;
        }
        return sum;
    }

    static void chainedAssignment(Node[] nodes) {
        nodes[0].next = nodes[0].next.next = start;
    }

    static void chainedFields(Node left, Node right) {
        left.next = right.next = start;
    }

    static void chainedLongFields(Node left, Node right) {
        left.total = right.total = 5L;
    }

    static void chainedElements(int[] left, int[] right) {
        left[0] = right[position - 1] = 5;
    }

    static void chainedLongElements(long[] left, long[] right) {
        left[0] = right[position - 1] = 5L;
    }

    static long loadedArguments(Node node, long[] longs, double[] doubles, byte[] bytes) {
        return node.wide(longs[0], doubles[0], bytes[0]);
    }

    static long longArguments(Node node, long left, double right) {
        return node.wide((left + 1 << 3 ^ -left) / 2, right * 2 - 1 % -right, (byte) (left >>> 2 & 7));
    }

    static long convertedArguments(Node node, int i, long l, float f, double d) {
        return node.wide(i + (long) f + (long) d + (int) l, i + l + f + (float) d, (byte) (int) (f + d - i));
    }

    static Node comparedArguments(Node node, long l, float f, double d) {
        return node.child((l > 1 ? 1 : 0) + (f < 1 ? 1 : 0) + (d >= 1 ? 1 : 0), d == f ? "a" : "b", l != d);
    }

    static Node madeArguments(Node node, int size) {
        return node.hidden(new StringBuilder(size), new String[size], new Object[size][2], (Integer) (Object) size);
    }

    static Node incrementedArguments(Node node, Node other, int[] numbers, long[] totals) {
        return node.child(other.value++ + numbers[0]++, "" + totals[0]++ + other.total++, ++other.ratio > 0);
    }

    // Names of local variables.

    static void locals(NullMessages self) throws Throwable {
        attempt(() -> overwrittenParameter(new Node()));
        attempt(() -> overwrittenOnOneWay(null, false));
        attempt(() -> overwrittenOnTheOtherWay(null, false));
        attempt(() -> overwrittenLater(null));
        attempt(() -> incrementedParameter(new Node[3], 1));
        attempt(() -> reusedSlot());
        attempt(() -> afterWideParameters(1L, 2.0, null));
        attempt(() -> self.instanceParameter(1L, null));
        attempt(() -> manyParameters(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
                23, 24, 25, 26, 27, 28, 29, 30, 31, new Node(), null));
        attempt(() -> manyParameters(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
                23, 24, 25, 26, 27, 28, 29, 30, 31, null, new Node()));
        attempt(() -> wideLocal(null));
    }

    static int overwrittenParameter(Node node) {
        node = node.next;
        return node.value;
    }

    static int overwrittenOnOneWay(Node node, boolean which) {
        if (which) {
            node = start;
        }
        return node.value;
    }

    static int overwrittenOnTheOtherWay(Node node, boolean which) {
        if (which) {
            node = start;
        } else {
            position = 1;
        }
        return node.value;
    }

    static int overwrittenLater(Node node) {
        return node.child(1, "", node = new Node()).value;
    }

    static int incrementedParameter(Node[] nodes, int index) {
        index++;
        return nodes[index].value;
    }

    static int reusedSlot() {
        for (Node first = new Node(); first != null; first = first.next) {
            position = 1;
        }
        {
            long second = position;
            position = (int) second;
        }
        Node third = start;
        return third.value;
    }

    static int afterWideParameters(long left, double right, Node node) {
        return node.value + (int) (left + right);
    }

    int instanceParameter(long left, Node[] nodes) {
        return nodes[(int) left].value;
    }

    static int manyParameters(long a, long b, long c, long d, long e, long f, long g, long h, long i, long j, long k,
            long l, long m, long n, long o, long p, long q, long r, long s, long t, long u, long v, long w, long x,
            long y, long z, long aa, long bb, long cc, long dd, long ee, int ff, Node slot63, Node slot64) {
        return slot63.value + slot64.value;
    }

    static int wideLocal(Node node) {
        long a = 0, b = a, c = b, d = c, e = d, f = e, g = f, h = g, i = h, j = i, k = j, l = k, m = l, n = m, o = n;
        long p = 0, q = a, r = b, s = c, t = d, u = e, v = f, w = g, x = h, y = i, z = j, aa = k, bb = l, cc = m;
        long dd = 0, ee = a, ff = b, gg = c, hh = d, ii = e, jj = f, kk = g, ll = h, mm = i, nn = j, oo = k, pp = l;
        long qq = 0, rr = a, ss = b, tt = c, uu = d, vv = e, ww = f, xx = g, yy = h, zz = i, aaa = j, bbb = k, ccc = l;
        long ddd = 0, eee = a, fff = b, ggg = c, hhh = d, iii = e, jjj = f, kkk = g, lll = h, mmm = i, nnn = j;
        long ooo = 0, ppp = a, qqq = b, rrr = c, sss = d, ttt = e, uuu = f, vvv = g, www = h, xxx = i, yyy = j;
        long zzz = 0, last = a, first = b, second = c, third = d, fourth = e, fifth = f, sixth = g, seventh = h;
        long eight = 0, nine = a, ten = b, eleven = c, twelve = d, thirteen = e, fourteen = f, fifteen = g, more = h;
        long still = 0, going = a, on = b, and = c, on2 = d, until = e, slots = f, exceed = g, byteRange = h, now = i;
        long once = 0, again = a, some = b, extra = c, slots2 = d, are = e, needed = f, here = g, to = h, reach = i;
        long two = 0, hundred = a, fifty = b, six = c, of = d, them = e, really = f, done = g, at = h, end = i;
        Node behind = node.next;
        return behind.value;
    }

    // Code for which newer compilers found new translations.

    static void newerJava(NullMessages self) throws Throwable {
        attempt(() -> pattern(new Node()));
        attempt(() -> textBlock(null));
        attempt(() -> enhancedSwitch(new Node()));
        attempt(() -> nestedGeneric(new Pair(new Node(), null)));
    }

    static int pattern(Object object) {
        return object instanceof Node node && node.value == 0 ? node.next.value : 0;
    }

    static String textBlock(String text) {
        return """
                one
                two
                """.concat(text.trim());
    }

    static int enhancedSwitch(Node node) {
        return switch (node.name) {
            case "a", "b" -> 1;
            default -> 2;
        };
    }

    static int nestedGeneric(Pair pair) {
        return List.of(pair).get(0).left().next.children[1].value;
    }

    // Not run; its exception is one that the program makes.
    static void explicit() {
        throw new NullPointerException();
    }
}
