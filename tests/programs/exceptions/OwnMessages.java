package exceptions;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/** The texts of common failures, as the library and the virtual machine word them. */
public class OwnMessages {
    enum Color { RED }

    static void attempt(Runnable body) {
        try {
            body.run();
            System.out.println("fine");
        } catch (Throwable e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        int zero = args.length;
        attempt(() -> System.out.println(5 / zero));
        attempt(() -> System.out.println(5L % zero));
        attempt(() -> Integer.parseInt(""));
        attempt(() -> Integer.parseInt("99999999999"));
        attempt(() -> Integer.parseInt(null));
        attempt(() -> Long.parseLong("1x"));
        attempt(() -> Color.valueOf("BLUE"));
        attempt(() -> Optional.empty().get());
        attempt(() -> List.of(1).get(2));
        attempt(() -> List.of(1).add(2));
        attempt(() -> List.of().iterator().next());
        attempt(() -> Math.addExact(Integer.MAX_VALUE, 1));
        attempt(() -> Math.toIntExact(1L << 40));
        attempt(() -> new StringBuilder().deleteCharAt(0));
        attempt(() -> "x".repeat(-1));
        attempt(() -> {
            throw new NoSuchElementException();
        });
        attempt(() -> {
            Object o = "s";
            Integer i = (Integer) o;
            System.out.println(i);
        });
        attempt(() -> {
            try {
                Class.forName("missing.Type");
            } catch (ClassNotFoundException e) {
                throw new RuntimeException(e);
            }
        });
        attempt(() -> {
            assert zero > 0 : "assertions are off by default";
        });
    }
}
