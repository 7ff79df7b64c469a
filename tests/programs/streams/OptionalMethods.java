package streams;

import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

public class OptionalMethods {
    public static void main(String[] args) {
        Optional<String> full = Optional.of("value");
        Optional<String> none = Optional.empty();
        System.out.println(full + " " + none + " " + Optional.ofNullable(null) + " " + full.isPresent() + " " + none.isEmpty());
        System.out.println(full.map(String::length) + " " + none.map(String::length) + " " + full.map(s -> null) + " " + full.flatMap(s -> Optional.of(s + "!")));
        System.out.println(full.filter(s -> s.startsWith("v")) + " " + full.filter(String::isEmpty) + " " + none.or(() -> Optional.of("other")));
        System.out.println(full.orElse("x") + " " + none.orElse("x") + " " + none.orElseGet(() -> "made") + " " + full.stream().count() + " " + none.stream().count());
        full.ifPresent(System.out::println);
        none.ifPresentOrElse(System.out::println, () -> System.out.println("absent"));
        System.out.println(full.equals(Optional.of("value")) + " " + none.equals(Optional.empty()) + " " + (full.hashCode() == "value".hashCode()));
        try {
            none.get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            none.orElseThrow(() -> new IllegalStateException("mine"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Optional.of(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
        System.out.println(OptionalInt.of(3) + " " + OptionalInt.empty() + " " + OptionalInt.of(3).getAsInt() + " " + OptionalInt.empty().orElse(9)
                + " " + OptionalDouble.of(1.5) + " " + OptionalLong.of(7).orElseThrow());
    }
}
