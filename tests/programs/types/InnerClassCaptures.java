package types;

import java.util.function.IntSupplier;

public class InnerClassCaptures {
    private int value = 1;

    class Inner {
        int value = 10;

        class Deep {
            int value = 100;

            String all(int value) {
                return value + " " + this.value + " " + Inner.this.value + " " + InnerClassCaptures.this.value;
            }

            void bump() {
                InnerClassCaptures.this.value++;
                Inner.this.value += 2;
            }
        }
    }

    static class Nested {
        private static int made;
        private final int id = ++made;
    }

    class Child extends Inner {
        String show() {
            return value + " " + super.value + " " + InnerClassCaptures.this.value;
        }
    }

    IntSupplier counter(int start) {
        int[] cell = {start};
        class Local implements IntSupplier {
            final int step;

            Local(int step) {
                this.step = step;
            }

            @Override
            public int getAsInt() {
                return cell[0] += step + value;
            }
        }
        return new Local(5);
    }

    public static void main(String[] args) {
        InnerClassCaptures outer = new InnerClassCaptures();
        Inner inner = outer.new Inner();
        Inner.Deep deep = inner.new Deep();
        System.out.println(deep.all(1000));
        deep.bump();
        System.out.println(deep.all(0) + " " + outer.new Child().show());
        IntSupplier c = outer.counter(100);
        System.out.println(c.getAsInt() + " " + c.getAsInt());
        new Nested();
        System.out.println(new Nested().id + " " + Nested.made);
        try {
            InnerClassCaptures none = null;
            none.new Inner();
        } catch (NullPointerException e) {
            System.out.println("no outer instance");
        }
    }
}
