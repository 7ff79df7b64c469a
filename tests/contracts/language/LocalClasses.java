package language;

import java.util.function.IntUnaryOperator;

/** Contracts in classes without names, in local classes and in those inside of them. */
class LocalClasses {
    static final IntUnaryOperator FIELD = new IntUnaryOperator() {
        @Override
        public int applyAsInt(int x) {
            //@ assert x < 5;
            return x;
        }
    };

    static int failsInAField(int x) {
        return FIELD.applyAsInt(x);
    }

    static int holdsInAnAnonymousClass(int x) {
        IntUnaryOperator twice = new IntUnaryOperator() {
            @Override
            public int applyAsInt(int y) {
                int z = y & 1;
                //@ assert z == 0 || z == 1;
                return z;
            }
        };
        return twice.applyAsInt(x);
    }

    static int failsInAnAnonymousClass(int x) {
        IntUnaryOperator twice = new IntUnaryOperator() {
            @Override
            public int applyAsInt(int y) {
                //@ assert y == x && y != 7;
                return y + x;
            }
        };
        return twice.applyAsInt(x);
    }

    static int failsInALocalClass(int x) {
        class Counter {
            int count;

            int next() {
                class Inner {
                    int of(int y) {
                        //@ assert y < 1;
                        return y;
                    }
                }
                return new Inner().of(count++);
            }
        }
        Counter counter = new Counter();
        return counter.next() + counter.next();
    }

    enum Kind {
        SMALL {
            @Override
            int grow(int x) {
                //@ assert x != 3;
                return x;
            }
        },
        LARGE;

        int grow(int x) {
            return x + 1;
        }
    }

    static int failsInAConstant(int x) {
        return Kind.SMALL.grow(x);
    }

    static int holdsInAnotherConstant(int x) {
        return Kind.LARGE.grow(x);
    }

    static Object contracts() {
        return new Object() {
            int size;

            //@ invariant size >= 0;

            //@ ensures \result > 0;
            int holdsAContract() {
                return size < 10 ? size + 1 : 1;
            }

            //@ ensures \result > 0;
            int failsAContract() {
                return size;
            }

            void failsAnInvariant() {
                size--;
            }
        };
    }
}
