package clash;

/** Its name is replaced by those of classes that tests use. */
public class Clash {
    int value;
    Clash next;

    Clash(int value) {
        this.value = value;
    }

    static Clash of(Clash next) {
        return next == null ? null : next.next;
    }

    java.lang.Object all(java.lang.Integer integer, java.lang.String string, java.lang.Object object) {
        if (integer != null && integer > 5) {
            throw new java.lang.IllegalStateException("x" + string);
        }
        return object == this ? integer : string;
    }

    private double hidden(int[] numbers, float other) {
        return numbers.length == 1 ? java.lang.Double.NaN : other > 3 ? java.lang.Integer.MIN_VALUE : 1;
    }

    Clash twice() {
        return value == 2 ? new Clash(4) : this;
    }
}
