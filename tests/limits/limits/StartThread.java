package limits;

class StartThread {
    public static void main(String[] arguments) {
        Thread thread = new Thread("second");
        System.out.println("before");
        thread.start(); // stops here: starting a thread, in java.lang.Thread.start0()
        System.out.println("after");
    }
}
