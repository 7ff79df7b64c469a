package strings;

import java.util.stream.Collectors;

public class SurrogatePairs {
    static String hex(String s) {
        return s.chars().mapToObj(Integer::toHexString).collect(Collectors.joining(" "));
    }

    public static void main(String[] args) {
        String s = "a\ud83d\ude00b\ud800";
        System.out.println(s.length() + " " + s.codePointCount(0, s.length()));
        System.out.println(s.codePoints().mapToObj(Integer::toHexString).collect(Collectors.joining(" ")));
        System.out.println(Integer.toHexString(s.codePointAt(1)) + " " + Integer.toHexString(s.codePointAt(2))
                + " " + Integer.toHexString(s.codePointBefore(3)));
        System.out.println(s.offsetByCodePoints(0, 2) + " " + s.indexOf(0x1f600) + " " + s.indexOf('b'));
        System.out.println(hex(new StringBuilder("x\ud83d\ude00y").reverse().toString()));
        System.out.println(Character.charCount(0x1f600) + " " + Character.isSurrogatePair('\ud83d', '\ude00')
                + " " + Character.isHighSurrogate(s.charAt(1)) + " " + Character.isLowSurrogate(s.charAt(1)));
        System.out.println(Integer.toHexString(Character.toCodePoint('\ud83d', '\ude00')) + " " + hex(Character.toString(0x10ffff)));
        System.out.println(hex(new String(new int[] {0x41, 0x1f680, 0x42}, 0, 3)));
        System.out.println(hex(new String(Character.toChars(0x10000))));
        try {
            Character.toChars(0x110000);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
