package library;

import java.text.BreakIterator;
import java.text.CharacterIterator;
import java.text.CollationKey;
import java.text.Collator;
import java.text.Normalizer;
import java.text.StringCharacterIterator;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.SplittableRandom;

/** Text that is walked, ordered and normalized; exact arithmetic. */
public class TextAndMath {
    static void walk() {
        CharacterIterator characters = new StringCharacterIterator("abcdef", 1, 5, 2);
        StringBuilder seen = new StringBuilder().append(characters.current());
        for (char c = characters.first(); c != CharacterIterator.DONE; c = characters.next()) {
            seen.append(c);
        }
        System.out.println(seen + " " + characters.getIndex() + " " + characters.last() + characters.previous() + " " + characters.getBeginIndex());
        BreakIterator words = BreakIterator.getWordInstance(Locale.US);
        String sentence = "Don't panic: 3.14 isn't 22/7.";
        words.setText(sentence);
        for (int start = words.first(), end = words.next(); end != BreakIterator.DONE; start = end, end = words.next()) {
            System.out.print("[" + sentence.substring(start, end) + "]");
        }
        System.out.println();
        BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.US);
        sentences.setText("One here. Two there? Three!");
        System.out.println(sentences.next() + " " + sentences.next() + " " + sentences.next() + " " + sentences.next());
    }

    static void order() {
        String[] words = {"zebra", "Äpfel", "apple", "Zoo", "éclair", "eclipse", "coop", "co-op"};
        String[] plain = words.clone();
        Arrays.sort(plain);
        Collator german = Collator.getInstance(Locale.GERMAN);
        Arrays.sort(words, german);
        System.out.println(Arrays.toString(plain) + " " + Arrays.toString(words));
        german.setStrength(Collator.PRIMARY);
        CollationKey key = german.getCollationKey("Resume");
        System.out.println(german.compare("resume", "résumé") + " " + key.compareTo(german.getCollationKey("résumé")) + " " + german.equals("a", "b"));
        System.out.println(Normalizer.normalize("é", Normalizer.Form.NFD).length() + " " + Normalizer.isNormalized("e\u0301", Normalizer.Form.NFC) + " " + Normalizer.normalize("ﬁ", Normalizer.Form.NFKC));
        System.out.println(Character.getName('é') + " " + Character.codePointOf("GREEK SMALL LETTER ALPHA") + " " + Character.UnicodeBlock.of('я') + " " + Character.UnicodeScript.of('字'));
    }

    static void arithmetic() {
        System.out.println(Math.fma(0.1, 10, -1.0) + " " + Math.fma(0.1f, 10f, -1f) + " " + (0.1 * 10 - 1.0) + " " + StrictMath.fma(1e308, 10, Double.NEGATIVE_INFINITY));
        System.out.println(Math.multiplyHigh(Long.MAX_VALUE, 4) + " " + Math.floorMod(-7, 3) + " " + Math.hypot(3, 4) + " " + Math.cbrt(27) + " " + Math.ulp(1.0) + " " + Math.nextAfter(1f, 2) + " " + Math.scalb(1.5, 10) + " " + Math.IEEEremainder(5, 3));
        System.out.println(Math.sinh(1) + " " + Math.log1p(1e-10) + " " + Math.expm1(1e-10) + " " + Math.atan2(-1, -1) + " " + Math.toDegrees(Math.PI) + " " + Math.rint(2.5) + " " + Math.round(-2.5));
        try {
            Math.multiplyExact(1L << 40, 1L << 40);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        Random random = new Random(42);
        System.out.println(random.nextInt() + " " + random.nextInt(100) + " " + random.nextDouble() + " " + random.nextGaussian() + " " + random.nextLong() + " " + random.ints(3, 0, 10).boxed().toList());
        SplittableRandom split = new SplittableRandom(7);
        System.out.println(split.nextInt(1000) + " " + split.split().nextLong() + " " + split.nextBoolean());
    }

    public static void main(String[] args) {
        walk();
        order();
        arithmetic();
    }
}
