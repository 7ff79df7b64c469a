package instructions;

/** Reference equality compares identity; null equals only null; constants and small boxes are shared. */
public class ReferenceComparisons {
    static final String CONSTANT = "con" + "stant";

    public static void main(String[] args) {
        Object a = new Object();
        Object b = new Object();
        Object nothing = null;
        System.out.println((a == a) + " " + (a == b) + " " + (a != b) + " " + (a == nothing) + " " + (nothing != null));
        System.out.println(nothing == null);
        String constant = "constant";
        String part = "con";
        String built = part + "stant";
        System.out.println(constant == CONSTANT);
        System.out.println(constant == built);
        System.out.println(constant == built.intern());
        System.out.println(constant.equals(built));
        Integer small = 127;
        Integer smallAgain = 127;
        Integer big = 1128;
        Integer bigAgain = 1128;
        System.out.println((small == smallAgain) + " " + (big == bigAgain) + " " + big.equals(bigAgain));
        Long boxedLong = 127L;
        System.out.println(boxedLong.equals(127) + " " + boxedLong.equals(127L));
        Boolean truth = true;
        System.out.println(truth == Boolean.TRUE);
        int[] array = {1};
        int[] alias = array;
        System.out.println((array == alias) + " " + (array == array.clone()));
        System.out.println(a.getClass() == b.getClass());
        System.out.println((Object) int[].class == (Object) array.getClass());
        String chosen = a != b ? nothing == null ? "inner" : "wrong" : "outer";
        System.out.println(chosen);
        int count = 0;
        for (Object o = a; o != null; o = o == a ? b : null) {
            count++;
        }
        System.out.println(count);
    }
}
