package unsupported;

public class Background {
    boolean inBackground;

    public void start(Runnable work) {
        if (inBackground) {
            new Thread(() -> { }).start();
        }
    }

    public int divide(int number) {
        if (inBackground) {
            new Thread(() -> { }).start();
        }
        return 100 / number;
    }
}
