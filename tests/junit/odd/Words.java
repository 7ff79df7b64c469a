package odd;

/** Names of parameters that mean something else in a test. */
public class Words {
    private int value;
    private Words KukangHeap;

    private int hidden(Words KukangHeap, Words Float, Words Double, Words Words, Words java, Words org, Words odd) {
        if (KukangHeap == null || Float == null || Double == null || Words == null) {
            return 1;
        }
        return java == null || org == null || odd == null ? 2 : KukangHeap.value;
    }

    double plain(Words Integer, Words result, Words thrown, Words before, Words yield, Words record, Words var) {
        if (Integer == null || result == null || thrown == null || before == null) {
            return Double.NaN;
        }
        yield.value = 1;
        return record == null || var == null ? Float.MAX_VALUE : java.lang.Integer.MIN_VALUE;
    }

    int dollar(Words $, Words a$b, Words \u00e9t\u00e9, Words sealed, Words permits, Words module) {
        if ($ == null || a$b == null || \u00e9t\u00e9 == null) {
            return 0;
        }
        sealed.value = permits.value;
        return module == this ? 3 : 4;
    }

    int thrown(int[] String, Object Object, float[] Assertions) throws Exception {
        if (String.length == 1) {
            throw new Exception("x" + String[0]);
        }
        return Object == this ? (int) Assertions[0] : 0;
    }

    boolean assertTrue(boolean assertEquals) {
        return assertEquals;
    }

    void fail_() {
    }
}
