package types;

/** In which order the methods that records get by themselves come to their components. */
public class RecordMethodsInOrder {
    static final class Loud {
        final String name;
        final boolean isEqual;

        Loud(String name, boolean isEqual) {
            this.name = name;
            this.isEqual = isEqual;
        }

        @Override
        public boolean equals(Object other) {
            System.out.print("equals:" + name + " ");
            return isEqual;
        }

        @Override
        public int hashCode() {
            System.out.print("hash:" + name + " ");
            return name.charAt(0);
        }

        @Override
        public String toString() {
            System.out.print("text:" + name + " ");
            return name;
        }
    }

    record Mixed(Loud a, int i, Loud b, double d, Loud c) {
    }

    record Two(Loud a, Loud b) {
    }

    record Wide(Loud a, long j, Loud b, float f, boolean z, Loud c, byte small, Loud d) {
    }

    static Loud same(String name) {
        return new Loud(name, true);
    }

    static Loud other(String name) {
        return new Loud(name, false);
    }

    static Mixed mixed(int i, double d) {
        return new Mixed(same("a"), i, same("b"), d, same("c"));
    }

    static Wide wide(long j, float f, boolean z, int small) {
        return new Wide(same("a"), j, same("b"), f, z, same("c"), (byte) small, same("d"));
    }

    public static void main(String[] args) {
        Mixed mixed = mixed(1, 2.5);
        System.out.println(mixed.hashCode());
        System.out.println(mixed);
        System.out.println(mixed.equals(mixed));
        System.out.println(mixed.equals(null));
        System.out.println(mixed.equals(mixed(1, 2.5)));
        System.out.println(mixed.equals(mixed(2, 2.5)));
        System.out.println(mixed.equals(mixed(1, 3.5)));
        for (int different = 0; different < 8; different++) {
            Mixed some = new Mixed(new Loud("a", (different & 1) == 0), 1, new Loud("b", (different & 2) == 0), 2.5, new Loud("c", (different & 4) == 0));
            System.out.println(some.equals(mixed));
        }
        System.out.println(new Two(same("a"), other("b")).equals(new Two(null, same("b"))));
        System.out.println(new Two(same("a"), null).equals(new Two(other("a"), null)));
        System.out.println(new Two(other("a"), null).equals(new Two(other("a"), same("b"))));
        Wide wide = wide(1, 2, true, 3);
        System.out.println(wide.hashCode() + " " + wide);
        System.out.println(wide.equals(wide(1, 2, true, 3)));
        System.out.println(wide.equals(wide(0, 2, true, 3)));
        System.out.println(wide.equals(wide(1, 0, true, 3)));
        System.out.println(wide.equals(wide(1, 2, false, 3)));
        System.out.println(wide.equals(wide(1, 2, true, 0)));
    }
}
