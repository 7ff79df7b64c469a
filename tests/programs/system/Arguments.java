package system;

/** The command line's arguments arrive as they were given, empty and odd ones included. */
public class Arguments {
    public static void main(String[] args) {
        System.out.println(args.length + " " + args.getClass().getSimpleName());
        for (String argument : args) {
            System.out.println(argument.length() + " [" + argument + "]");
        }
    }
}
