package exceptions;

/** An exception made without a writable trace prints only its first line, and keeps no suppressed ones. */
public class UncaughtWithoutTrace {
    static class Light extends RuntimeException {
        Light(String message) {
            super(message, new IllegalStateException("ordinary cause"), false, false);
        }
    }

    public static void main(String[] args) {
        Light light = new Light("no frames");
        light.addSuppressed(new Exception("dropped"));
        light.setStackTrace(new Throwable().getStackTrace());
        System.out.println(light.getStackTrace().length + " " + light.getSuppressed().length);
        throw light;
    }
}
