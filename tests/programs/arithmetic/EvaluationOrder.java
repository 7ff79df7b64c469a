package arithmetic;

/** Operands are evaluated left to right, each completely, before the operation itself can fail. */
public class EvaluationOrder {
    static int note(String name, int value) {
        System.out.print(name + " ");
        return value;
    }

    static int[] noteArray(String name, int[] array) {
        System.out.print(name + " ");
        return array;
    }

    public static void main(String[] args) {
        System.out.println(note("a", 1) + note("b", 2) * note("c", 3));
        System.out.println(note("a", 1) - (note("b", 2) - note("c", 3)));
        try {
            System.out.println(note("left", 1) / (note("zero", 0) * note("right", 5)));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        int[] array = new int[2];
        try {
            noteArray("array", array)[note("index", 5)] = note("value", 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            noteArray("null", null)[note("index", 0)] = note("value", 1);
        } catch (NullPointerException e) {
            System.out.println("null pointer");
        }
        try {
            noteArray("null", null)[note("index", 0)] += note("value", 1);
        } catch (NullPointerException e) {
            System.out.println("null pointer before the value");
        }
        int i = 0;
        array[i] = i = 1;
        System.out.println(array[0] + " " + array[1] + " " + i);
        i = 0;
        i = i++ + i++;
        System.out.println(i);
        i = 5;
        System.out.println(i + (i = 3) * i);
        boolean shortCircuit = note("x", 0) == 1 && note("never", 1) == 1 || note("y", 1) == 1;
        System.out.println(shortCircuit);
        boolean eager = note("x", 0) == 1 & note("always", 1) == 1 | note("y", 1) == 1;
        System.out.println(eager);
    }
}
