package system;

import java.io.IOException;
import java.util.Scanner;

/** With nothing on standard input, every way of reading reports the end. */
public class ReadEmptyInput {
    public static void main(String[] args) throws IOException {
        System.out.println(System.in.read());
        System.out.println(System.in.readAllBytes().length);
        Scanner scanner = new Scanner(System.in);
        System.out.println(scanner.hasNext());
        try {
            scanner.nextLine();
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
    }
}
