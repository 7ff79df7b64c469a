// Unknowns of every primitive type, in instance fields, static fields and parameters.
package everything;

import kukang.Kukang;

class Everything {
    boolean flag;
    byte small;
    char letter;
    short middle;
    int number;
    long large;
    float single;
    double precise;

    static boolean staticFlag;
    static int staticNumber;
    static Everything staticOther;
    static final int FIXED = 1;

    /** Integers meet each other in int arithmetic and come back narrowed. */
    void mix(byte added) {
        small += added;
        middle = (short) (small * letter);
        number = flag ? middle / added : middle >>> added;
        Kukang.check(number <= 127);
    }

    /** Floating point numbers, negative zero and NaN among them. */
    int compare(double limit) {
        if (single < limit) {
            return 0;
        }
        if (precise > limit) {
            return 1;
        }
        assert single != precise || precise >= limit;
        return (int) single;
    }

    long divide(long divisor) {
        large = (large << 1) ^ divisor;
        if ((int) large == number) {
            return large % divisor;
        }
        return letter > 'a' ? large / divisor : -1;
    }

    /** Static fields are part of the input, and may refer to the receiver. */
    int statics() {
        if (staticFlag && staticNumber > FIXED) {
            staticNumber = 0;
        }
        Everything other = staticOther;
        if (other == this) {
            return number / staticNumber;
        }
        return other.number;
    }

    static int select(int key, char letter) {
        switch (key) {
            case -1:
            case 1:
                return letter;
            case 2:
                throw new IllegalStateException();
            default:
                return letter == 0 ? 10 / key : key;
        }
    }

    /** Parameters that take two places, before and after others. */
    static int wide(long first, byte second, double third, Everything fourth, int fifth) {
        if (first == second && third > fifth) {
            return fourth.number;
        }
        return (int) (first % fifth);
    }

    /** A class that nobody has looked at before is initialized first, and then its static fields are unknown. */
    int late() {
        if (Late.limit > number) {
            return Late.FIXED / (Late.limit - 1);
        }
        return Late.table == null ? 0 : Late.table[0];
    }
}
