package language;

/** Contracts of constructors that are given more than the source says: the object around, and what the class captures. */
class LocalConstructors {
    int size;

    Object capturing(int least, LocalConstructors other) {
        class Kept {
            int value;

            //@ requires value > least && other != null;
            //@ ensures this.value > least && this.value == value + \old(other.size);
            Kept(int value) {
                this.value = value + other.size;
            }

            //@ requires size > 3 && least > 0 && least < 10 && other != null && other.size > 0 && other.size < 10;
            //@ ensures value > 4;
            Kept() {
                this(least + 3);
                //@ assert least < 10 && value == least + 3 + other.size;
                value += 0;
            }
        }
        return new Kept(least);
    }

    static Object inNoObject(int least) {
        class Alone {
            int value;

            //@ requires other != null && other.size > least;
            //@ ensures value > least;
            Alone(LocalConstructors other) {
                value = other.size;
            }

            //@ requires value > 0;
            //@ ensures this.value > least;
            Alone(long value) {
                this.value = least;
            }
        }
        record Pair(int left) {
            //@ requires left > 0;
            //@ ensures left() > 1;
            Pair {
                left += 1;
            }
        }
        enum Color {
            RED(1);

            final int rgb;

            //@ requires rgb > 0;
            //@ ensures this.rgb < 0;
            Color(int rgb) {
                this.rgb = rgb;
            }
        }
        return new Alone(new Pair(1).left() + Color.RED.rgb);
    }

    class Inner {
        int value;

        //@ requires value > size && size > 0;
        //@ ensures this.value > 1 && \old(size) == size;
        Inner(int value) {
            this.value = value;
        }
    }
}
