package exceptions;

import java.io.FileNotFoundException;
import java.io.IOException;

/** Handlers are tried in order, and one handler may name several classes. */
public class MultiCatch {
    static class Base extends Exception {
        Base(String message) {
            super(message);
        }
    }

    static class Left extends Base {
        Left() {
            super("left");
        }
    }

    static class Right extends Base {
        Right() {
            super("right");
        }
    }

    static String classify(Throwable t) {
        try {
            throw t;
        } catch (Left | ArithmeticException e) {
            return "first " + e.getMessage();
        } catch (Base e) {
            return "second " + e.getMessage();
        } catch (FileNotFoundException e) {
            return "third " + e.getMessage();
        } catch (IOException | IndexOutOfBoundsException e) {
            return "fourth " + e.getClass().getSimpleName();
        } catch (Exception e) {
            return "fifth " + e.getClass().getSimpleName();
        } catch (Throwable e) {
            return "sixth " + e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) {
        Throwable[] all = {new Left(), new Right(), new Base("base"), new ArithmeticException("math"),
            new FileNotFoundException("file"), new IOException("io"), new ArrayIndexOutOfBoundsException(3),
            new StringIndexOutOfBoundsException("string"), new RuntimeException(), new Exception(), new Error(),
            new Throwable(), new OutOfMemoryError("pretended")};
        for (Throwable t : all) {
            System.out.println(classify(t));
        }
        try {
            classify(null);
            System.out.println(classify(null));
        } catch (NullPointerException e) {
            System.out.println("escaped");
        }
    }
}
