package strings;

import java.util.List;
import java.util.StringJoiner;

public class JoinStrings {
    public static void main(String[] args) {
        System.out.println(String.join(", ", "a", "b", "c"));
        System.out.println(String.join("-", List.of("x", "y")));
        System.out.println(String.join("/") + "|" + String.join("/", "only"));
        System.out.println(String.join(",", "a", null, "b"));
        StringJoiner j = new StringJoiner("; ", "{", "}");
        j.setEmptyValue("nothing");
        System.out.println(j + " " + j.length());
        j.add("one").add("two");
        System.out.println(j + " " + j.length());
        StringJoiner other = new StringJoiner("+");
        other.add("p").add("q");
        System.out.println(j.merge(other));
    }
}
