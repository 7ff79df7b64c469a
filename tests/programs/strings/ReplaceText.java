package strings;

public class ReplaceText {
    public static void main(String[] args) {
        System.out.println("hello".replace('l', 'r'));
        System.out.println("aaaa".replace("aa", "b"));
        System.out.println("aaa".replace("aa", "b"));
        System.out.println("abc".replace("", "-"));
        System.out.println("a.b.c".replace(".", ""));
        System.out.println("a.b.c".replaceAll(".", "x"));
        System.out.println("one  two   three".replaceAll("\\s+", "_"));
        System.out.println("2024-05-17".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3/$2/$1"));
        System.out.println("john smith".replaceFirst("(?<first>\\w+) (?<last>\\w+)", "${last}, ${first}"));
        System.out.println("x1y2".replaceAll("[a-z]", "\\$"));
        String same = "unchanged";
        System.out.println(same.replace('q', 'z') == same);
    }
}
