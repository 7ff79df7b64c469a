package system;

/** Standard error is separate from standard output, and both can be replaced. */
public class StandardError {
    public static void main(String[] args) {
        System.out.println("to out");
        System.err.println("to err");
        System.err.print('c');
        System.err.print(1);
        System.err.print(2L);
        System.err.print(1.5);
        System.err.print(true);
        System.err.print((Object) null);
        System.err.print(new char[]{'x', 'y'});
        System.err.println();
        System.err.printf("%s %5d|%-5s|%n", "é", 42, "ab");
        System.err.write('w');
        System.err.write(10);
        System.err.flush();
        java.io.PrintStream original = System.out;
        java.io.ByteArrayOutputStream buffer = new java.io.ByteArrayOutputStream();
        System.setOut(new java.io.PrintStream(buffer, true));
        System.out.print("captured");
        System.setOut(original);
        System.out.println("[" + buffer + "]");
        System.out.append("appended ").append('c').println();
        System.out.println(System.out.checkError());
    }
}
