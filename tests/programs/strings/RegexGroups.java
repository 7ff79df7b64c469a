package strings;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

public class RegexGroups {
    public static void main(String[] args) {
        Matcher m = Pattern.compile("(\\w+)@(?<host>\\w+)\\.(com|org)").matcher("bob@site.com, eve@place.org; no@where");
        while (m.find()) {
            System.out.println(m.start() + "-" + m.end() + " " + m.group(1) + " " + m.group("host") + " " + m.group(3));
        }
        System.out.println("aaa".matches("a{2,3}") + " " + "aaaa".matches("a{2,3}"));
        System.out.println(Pattern.matches("(a|b)*abb", "ababbabb"));
        System.out.println(Pattern.compile("(\\w)\\1").matcher("letter").find());
        Matcher lazy = Pattern.compile("<(.+?)>").matcher("<a><b>");
        System.out.println(lazy.find() + " " + lazy.group(1));
        System.out.println(Pattern.compile("\\d+").matcher("a1b22").replaceAll(r -> "<" + r.group().length() + ">"));
        System.out.println(Pattern.quote("a.b"));
        try {
            Pattern.compile("(open");
        } catch (PatternSyntaxException e) {
            System.out.println(e.getDescription() + " at " + e.getIndex());
        }
    }
}
