package opinion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;

/**
 * A random heap of a subject, valid or not, and a call of one of its methods.
 *
 * The methods of a scene are conditions in Java. In front of each stands the same one as a contract: after {@code //=} about the
 * heap as it was made, after {@code //>} about the heap after the call.
 */
public abstract class Scene {
    /** Whoever makes scenes from outside has nothing that holds them. */
    static final List<Scene> ALL = new ArrayList<>();

    /** What the random numbers come from. */
    protected Random random;
    /** An argument of the call. */
    public int argument;

    public static Scene make(String name, int seed) throws Exception {
        Scene made = (Scene) Class.forName(name).getDeclaredConstructor().newInstance();
        made.begin(seed);
        return made;
    }

    /** Makes this the scene of a seed. */
    public final void begin(int seed) {
        ALL.add(this);
        random = new Random(4711L * seed + 17);
        argument = random.nextInt(8);
        build(seed % 3);
    }

    /** Makes the heap: a valid one, a valid one in which something was changed, or any graph. */
    protected abstract void build(int kind);

    /** Notes what the conditions after the call have to know of the state before. */
    public abstract void remember();

    /** Calls the method, unless it could not end in this heap. Says whether it has returned. */
    public abstract boolean act();

    /** One of the objects, or none. */
    protected final <T> T any(List<T> all) {
        int place = random.nextInt(all.size() + 2);
        return place < all.size() ? all.get(place) : null;
    }

    protected static <T> Set<T> reach(T root, List<Function<T, T>> fields) {
        Set<T> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        gather(root, fields, seen);
        return seen;
    }

    private static <T> void gather(T from, List<Function<T, T>> fields, Set<T> seen) {
        if (from != null && seen.add(from)) {
            fields.forEach(field -> gather(field.apply(from), fields, seen));
        }
    }

    /** Whether no object is come to twice. */
    protected static <T> boolean isTree(T root, List<Function<T, T>> fields) {
        return isTree(root, fields, Collections.newSetFromMap(new IdentityHashMap<>()));
    }

    private static <T> boolean isTree(T from, List<Function<T, T>> fields, Set<T> seen) {
        return from == null
            || seen.add(from) && fields.stream().allMatch(field -> isTree(field.apply(from), fields, seen));
    }
}
