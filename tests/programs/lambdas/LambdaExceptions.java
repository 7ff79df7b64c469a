package lambdas;

import java.io.IOException;
import java.util.concurrent.Callable;

/** Exceptions pass through lambdas and method references unchanged, checked ones included. */
public class LambdaExceptions {
    interface Throwing<E extends Exception> {
        void run() throws E;
    }

    static <E extends Exception> void call(Throwing<E> body) throws E {
        body.run();
    }

    static void io() throws IOException {
        throw new IOException("through a reference");
    }

    static int depth(Throwable t, String method) {
        int count = 0;
        for (StackTraceElement element : t.getStackTrace()) {
            if (element.getClassName().equals("lambdas.LambdaExceptions") && element.getMethodName().startsWith(method)) {
                count++;
            }
        }
        return count;
    }

    public static void main(String[] args) throws Exception {
        try {
            call(() -> {
                throw new IOException("through a lambda");
            });
        } catch (IOException e) {
            System.out.println(e.getMessage() + " " + e.getStackTrace().length + " " + depth(e, "lambda$"));
        }
        try {
            call(LambdaExceptions::io);
        } catch (IOException e) {
            System.out.println(e.getMessage() + " " + e.getStackTrace().length + " "
                    + e.getStackTrace()[1].getMethodName());
        }
        LambdaExceptions.<RuntimeException>call(() -> System.out.println("no exception"));
        Callable<Integer> callable = () -> Integer.parseInt("x");
        try {
            callable.call();
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        Runnable finallyRuns = () -> {
            try {
                throw new IllegalStateException("pending");
            } finally {
                System.out.println("finally in lambda");
            }
        };
        try {
            finallyRuns.run();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
