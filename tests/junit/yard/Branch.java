package yard;

import java.util.ArrayList;

/** Elements that know the list which they are in. */
public class Branch {
    private ArrayList<Branch> siblings;

    public void setSiblings(ArrayList<Branch> siblings) {
        this.siblings = siblings;
    }

    public static boolean isAmong(ArrayList<Branch> all) {
        return all != null && !all.isEmpty() && all.get(0) != null && all.get(0).siblings == all;
    }
}
