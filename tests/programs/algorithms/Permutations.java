package algorithms;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

public class Permutations {
    static void recurse(String prefix, String rest, List<String> out) {
        if (rest.isEmpty()) {
            out.add(prefix);
        }
        for (int i = 0; i < rest.length(); i++) {
            recurse(prefix + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1), out);
        }
    }

    static boolean next(char[] a) {
        int i = a.length - 2;
        while (i >= 0 && a[i] >= a[i + 1]) {
            i--;
        }
        if (i < 0) {
            return false;
        }
        int j = a.length - 1;
        while (a[j] <= a[i]) {
            j--;
        }
        swap(a, i, j);
        for (int l = i + 1, r = a.length - 1; l < r; l++, r--) {
            swap(a, l, r);
        }
        return true;
    }

    static void swap(char[] a, int i, int j) {
        char t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    public static void main(String[] args) {
        List<String> all = new ArrayList<>();
        recurse("", "abca", all);
        System.out.println(all.size() + " " + new TreeSet<>(all));
        char[] word = "aabcc".toCharArray();
        int count = 1;
        while (next(word)) {
            count++;
            if (count % 10 == 0) {
                System.out.println(count + " " + new String(word));
            }
        }
        System.out.println(count + " " + new String(word));
    }
}
