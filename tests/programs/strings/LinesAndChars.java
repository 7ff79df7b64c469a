package strings;

import java.util.stream.Collectors;

public class LinesAndChars {
    public static void main(String[] args) {
        System.out.println("a\nb\r\nc\rd\n".lines().collect(Collectors.joining("|")));
        System.out.println("".lines().count() + " " + "\n\n".lines().count());
        System.out.println("hello".chars().filter(c -> c == 'l').count());
        System.out.println("hello".chars().mapToObj(c -> (char) (c + 1)).map(String::valueOf).collect(Collectors.joining()));
        System.out.println("abc".chars().sum());
        char[] letters = "zyx".toCharArray();
        letters[1] = '-';
        System.out.println(new String(letters) + " " + String.valueOf(letters, 1, 2) + " " + String.copyValueOf(letters));
        char[] target = "........".toCharArray();
        "kukang".getChars(2, 5, target, 1);
        System.out.println(target);
        System.out.print("  one\n two".indent(2));
        System.out.println("  a\n    b".stripIndent());
        System.out.println("tab\\tnew\\\\".translateEscapes());
        System.out.println("x".<Integer>transform(String::length));
    }
}
