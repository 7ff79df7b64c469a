package algorithms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class KnuthMorrisPratt {
    static int[] failure(String p) {
        int[] f = new int[p.length()];
        for (int i = 1, k = 0; i < p.length(); i++) {
            while (k > 0 && p.charAt(i) != p.charAt(k)) {
                k = f[k - 1];
            }
            if (p.charAt(i) == p.charAt(k)) {
                k++;
            }
            f[i] = k;
        }
        return f;
    }

    static List<Integer> search(String text, String p) {
        List<Integer> found = new ArrayList<>();
        int[] f = failure(p);
        for (int i = 0, k = 0; i < text.length(); i++) {
            while (k > 0 && text.charAt(i) != p.charAt(k)) {
                k = f[k - 1];
            }
            if (text.charAt(i) == p.charAt(k)) {
                k++;
            }
            if (k == p.length()) {
                found.add(i - k + 1);
                k = f[k - 1];
            }
        }
        return found;
    }

    public static void main(String[] args) {
        System.out.println(Arrays.toString(failure("abacabadabacaba")));
        System.out.println(search("abababcabababcab", "ababc") + " " + search("aaaaa", "aa") + " " + search("abc", "x"));
        String fib = "a";
        String next = "ab";
        for (int i = 0; i < 12; i++) {
            String t = next + fib;
            fib = next;
            next = t;
        }
        List<Integer> all = search(next, "abaab");
        int from = -1;
        boolean agrees = true;
        for (int i : all) {
            from = next.indexOf("abaab", from + 1);
            agrees &= from == i;
        }
        System.out.println(next.length() + " " + all.size() + " " + agrees + " " + next.indexOf("abaab", from + 1));
    }
}
