package synchronisation;

/** Return, break, continue, exceptions and nested finally blocks each release exactly the locks they leave. */
public class LeavingSynchronizedBlocks {
    static final Object OUTER = new Object();
    static final Object INNER = new Object();

    static String state() {
        return (Thread.holdsLock(OUTER) ? "outer" : "-") + (Thread.holdsLock(INNER) ? "inner" : "-");
    }

    static String leave(int how) {
        StringBuilder out = new StringBuilder();
        loop:
        for (int i = 0; i < 2; i++) {
            synchronized (OUTER) {
                try {
                    synchronized (INNER) {
                        out.append(state()).append(' ');
                        switch (how) {
                            case 0: break;
                            case 1: continue loop;
                            case 2: break loop;
                            case 3: return out.append("returned ").append(state()).toString();
                            case 4: throw new IllegalStateException("thrown");
                            default: out.append(1 / (how - how));
                        }
                        out.append("end ");
                    }
                    out.append(state()).append(' ');
                } catch (IllegalStateException e) {
                    out.append("caught ").append(state()).append(' ');
                } finally {
                    out.append("finally ").append(state()).append(' ');
                }
            }
            out.append("after ").append(state()).append(' ');
        }
        return out.toString();
    }

    public static void main(String[] args) {
        for (int how = 0; how < 6; how++) {
            try {
                System.out.println(how + ": " + leave(how));
            } catch (ArithmeticException e) {
                System.out.println(how + ": " + e.getMessage());
            }
            System.out.println(state());
        }
    }
}
