package strings21;

import java.util.Arrays;

public class NewStringMethods {
    public static void main(String[] args) {
        String s = "abracadabra";
        System.out.println(s.indexOf('a', 1, 3) + " " + s.indexOf('a', 1, 4) + " " + s.indexOf("bra", 2, 11) + " " + s.indexOf("bra", 2, 10) + " " + s.indexOf('c', 0, 4));
        System.out.println(Arrays.toString("a,b;;c".splitWithDelimiters("[,;]", 0)) + " " + Arrays.toString("a1b2c3".splitWithDelimiters("\\d", 2)));
        StringBuilder b = new StringBuilder();
        b.repeat("ab", 3).repeat('-', 2).repeat(0x1f600, 1);
        System.out.println(b.length() + " " + b.substring(0, 8));
        System.out.println(new StringBuilder("x").repeat("", 5).repeat("yz", 0));
        System.out.println(Character.toString(65) + " " + Character.isEmoji(0x1f600) + " " + Character.isEmoji('a') + " " + Character.getName('a'));
        System.out.println("hello".chars().mapToObj(Character::toString).toList().reversed());
        try {
            s.indexOf('a', 5, 2);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("range refused");
        }
        try {
            b.repeat("x", -1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("ab".equalsIgnoreCase("AB") + " " + "a\tb".translateEscapes().length() + " " + new StringBuilder("b").compareTo(new StringBuilder("a")));
    }
}
