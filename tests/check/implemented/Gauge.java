package implemented;

import kukang.Kukang;
import kukang.contracts.*;

/** What is chosen for a method without a body is chosen for what implements it. */
interface Gauge<T extends Comparable<T>> {
    @Ensures("\\result >= 0")
    int level(T of);
}

class Tank implements Gauge<Integer> {
    @Override
    public int level(Integer of) {
        return 7;
    }
}

class Readings {
    /** Holds for the tank as it is, not for every gauge. */
    static void isSeven(@NonNull Tank tank) {
        Kukang.check(tank.level(null) == 7);
    }

    /** Holds for every gauge. */
    static <T extends Comparable<T>> void isSomething(@NonNull Gauge<T> gauge, T of) {
        Kukang.check(gauge.level(of) >= 0);
    }

    static int model(Gauge<?> gauge, Comparable<?> of) {
        return 8;
    }
}
