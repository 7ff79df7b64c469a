package dispatch;

/** A template method in an abstract class, with abstract steps filled in at several levels. */
public class AbstractClasses {
    interface Step {
        String run(int input);
    }

    abstract static class Template implements Step {
        private int count;

        @Override
        public final String run(int input) {
            count++;
            return prefix() + compute(input) + suffix() + "#" + count;
        }

        protected abstract long compute(int input);

        protected String prefix() {
            return "[";
        }

        protected String suffix() {
            return "]";
        }
    }

    abstract static class Half extends Template {
        @Override
        protected String prefix() {
            return kind() + super.prefix();
        }

        abstract String kind();
    }

    static class Square extends Half {
        @Override
        protected long compute(int input) {
            return (long) input * input;
        }

        @Override
        String kind() {
            return "square";
        }
    }

    static class Negate extends Template {
        @Override
        protected long compute(int input) {
            return -(long) input;
        }

        @Override
        protected String suffix() {
            return "}" + super.suffix();
        }
    }

    public static void main(String[] args) {
        Step[] steps = {new Square(), new Negate(), new Half() {
            @Override
            protected long compute(int input) {
                return input / 2;
            }

            @Override
            String kind() {
                return "anonymous";
            }
        }};
        for (int input : new int[]{3, Integer.MIN_VALUE}) {
            for (Step step : steps) {
                System.out.println(step.run(input));
            }
        }
    }
}
