package exact;

/** Boxes that are equal and not the same. */
public class Boxes {
    Integer held;

    static boolean same(Integer left, Integer right) {
        return left != null && right != null && left.intValue() == right.intValue() && left == right;
    }

    static boolean sameLetters(Character left, Character right) {
        return left != null && right != null && left.charValue() == right.charValue() && left == right;
    }

    static boolean sameFlags(Boolean left, Boolean right) {
        return left == right;
    }

    boolean hold(Integer other) {
        boolean isHeld = held == other;
        held = other;
        return isHeld;
    }
}
