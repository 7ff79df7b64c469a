import java.util.HashMap;
import java.util.Map;

/** Text that is built, cut into words, put together again and counted. */
public class Strings {
    static final String[] SYLLABLES = {"ku", "kang", "la", "zy", "tree", "loris", "sl", "ow", "é", "ni", "ght", "o"};

    public static void main(String[] arguments) {
        Map<String, Integer> counts = new HashMap<>();
        int state = 7;
        for (int round = 0; round < 120; round++) {
            StringBuilder text = new StringBuilder();
            for (int index = 0; index < 2_000; index++) {
                state = (state * 75 + 74) % 65_537;
                text.append(SYLLABLES[state % SYLLABLES.length]);
                if (state % 3 == 0) {
                    text.append(' ');
                }
            }
            count(text.toString(), counts);
        }
        String longest = "";
        int total = 0;
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            total += entry.getValue();
            String line = entry.getKey() + "=" + entry.getValue();
            if (line.length() > longest.length() || line.length() == longest.length() && line.compareTo(longest) < 0) {
                longest = line;
            }
        }
        System.out.println(counts.size() + " words, " + total + " in all, longest " + longest);
    }

    static void count(String text, Map<String, Integer> counts) {
        int start = 0;
        for (int end = text.indexOf(' '); end >= 0; end = text.indexOf(' ', start)) {
            String word = text.substring(start, end);
            counts.merge(word, 1, Integer::sum);
            counts.merge(word + "/" + word.length(), 1, Integer::sum);
            start = end + 1;
        }
    }
}
