// Numbers that are shown are the least that lead there, whoever has found them.
package readable;

class Readable {
    /** 17. */
    static void above(int number) {
        assert number <= 16;
    }

    /** 301 below zero. */
    static void below(long number) {
        assert number >= -300;
    }

    /** 37, or what is as far from zero: the positive one. */
    static void square(int number) {
        assert number * number != 1369;
    }

    /** Half of what an int holds. */
    static void twice(int number) {
        assert number < 0 || number * 2 >= 0;
    }

    /** An array of three letters, of which two differ. */
    static void letters(char[] text) {
        assert text == null || text.length < 3 || text[1] == text[2];
    }

    /** The first digit that is none of those which are tried first. */
    static void digit(char letter) {
        assert letter <= '0' || letter > '9';
    }

    /** No letter at all: the one that comes first beyond those of Latin-1. */
    static void foreign(char letter) {
        assert letter < 256;
    }

    /** Floating point is for the SMT solver, which likes long numbers. */
    static void real(double number, float other) {
        assert !(number + 0.1 > 6.7 && other - 0.3f < -0.7f);
    }
}
