package initialization;

/** Compile-time constants are copied into their users, so reading them initializes nothing. */
public class ConstantsDoNotTrigger {
    static class Holder {
        static final int NUMBER = 10;
        static final long WIDE = 1L << 40;
        static final String TEXT = "te" + "xt";
        static final boolean FLAG = NUMBER > 5;
        static final char LETTER = 'x';
        static final double REAL = 1.5 * 2;
        static final Integer BOXED = 10;
        static final String[] ARRAY = {"a"};

        static {
            System.out.println("holder initialized");
        }

        final int instanceConstant = 7;
    }

    public static void main(String[] args) {
        System.out.println(Holder.NUMBER);
        System.out.println(Holder.WIDE);
        System.out.println(Holder.TEXT);
        System.out.println(Holder.FLAG);
        System.out.println(Holder.LETTER);
        System.out.println(Holder.REAL);
        switch (args.length + 10) {
            case Holder.NUMBER -> System.out.println("switch");
            default -> System.out.println("unreachable");
        }
        System.out.println(Holder.class.getSimpleName());
        Object o = "text";
        System.out.println(o instanceof Object && !(o.getClass() == Holder.class));
        System.out.println("now a real field");
        System.out.println(Holder.BOXED);
        System.out.println(new Holder().instanceConstant);
    }
}
