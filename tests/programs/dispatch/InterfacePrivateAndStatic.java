package dispatch;

/** Private and static interface methods serve their own interface, and constants come along by inheritance. */
public class InterfacePrivateAndStatic {
    interface Counter {
        int STEP = 3;
        String LABEL = "count" + STEP;

        int start();

        default int twice() {
            return helper(start()) + helper(start());
        }

        private int helper(int x) {
            return offset(x) + STEP;
        }

        private static int offset(int x) {
            return x * 10;
        }

        static Counter from(int x) {
            return () -> x;
        }
    }

    interface Named extends Counter {
        String LABEL = "named";

        private String helper(int x) {
            return "Named.helper " + x;
        }

        default String describe() {
            return helper(start()) + " " + LABEL + " " + Counter.LABEL;
        }
    }

    static class Impl implements Named {
        public int start() {
            return 7 + STEP;
        }

        int helper(int x) {
            return -x;
        }

        String label() {
            return LABEL;
        }
    }

    public static void main(String[] args) {
        Impl impl = new Impl();
        System.out.println(impl.twice() + " " + impl.describe() + " " + impl.helper(5) + " " + impl.label());
        System.out.println(Counter.from(4).twice());
        System.out.println(Impl.STEP + " " + Named.STEP + " " + ((Counter) impl).twice());
    }
}
