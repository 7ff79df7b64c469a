package chance;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** What differs from run to run, or from machine to machine, beside what does not. */
class Chance {
    static int first() {
        return Set.of(1, 2, 3).iterator().next();
    }

    static int last() {
        int last = 0;
        for (int key : Map.of(1, 10, 2, 20).keySet()) {
            last = key;
        }
        return last;
    }

    static String two() {
        return Set.of("a", "b").toString();
    }

    static boolean orderDoesNotMatter() {
        Set<Integer> three = Set.of(1, 2, 3);
        return three.contains(2) && Map.of(1, 2, 3, 4).get(3) == 4 && three.equals(new HashSet<>(List.of(3, 2, 1)))
            && new HashSet<>(List.of(3, 2, 1)).equals(three) && three.hashCode() == 6;
    }

    static int oneOrNone() {
        int sum = 0;
        for (int number : Set.of(7)) {
            sum += number;
        }
        for (int number : Set.<Integer>of()) {
            sum += number;
        }
        for (int key : Map.of(1, 2).keySet()) {
            sum += key;
        }
        return sum + Map.of().size() + Set.of(5).toArray().length;
    }

    static int onlySometimes(int number) {
        return number > 0 ? Set.of(1, 2, 3).iterator().next() : number;
    }

    static double random() {
        return Math.random();
    }

    static int dice() {
        return new Random().nextInt(6);
    }

    static int seeded() {
        return new Random(42).nextInt(6);
    }

    static int local() {
        return ThreadLocalRandom.current().nextInt(6);
    }

    static UUID name() {
        return UUID.randomUUID();
    }

    static String home() {
        return System.getenv("HOME");
    }

    static int port() {
        return Integer.parseInt(System.getProperty("my.port", "80"));
    }

    static int lineEnd() {
        return String.format("a%n").length();
    }

    static int printed() {
        System.out.println("dropped");
        new Throwable().printStackTrace();
        return 1;
    }

    static int printedElsewhere() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new PrintStream(bytes).println("kept");
        return bytes.size();
    }

    static int depth() {
        return new Throwable().getStackTrace().length;
    }

    static String loader() {
        return Chance.class.getClassLoader().getName();
    }

    static boolean english() {
        return Locale.getDefault() == Locale.US;
    }

    static char slash() {
        return File.separatorChar;
    }

    static int drawn() {
        return Drawn.NUMBER;
    }

    static int drawnBefore() {
        return Drawn.DICE.nextInt(6);
    }

    static int notDrawn() {
        return Constant.NUMBER.get("one");
    }

    static boolean lower(String text) {
        return text != null && text.toLowerCase().equals("i");
    }

    static boolean lowerEverywhere(String text) {
        return text != null && text.toLowerCase(Locale.ROOT).equals("i");
    }

    static String items(int count) {
        return String.format("%d items", count);
    }

    static String formatter(int count) {
        return new java.util.Formatter().format("%d", 12).toString();
    }

    static String number() {
        return java.text.NumberFormat.getInstance().format(1.5);
    }

    static String hexadecimal(int count) {
        return "%x and 100 %%".formatted(count);
    }

    static class Drawn {
        static final int NUMBER = (int) (Math.random() * 1000);
        static final Random DICE = new Random();
    }

    static class Constant {
        static final Map<String, Integer> NUMBER = new HashMap<>(Map.of("one", 1));
    }
}
