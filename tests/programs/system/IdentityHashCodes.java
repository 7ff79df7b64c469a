package system;

/** An identity hash code stays the same for an object's life and ignores overriding. */
public class IdentityHashCodes {
    static class Loud {
        @Override
        public int hashCode() {
            return 1;
        }
    }

    public static void main(String[] args) {
        Object object = new Object();
        int hash = System.identityHashCode(object);
        Object[] garbage = new Object[1000];
        for (int i = 0; i < garbage.length; i++) {
            garbage[i] = new int[100];
        }
        System.gc();
        System.out.println(hash == System.identityHashCode(object) && hash == object.hashCode());
        System.out.println(hash >= 0);
        System.out.println(System.identityHashCode(null));
        Loud loud = new Loud();
        System.out.println(loud.hashCode() + " " + (System.identityHashCode(loud) == System.identityHashCode(loud)));
        int[] array = new int[0];
        System.out.println(array.hashCode() == System.identityHashCode(array));
        java.util.Set<Integer> distinct = new java.util.HashSet<>();
        for (Object o : garbage) {
            distinct.add(System.identityHashCode(o));
        }
        System.out.println(distinct.size() > 900);
    }
}
