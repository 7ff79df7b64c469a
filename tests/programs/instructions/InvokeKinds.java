package instructions;

/** A call site of each kind: static, special, virtual, interface and dynamic. */
public class InvokeKinds {
    interface Greeter {
        String greet(String name);

        default String twice(String name) {
            return greet(name) + greet(name);
        }

        static Greeter loud() {
            return name -> name.toUpperCase() + "!";
        }
    }

    static class Polite implements Greeter {
        private final String prefix;

        Polite(String prefix) {
            this.prefix = prefix;
        }

        public String greet(String name) {
            return decorate(prefix) + name;
        }

        private String decorate(String text) {
            return text + ", ";
        }

        protected long wide(int a, long b, double c, float d, boolean e) {
            return a + b + (long) c + (long) d + (e ? 1 : 0);
        }
    }

    static class Formal extends Polite {
        Formal() {
            super("Good day");
        }

        @Override
        public String greet(String name) {
            return super.greet("dear " + name);
        }

        @Override
        protected long wide(int a, long b, double c, float d, boolean e) {
            return -super.wide(a, b, c, d, !e);
        }

        @Override
        public String twice(String name) {
            return "(" + super.twice(name) + ")";
        }
    }

    static int sum(int... values) {
        int total = 0;
        for (int value : values) {
            total += value;
        }
        return total;
    }

    public static void main(String[] args) {
        Greeter polite = new Polite("Hello");
        Greeter formal = new Formal();
        System.out.println(polite.greet("Ada"));
        System.out.println(formal.greet("Ada"));
        System.out.println(polite.twice("Bo"));
        System.out.println(formal.twice("Bo"));
        System.out.println(Greeter.loud().twice("cy"));
        System.out.println(new Polite("x").wide(1, 1L << 40, 2.9, 3.9f, true));
        System.out.println(((Polite) formal).wide(1, 1L << 40, 2.9, 3.9f, true));
        System.out.println(sum() + " " + sum(1) + " " + sum(1, 2, 3) + " " + sum(new int[]{4, 5}));
        Greeter dynamic = formal::greet;
        System.out.println(dynamic.twice("Di"));
        System.out.println(polite.equals(polite) + " " + polite.equals(formal));
        int[] array = {3, 1};
        System.out.println(array.clone()[0] + " " + array.getClass().getSimpleName());
        polite.toString();
        Math.max(1L, 2L);
        "discarded".length();
        new Formal();
    }
}
