package depot;

/** Made of its elements, one of which may be the array that holds them. */
public class Bag {
    private final Object[] held;
    private int count;

    public Bag(int room) {
        held = new Object[room];
    }

    public static Bag of(Object... all) {
        Bag bag = new Bag(all.length);
        for (Object each : all) {
            bag.add(each);
        }
        return bag;
    }

    //@ invariant held != null && count >= 0 && count <= held.length;

    public void add(Object each) {
        if (count == held.length) {
            throw new IllegalStateException("full");
        }
        held[count++] = each;
    }

    public boolean contains(Object wanted) {
        for (int index = 0; index < count; index++) {
            if (held[index] == wanted) {
                return true;
            }
        }
        return false;
    }
}
