package instructions;

/** Each return type, with values that must be cut to the declared width, and results that are thrown away. */
public class ReturnKinds {
    static int seed = 0x1fedcba9;

    static boolean asBoolean() {
        return (seed & 1) == 1;
    }

    static byte asByte() {
        return (byte) seed;
    }

    static char asChar() {
        return (char) seed;
    }

    static short asShort() {
        return (short) seed;
    }

    static int asInt() {
        return seed;
    }

    static long asLong() {
        return (long) seed << 20;
    }

    static float asFloat() {
        return seed / 3f;
    }

    static double asDouble() {
        return seed / 3.0;
    }

    static Object asObject() {
        return new int[]{seed};
    }

    static void asNothing() {
        if (seed != 0) {
            return;
        }
        seed++;
    }

    static int early(int x) {
        if (x < 0) {
            return -1;
        }
        for (int i = 0; i < 10; i++) {
            for (int j = 0; j < 10; j++) {
                if (i * j == x) {
                    return i * 100 + j;
                }
            }
        }
        return 0;
    }

    static int recursive(int n) {
        return n < 2 ? n : recursive(n - 1) + recursive(n - 2);
    }

    public static void main(String[] args) {
        System.out.println(asBoolean() + " " + asByte() + " " + (int) asChar() + " " + asShort() + " " + asInt() + " "
                + asLong() + " " + asFloat() + " " + asDouble() + " " + ((int[]) asObject())[0]);
        asBoolean();
        asByte();
        asLong();
        asDouble();
        asObject();
        asNothing();
        System.out.println(early(-5) + " " + early(0) + " " + early(56) + " " + early(97));
        System.out.println(recursive(15));
    }
}
