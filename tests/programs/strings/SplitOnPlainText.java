package strings;

import java.util.Arrays;

public class SplitOnPlainText {
    static void show(String[] parts) {
        System.out.println(parts.length + " " + Arrays.toString(parts));
    }

    public static void main(String[] args) {
        show("a,b,c".split(","));
        show("a,b,,c,,".split(","));
        show("a,b,,c,,".split(",", -1));
        show("a,b,,c,,".split(",", 2));
        show(",lead".split(","));
        show("".split(","));
        show("none".split(","));
        show(",,,".split(","));
        show("a.b.c".split("\\."));
        show("a->b->c".split("->"));
    }
}
