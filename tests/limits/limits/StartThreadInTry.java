package limits;

/** Nothing can catch the stop, and nothing runs after it. */
class StartThreadInTry {
    public static void main(String[] arguments) {
        System.out.println("before");
        try {
            new Thread("second").start(); // stops here: java.lang.Thread.start0()
        } catch (Throwable thrown) {
            System.out.println("caught");
        } finally {
            System.out.println("finally");
        }
    }
}
