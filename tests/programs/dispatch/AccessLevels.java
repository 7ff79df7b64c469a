package dispatch;

import java.util.AbstractList;

/** Access levels widen downward, and protected members of library classes are reached by inheritance. */
public class AccessLevels {
    static class Base {
        String packagePrivate() {
            return "Base.packagePrivate";
        }

        protected String guarded() {
            return "Base.guarded";
        }

        public String call() {
            return packagePrivate() + " " + guarded();
        }
    }

    static class Widened extends Base {
        @Override
        public String packagePrivate() {
            return "Widened.packagePrivate";
        }

        @Override
        public String guarded() {
            return "Widened.guarded";
        }
    }

    static class Window extends AbstractList<Integer> {
        @Override
        public Integer get(int index) {
            return index * index;
        }

        @Override
        public int size() {
            return 6;
        }

        void touch() {
            modCount++;
            removeRange(2, 2);
        }
    }

    static class Outer {
        private int secret = 5;

        private String hidden() {
            return "hidden " + secret;
        }

        class Inner {
            private int own = secret * 2;

            void change() {
                secret += own;
                secret++;
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(new Base().call());
        System.out.println(new Widened().call());
        Window window = new Window();
        window.touch();
        System.out.println(window + " " + window.contains(16) + " " + window.indexOf(25) + " " + window.subList(1, 3));
        Outer outer = new Outer();
        Outer.Inner inner = outer.new Inner();
        inner.change();
        System.out.println(outer.hidden() + " " + inner.own);
    }
}
