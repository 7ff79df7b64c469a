package system;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** Lines of standard input with each kind of line end, decoded as UTF-8. */
public class ReadLines {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String line;
        int number = 0;
        while ((line = reader.readLine()) != null) {
            System.out.println(++number + " " + line.length() + " [" + line + "]");
        }
        System.out.println("end " + reader.readLine());
    }
}
