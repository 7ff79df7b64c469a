package strings;

public class IndexOfAndContains {
    public static void main(String[] args) {
        String s = "abracadabra";
        System.out.println(s.indexOf('a') + " " + s.indexOf('a', 1) + " " + s.indexOf('z'));
        System.out.println(s.indexOf("abra") + " " + s.indexOf("abra", 1) + " " + s.indexOf("abrac", 1));
        System.out.println(s.lastIndexOf('a') + " " + s.lastIndexOf('a', 9) + " " + s.lastIndexOf("abra", 6));
        System.out.println(s.indexOf("") + " " + s.indexOf("", 5) + " " + s.indexOf("", 99) + " " + s.lastIndexOf(""));
        System.out.println(s.indexOf('a', -5) + " " + s.indexOf('a', 100) + " " + s.lastIndexOf('a', -1));
        System.out.println(s.contains("cad") + " " + s.contains("dac") + " " + s.contains(""));
        System.out.println(s.startsWith("abr") + " " + s.startsWith("cad", 4) + " " + s.startsWith("abr", -1));
        System.out.println(s.endsWith("bra") + " " + s.endsWith("") + " " + s.endsWith("xabracadabra"));
        System.out.println(s.regionMatches(7, s, 0, 4) + " " + s.regionMatches(true, 0, "ABRA", 0, 4)
                + " " + s.regionMatches(0, "ABRA", 0, 4) + " " + s.regionMatches(9, s, 0, 4));
        System.out.println(s.charAt(4) + " " + s.length() + " " + s.isEmpty() + " " + "".isEmpty());
    }
}
