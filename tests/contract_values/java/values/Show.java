package values;

/** Values with their static types, as text. */
public class Show {
    static String of(boolean value) {
        return "boolean " + value;
    }

    static String of(byte value) {
        return "byte " + value;
    }

    static String of(short value) {
        return "short " + value;
    }

    static String of(char value) {
        return "char " + (int) value;
    }

    static String of(int value) {
        return "int " + value;
    }

    static String of(long value) {
        return "long " + value;
    }

    static String of(float value) {
        return "float " + Integer.toHexString(Float.floatToIntBits(value));
    }

    static String of(double value) {
        return "double " + Long.toHexString(Double.doubleToLongBits(value));
    }

    static String of(Object value) {
        if (value == null) {
            return "null";
        }
        if (value instanceof Node) {
            return "Node " + ((Node) value).value;
        }
        if (value instanceof int[]) {
            return java.util.Arrays.toString((int[]) value);
        }
        String name = value.getClass().getName();
        boolean plain = name.startsWith("java.lang.");
        return plain ? name + " " + value.toString().replace("\n", "\\n") : name;
    }
}
