package exceptions;

/** A handler set by the program replaces the printed trace, but not the exit status. */
public class UncaughtHandler {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) ->
                System.out.println("handler of " + thread.getName() + " got " + problem));
        throw new IllegalStateException("handled");
    }
}
