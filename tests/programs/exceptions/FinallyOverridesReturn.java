package exceptions;

/** A finally block that ends abruptly replaces whatever the try was about to do. */
public class FinallyOverridesReturn {
    static int field = 1;

    @SuppressWarnings("finally")
    static int returnReplaced() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    static int valueAlreadyTaken() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 2;
        }
    }

    static int fieldAlreadyRead() {
        try {
            return field;
        } finally {
            field = 10;
        }
    }

    static StringBuilder sameObject() {
        StringBuilder builder = new StringBuilder("try");
        try {
            return builder;
        } finally {
            builder.append(" finally");
        }
    }

    @SuppressWarnings("finally")
    static String exceptionSwallowed() {
        try {
            throw new IllegalStateException("lost");
        } finally {
            return "swallowed";
        }
    }

    @SuppressWarnings("finally")
    static int exceptionBroken() {
        int rounds = 0;
        while (true) {
            try {
                rounds++;
                throw new IllegalStateException("lost");
            } finally {
                if (rounds < 3) {
                    continue;
                }
                break;
            }
        }
        return rounds;
    }

    @SuppressWarnings("finally")
    static int exceptionReplaced() {
        try {
            return Integer.parseInt("x");
        } finally {
            throw new IllegalArgumentException("from finally");
        }
    }

    static long nestedReturns(long x) {
        try {
            try {
                return x * 2;
            } finally {
                if (x > 5) {
                    return x * 3;
                }
            }
        } finally {
            field = (int) x;
        }
    }

    public static void main(String[] args) {
        System.out.println(returnReplaced());
        System.out.println(valueAlreadyTaken());
        System.out.println(fieldAlreadyRead() + " " + field);
        System.out.println(sameObject());
        System.out.println(exceptionSwallowed());
        System.out.println(exceptionBroken());
        try {
            exceptionReplaced();
        } catch (RuntimeException e) {
            System.out.println(e + " suppressed " + e.getSuppressed().length + " cause " + e.getCause());
        }
        System.out.println(nestedReturns(5) + " " + field + " " + nestedReturns(6) + " " + field);
    }
}
