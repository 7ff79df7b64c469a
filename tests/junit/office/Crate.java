package office;

import java.util.ArrayList;
import java.util.List;

/** Has a list of its own from the beginning, and something else from a setter. */
public class Crate {
    private final List<String> items = new ArrayList<>();
    private int limit;
    private Owner owner;

    public void setLimit(int limit) {
        this.limit = limit;
    }

    public void setOwner(Owner owner) {
        this.owner = owner;
    }

    public void add(String item) {
        items.add(item);
    }

    public boolean mayBeFilled() {
        return items.isEmpty() && owner != null && owner.isTrusted();
    }

    public boolean isGuarded() {
        return items.size() == 1 && limit == 7 && owner != null && owner.isTrusted();
    }

    /** Comes from elsewhere. */
    public static class Owner {
        private final boolean trusted;

        public Owner(boolean trusted) {
            this.trusted = trusted;
        }

        public boolean isTrusted() {
            return trusted;
        }
    }
}
