package near;

import far.Base;

/** What it is handed down has types that only the package of the class above sees. */
public class Sub extends Base {
    private int extra;

    public boolean isReady() {
        return state != null && extra > 0;
    }

    public boolean isShared() {
        return shared == state && open != null;
    }

    public Object given() {
        return state();
    }

    public static int count(Base... bases) {
        int count = 0;
        for (Base base : bases) {
            if (base.state() != null) {
                count++;
            }
        }
        return count;
    }
}
