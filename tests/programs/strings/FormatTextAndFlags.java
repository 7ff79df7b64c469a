package strings;

import java.util.Formatter;
import java.util.Formattable;

public class FormatTextAndFlags {
    static class Shouting implements Formattable {
        @Override
        public void formatTo(Formatter f, int flags, int width, int precision) {
            f.format("<%d,%d,%d>", flags, width, precision);
        }
    }

    public static void main(String[] args) {
        System.out.println(String.format("[%s] [%5s] [%-5s] [%.2s] [%6.3s]", "abc", "abc", "abc", "abc", "abcdef"));
        System.out.println(String.format("%S %s %s %b %b %B %b", "loud", null, true, true, null, "x", false));
        System.out.println(String.format("%c%c%c %C", 'a', 98, (byte) 99, 'd'));
        System.out.println(String.format("%h %h", "hello", 17));
        System.out.println(String.format("100%% sure%nnext").replace(System.lineSeparator(), "|"));
        System.out.println("%s has %d items".formatted("cart", 3));
        System.out.println(String.format("%s %10s", new Shouting(), new Shouting()));
        System.out.println(String.format("%3$s %1$s %2$s", "a", "b", "c"));
        System.out.printf("%s-%s%n", 'x', 1.5);
        System.out.println(String.format("no specifiers"));
    }
}
