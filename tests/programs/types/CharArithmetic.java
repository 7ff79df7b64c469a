package types;

public class CharArithmetic {
    static String caesar(String s, int shift) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                c = (char) ('a' + Math.floorMod(c - 'a' + shift, 26));
            } else if (Character.isUpperCase(c)) {
                c = (char) ('A' + Math.floorMod(c - 'A' + shift, 26));
            }
            b.append(c);
        }
        return b.toString();
    }

    public static void main(String[] args) {
        char c = 'a';
        c++;
        c += 2;
        System.out.println(c + " " + (c + 1) + " " + (char) (c + 1) + " " + (int) c + " " + (c > 'b') + " " + c / 2 + " " + (char) 97);
        c = 0;
        c--;
        System.out.println((int) c + " " + (short) c + " " + (byte) c + " " + (int) (char) -1 + " " + (int) (char) 65536.7 + " " + (int) (char) 1e10);
        System.out.println(caesar("Hello, World", 3) + " " + caesar(caesar("Hello, World", 3), -3));
        int[] counts = new int[26];
        for (char k : "banana".toCharArray()) {
            counts[k - 'a']++;
        }
        StringBuilder b = new StringBuilder();
        for (char k = 'a'; k <= 'z'; k++) {
            if (counts[k - 'a'] > 0) {
                b.append(k).append(counts[k - 'a']);
            }
        }
        System.out.println(b + " " + ('a' + 'b') + " " + (char) ('a' ^ ' ') + " " + '\u0041' + '\t' + '\\' + '\'' + "\101");
        final int constant = 'z';
        char narrowed = constant;
        System.out.println(narrowed + "" + (char) (narrowed >> 1) + (narrowed << 1));
    }
}
