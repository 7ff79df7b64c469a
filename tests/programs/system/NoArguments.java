package system;

/** Without arguments, main gets an empty array and not null. */
public class NoArguments {
    public static void main(String... args) {
        System.out.println(args != null && args.length == 0);
    }
}
