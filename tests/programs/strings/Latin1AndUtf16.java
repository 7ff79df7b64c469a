package strings;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

public class Latin1AndUtf16 {
    public static void main(String[] args) {
        String latin = "caf\u00e9";
        String wide = "caf\u0113";
        System.out.println(latin.length() + " " + wide.length() + " " + latin.equals(wide));
        System.out.println((latin + wide).length() + " " + (latin + wide).indexOf(wide) + " " + wide.indexOf("caf"));
        // Dropping the only wide character must give a string equal to a narrow one.
        String narrowed = wide.substring(0, 3);
        System.out.println(narrowed.equals("caf") + " " + (narrowed.hashCode() == "caf".hashCode()));
        System.out.println(wide.replace('\u0113', 'e').equals("cafe") + " " + "cafe".replace('e', '\u0113').equals(wide));
        StringBuilder b = new StringBuilder("abc").append('\u0113').append("def");
        b.deleteCharAt(3);
        System.out.println(b.toString().equals("abcdef") + " " + b);
        System.out.println(Arrays.toString(latin.getBytes(StandardCharsets.UTF_8)));
        System.out.println(Arrays.toString(latin.getBytes(StandardCharsets.ISO_8859_1)));
        System.out.println(Arrays.toString(wide.getBytes(StandardCharsets.US_ASCII)));
        System.out.println(Arrays.toString("\ud83d\ude00\ud800".getBytes(StandardCharsets.UTF_8)));
        System.out.println(Arrays.toString("a\u0113".getBytes(StandardCharsets.UTF_16BE)));
        System.out.println(new String(wide.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8).equals(wide));
        String broken = new String(new byte[] {'o', (byte) 0xc3, 'k', (byte) 0xff}, StandardCharsets.UTF_8);
        System.out.println(broken.length() + " " + Integer.toHexString(broken.charAt(1)));
        System.out.println("\u00ff".compareTo("\u0100") + " " + "\u00b5".toUpperCase(java.util.Locale.ROOT).codePointAt(0));
        System.out.println("stra\u00dfe".toUpperCase(java.util.Locale.ROOT) + " " + "ABC\u00c9".toLowerCase(java.util.Locale.ROOT).length());
    }
}
