package lambdas;

import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** A lambda that uses members captures its instance, and sees later changes through it. */
public class CapturedThis {
    private int count;
    private String name;
    private final Supplier<String> early;

    CapturedThis(String name) {
        early = () -> "early " + this.name;
        this.name = name;
    }

    IntSupplier counter() {
        return () -> ++count;
    }

    Supplier<CapturedThis> self() {
        return () -> this;
    }

    Supplier<String> mixed(int x, String y) {
        return () -> name + x + y + count;
    }

    class Inner {
        Supplier<String> deep() {
            return () -> {
                Supplier<String> deeper = () -> name + getClass().getSimpleName();
                return deeper.get();
            };
        }
    }

    public static void main(String[] args) {
        CapturedThis object = new CapturedThis("object");
        IntSupplier counter = object.counter();
        IntSupplier second = object.counter();
        System.out.println(counter.getAsInt() + " " + second.getAsInt() + " " + counter.getAsInt());
        System.out.println(object.self().get() == object);
        Supplier<String> mixed = object.mixed(1, "y");
        object.count = 50;
        System.out.println(mixed.get());
        System.out.println(object.early.get());
        System.out.println(object.new Inner().deep().get());
    }
}
