package office;

import java.util.ArrayList;
import java.util.List;
import kukang.contracts.NonNull;

/** Fields that are never null, and that nobody has read. */
public class Profile {
    @NonNull private String name = "nobody";
    @NonNull private final List<String> names = new ArrayList<>();
    private int changes;

    public void rename(String next) {
        name = next;
        changes++;
    }

    public int changes() {
        return changes;
    }
}
