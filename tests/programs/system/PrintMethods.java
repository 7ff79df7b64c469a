package system;

/** Each overload of print and println, with text beyond ASCII and formats. */
public class PrintMethods {
    public static void main(String[] args) {
        System.out.println();
        System.out.println(true);
        System.out.println('c');
        System.out.println(-5);
        System.out.println(5L << 40);
        System.out.println(1.1f);
        System.out.println(1e-7);
        System.out.println(new char[]{'a', 'b'});
        System.out.println("text");
        System.out.println((String) null);
        System.out.println((Object) null);
        System.out.println(new StringBuilder("builder"));
        System.out.print("é ß 日本 ");
        System.out.print("\ud83d\ude00");
        System.out.println(" \ud83d alone");
        System.out.println("tab\tnul\0end");
        System.out.println("carriage\rreturn");
        System.out.printf("%d %05d %x %o %c %b %.3f %e %s %10s|%-10s|%%%n", 42, 42, 255, 8, 'z', true, Math.PI, 12345.678,
                "s", "right", "left");
        System.out.println(String.format("%,d %+d %(d %08.2f %s", 1234567, 5, -7, 3.14159, java.util.List.of(1, 2)));
        try {
            System.out.println((char[]) null);
        } catch (NullPointerException e) {
            System.out.println("null characters");
        }
        System.out.write(65);
        System.out.write('\n');
        System.out.print("unfinished line");
    }
}
