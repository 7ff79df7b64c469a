package strings;

import java.util.Arrays;

public class SplitOnRegex {
    static void show(String[] parts) {
        System.out.println(parts.length + " " + Arrays.toString(parts));
    }

    public static void main(String[] args) {
        show("one two\tthree\n four".split("\\s+"));
        show("a1b22c333d".split("[0-9]+"));
        show("abc".split(""));
        show("camelCaseWordsHere".split("(?=[A-Z])"));
        show("k=v;k2=v2".split("[=;]"));
        show("xAyBz".split("(?i)[ab]", 2));
        show("  padded".split(" "));
    }
}
