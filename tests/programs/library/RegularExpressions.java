package library;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

/** Groups, replacements computed by functions, splitting, looking around. */
public class RegularExpressions {
    public static void main(String[] args) {
        Matcher date = Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)(?:-(?<day>\\d\\d))?").matcher("from 2024-02-29 to 2025-03");
        while (date.find()) {
            System.out.println(date.group("year") + " " + date.group(2) + " " + date.group("day") + " " + date.start() + ".." + date.end("month"));
        }
        System.out.println(Pattern.compile("\\w+").matcher("each word grows").replaceAll(m -> m.group().length() + m.group().substring(0, 1).toUpperCase()));
        System.out.println("a1b22c333".replaceAll("([a-z])(\\d+)", "$2$1") + " " + "x.y.z".replaceFirst("\\.", Matcher.quoteReplacement("$")));
        Map<String, Integer> counts = new TreeMap<>();
        Pattern.compile("\\p{L}+").matcher("to be or not to be").results().map(MatchResult::group).forEach(w -> counts.merge(w, 1, Integer::sum));
        System.out.println(counts);
        System.out.println(Arrays.toString("one, two;three ,four".split("\\s*[,;]\\s*")) + " " + Arrays.toString("boo:and:foo".split("o", -1)) + " " + Arrays.toString(":a::b:".split(":")));
        System.out.println(Pattern.compile(",").splitAsStream("3,1,2").map(Integer::valueOf).sorted().collect(Collectors.toList()));
        System.out.println("foobar".matches("foo(?=bar).*") + " " + "foobaz".matches("foo(?!baz).*") + " " + Pattern.compile("(?<=\\$)\\d+").matcher("cost $42").find());
        System.out.println(Pattern.compile("(a+)(a*)").matcher("aaa").replaceAll("[$1|$2]") + " " + Pattern.compile("(a+?)(a*)").matcher("aaa").replaceAll("[$1|$2]") + " " + "aaa".matches("a++a"));
        System.out.println(Pattern.compile("(\\w)(\\w)\\2\\1").matcher("xx abba").find() + " " + Pattern.compile("^b.c$", Pattern.MULTILINE | Pattern.DOTALL | Pattern.CASE_INSENSITIVE).matcher("a\nB\nC\nd").find());
        StringBuilder built = new StringBuilder();
        Matcher m = Pattern.compile("cat").matcher("one cat two cats");
        while (m.find()) {
            m.appendReplacement(built, "dog");
        }
        System.out.println(m.appendTail(built) + " " + m.reset().hitEnd() + " " + Pattern.matches("\\p{IsGreek}+", "αβγ") + " " + Pattern.matches("[\\w&&[^b]]+", "abc"));
        try {
            Pattern.compile("(unclosed");
        } catch (PatternSyntaxException e) {
            System.out.println(e.getMessage());
        }
        try {
            m.group("nothing");
        } catch (IllegalArgumentException | IllegalStateException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }
}
