package system;

import java.io.IOException;

/** Standard input byte by byte until its end, which stays the end. */
public class ReadBytes {
    public static void main(String[] args) throws IOException {
        int count = 0;
        int sum = 0;
        int b;
        while ((b = System.in.read()) != -1) {
            count++;
            sum = sum * 31 + b;
        }
        System.out.println(count + " " + sum + " " + System.in.read() + " " + System.in.read(new byte[4]));
    }
}
