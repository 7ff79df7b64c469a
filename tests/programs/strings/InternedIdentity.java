package strings;

public class InternedIdentity {
    static final String FIRST = "shared";

    static class Other {
        static final String FIRST = "sha" + "red";
    }

    public static void main(String[] args) {
        String half = "sha";
        String built = half + "red";
        final String constantHalf = "sha";
        System.out.println(FIRST == Other.FIRST);
        System.out.println(FIRST == built);
        System.out.println(FIRST == built.intern());
        System.out.println(FIRST == constantHalf + "red");
        System.out.println(FIRST == new String("shared"));
        System.out.println(FIRST.equals(new String("shared")));
        String fresh = new StringBuilder("fresh").append("-made").toString();
        System.out.println(fresh.intern() == fresh);
        System.out.println(new String(fresh).intern() == fresh);
        System.out.println(String.valueOf(true) == "true");
        System.out.println("" == "x".substring(1));
        System.out.println(InternedIdentity.class.getName().intern() == "strings.InternedIdentity");
    }
}
