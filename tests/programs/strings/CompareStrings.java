package strings;

import java.util.Arrays;

public class CompareStrings {
    public static void main(String[] args) {
        System.out.println("apple".compareTo("banana"));
        System.out.println("apple".compareTo("app"));
        System.out.println("a".compareTo("A"));
        System.out.println("same".compareTo("same"));
        System.out.println("a".compareTo("\u4e2d"));
        System.out.println("\u00e9".compareTo("\u4e2d") < 0);
        System.out.println("HELLO".equalsIgnoreCase("hello") + " " + "HELLO".equals("hello") + " " + "x".equalsIgnoreCase(null));
        System.out.println("Apple".compareToIgnoreCase("aPPLE") + " " + "Zeta".compareToIgnoreCase("alpha"));
        System.out.println("\u00c9".equalsIgnoreCase("\u00e9"));
        String[] words = {"pear", "Apple", "fig", "apple", "Fig"};
        Arrays.sort(words);
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(words));
        System.out.println("abc".contentEquals(new StringBuilder("abc")) + " " + "abc".equals((Object) new StringBuilder("abc")));
        System.out.println("".hashCode() + " " + "hello".hashCode() + " " + "\u4e2d\u6587".hashCode()
                + " " + "a rather long string whose hash overflows".hashCode());
    }
}
