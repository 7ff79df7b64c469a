package exceptions;

/** Unbounded recursion is an error that can be caught, more than once, with the stack usable again. */
public class StackOverflow {
    static int depth;
    static int unwound;

    static int recurse(int n) {
        depth++;
        return recurse(n + 1) + 1;
    }

    static void withFinally(int n) {
        try {
            depth++;
            withFinally(n + 1);
        } finally {
            unwound++;
        }
    }

    static class Node {
        Node next = this;

        @Override
        public String toString() {
            return "node " + next;
        }
    }

    static int bounded(int n) {
        return n == 0 ? 0 : 1 + bounded(n - 1);
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            depth = 0;
            try {
                recurse(0);
            } catch (StackOverflowError e) {
                StackTraceElement[] elements = e.getStackTrace();
                System.out.println(e + " " + (depth > 1000) + " " + elements.length + " " + elements[0].getMethodName()
                        + " " + elements[1023].getMethodName());
            }
        }
        depth = 0;
        try {
            withFinally(0);
        } catch (StackOverflowError e) {
            System.out.println("finally blocks ran: " + (unwound > 900));
        }
        try {
            System.out.println(new Node().toString().length());
        } catch (StackOverflowError e) {
            System.out.println(e.getMessage());
        }
        System.out.println(bounded(2000));
    }
}
