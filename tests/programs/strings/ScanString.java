package strings;

import java.util.InputMismatchException;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Scanner;

public class ScanString {
    public static void main(String[] args) {
        Scanner in = new Scanner("12 apples 3.5 true\nwhole second line\n-7 99999999999 x").useLocale(Locale.ROOT);
        System.out.println(in.nextInt() + 1);
        System.out.println(in.next());
        System.out.println(in.nextDouble() * 2);
        System.out.println(in.hasNextBoolean() + " " + in.nextBoolean());
        System.out.println("[" + in.nextLine() + "][" + in.nextLine() + "]");
        System.out.println(in.nextInt() + " " + in.hasNextInt() + " " + in.hasNextLong() + " " + in.nextLong());
        try {
            in.nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e.getMessage() + " still there: " + in.next());
        }
        try {
            in.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getClass().getSimpleName() + " " + in.hasNextLine());
        }
        Scanner csv = new Scanner("a, b,c").useDelimiter(",\\s*");
        while (csv.hasNext()) {
            System.out.print(csv.next() + "|");
        }
        System.out.println();
    }
}
