public class Target {
    static final int[] FIELD = {1, 2};

    static void fixed() { }

    public void run() {
        System.out.println("class");
    }
}
