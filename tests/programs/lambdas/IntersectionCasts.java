package lambdas;

import java.io.Serializable;
import java.util.function.Function;
import java.util.function.Supplier;

/** A lambda may implement marker interfaces beside its functional one, serializability among them. */
public class IntersectionCasts {
    interface Marker { }

    interface Named {
        default String name() {
            return "named";
        }
    }

    interface SerializableSupplier<T> extends Supplier<T>, Serializable { }

    static <T extends Runnable & Named> String use(T t) {
        t.run();
        return t.name();
    }

    public static void main(String[] args) {
        Runnable marked = (Runnable & Marker) () -> System.out.println("marked");
        marked.run();
        System.out.println((marked instanceof Marker) + " " + (marked instanceof Named));
        System.out.println(use((Runnable & Named) () -> System.out.println("used")));
        Runnable serializable = (Runnable & Serializable) () -> System.out.println("serializable");
        serializable.run();
        System.out.println(serializable instanceof Serializable);
        int captured = args.length + 3;
        SerializableSupplier<String> supplier = () -> "captured " + captured;
        System.out.println(supplier.get() + " " + (supplier instanceof Serializable));
        Function<String, Integer> reference = (Function<String, Integer> & Serializable & Marker) String::length;
        System.out.println(reference.apply("four") + " " + (reference instanceof Marker));
        Runnable plain = () -> { };
        System.out.println(plain instanceof Serializable);
    }
}
