package strings;

import java.util.NoSuchElementException;
import java.util.StringTokenizer;

public class TokenizeString {
    public static void main(String[] args) {
        StringTokenizer t = new StringTokenizer("the quick\tbrown\n fox ");
        System.out.println(t.countTokens());
        while (t.hasMoreTokens()) {
            System.out.print("[" + t.nextToken() + "]");
        }
        System.out.println();
        t = new StringTokenizer("1+22*(3-4)", "+-*()", true);
        while (t.hasMoreElements()) {
            System.out.print(t.nextElement() + " ");
        }
        System.out.println();
        t = new StringTokenizer("a,b;c,d", ",");
        System.out.println(t.nextToken() + " " + t.nextToken(";") + " " + t.nextToken(",;"));
        System.out.println(t.nextToken() + " " + t.hasMoreTokens());
        try {
            t.nextToken();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
    }
}
