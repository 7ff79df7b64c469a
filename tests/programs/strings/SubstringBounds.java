package strings;

public class SubstringBounds {
    static void attempt(String s, int from, int to) {
        try {
            System.out.println("[" + s.substring(from, to) + "]");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(from + ".." + to + " refused");
        }
    }

    public static void main(String[] args) {
        String s = "kukang";
        attempt(s, 0, 6);
        attempt(s, 2, 4);
        attempt(s, 3, 3);
        attempt(s, 6, 6);
        attempt(s, 4, 2);
        attempt(s, -1, 2);
        attempt(s, 0, 7);
        System.out.println(s.substring(0) == s);
        System.out.println(s.substring(4) + s.subSequence(0, 2));
        try {
            s.charAt(6);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
}
