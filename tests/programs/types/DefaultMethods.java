package types;

public class DefaultMethods {
    interface Source<T> {
        T next();

        default <R> Source<R> map(java.util.function.Function<? super T, ? extends R> f) {
            return () -> f.apply(next());
        }

        static <T> Source<T> constant(T t) {
            return () -> t;
        }

        private String hidden() {
            return "hidden " + next();
        }

        default String reveal() {
            return hidden();
        }
    }

    interface Left {
        default String who() {
            return "left";
        }
    }

    interface Right {
        default String who() {
            return "right";
        }
    }

    static class Both implements Left, Right {
        @Override
        public String who() {
            return Left.super.who() + "+" + Right.super.who();
        }
    }

    interface LeftChild extends Left {
        @Override
        default String who() {
            return "child of " + Left.super.who();
        }
    }

    static class Base {
        public String who() {
            return "class wins";
        }
    }

    static class Mixed extends Base implements Left {
    }

    static class Diamond implements Left, LeftChild {
    }

    public static void main(String[] args) {
        System.out.println(new Both().who() + " " + new Mixed().who() + " " + new Diamond().who());
        System.out.println(Source.constant(4).map(x -> x * x).map(x -> "n" + x).next() + " " + Source.constant("x").reveal());
    }
}
