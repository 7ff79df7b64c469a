package initialization;

/** A nested class delays its work until the first use, and does it once. */
public class LazyHolder {
    static int built;
    final int number;

    private LazyHolder() {
        number = ++built;
        System.out.println("built " + number);
    }

    private static class Holder {
        static final LazyHolder INSTANCE = new LazyHolder();
    }

    static LazyHolder get() {
        return Holder.INSTANCE;
    }

    public static void main(String[] args) {
        System.out.println("nothing yet: " + built);
        LazyHolder first = get();
        LazyHolder second = get();
        System.out.println((first == second) + " " + first.number + " " + built);
    }
}
