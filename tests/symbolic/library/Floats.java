package library;

// Functions of unknown floating point numbers. Each of them is a term; the assertions are what the solver proves.
class Floats {
    //: lazier# ok 1
    static void bits(float f, double d) {
        assert Float.floatToIntBits(f) == Float.floatToRawIntBits(f);
        assert Double.doubleToLongBits(d) == Double.doubleToRawLongBits(d);
    }

    // A NaN keeps its bits if it is made of bits.
    //: lazier# ok 1
    static void ofBits(int i, long l) {
        assert Float.floatToRawIntBits(Float.intBitsToFloat(i)) == i;
        assert Double.doubleToRawLongBits(Double.longBitsToDouble(l)) == l;
    }

    // Negative; not negative or no number.
    //: lazier# ok 2
    static void signBit(float f) {
        if (f < 0) {
            assert Float.floatToIntBits(f) < 0;
        }
    }

    // There is a root; negative or no number.
    //: lazier# ok 2
    static void root(double d) {
        if (d >= 0) {
            assert Math.sqrt(d) >= 0;
        }
    }

    //: lazier# ok 1, AssertionError 1
    static void rootOfNegative(double d) { assert Math.sqrt(d) == Math.sqrt(d); }

    //: lazier# ok 2
    static void floor(double d) {
        if (d == d) {
            assert Math.floor(d) <= d;
        }
    }

    //: lazier# ok 2
    static void ceil(double d) {
        if (d == d) {
            assert Math.ceil(d) >= d;
        }
    }

    // What is whole stays what it is.
    //: lazier# ok 1
    static void whole(int i) {
        double d = i;
        assert Math.floor(d) == d && Math.ceil(d) == d && Math.rint(d) == d;
    }

    // Equal by their bits or not.
    //: lazier# ok 2
    static boolean equalBoxes(double a, double b) { return Double.valueOf(a).equals(b); }

    //: lazier# ok 1
    static int hash(double d) { return Double.hashCode(d); }

    // No number; above zero or not, which is code of the JDK.
    //: lazier# ok 3
    static void abs(float f) {
        if (f == f) {
            assert Math.abs(f) >= 0;
        }
    }
}
