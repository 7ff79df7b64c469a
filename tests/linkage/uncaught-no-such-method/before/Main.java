/** A missing method ends the program with an ordinary trace. */
public class Main {
    static long call(Target target) {
        return target.compute(new int[]{1}, "x");
    }

    public static void main(String[] args) {
        System.out.println("before");
        System.out.println(call(new Target()));
    }
}
