package visible;

import java.io.UncheckedIOException;
import kukang.Kukang;

/** What is in an exception that a contract throws. */
class Thrown {
    static class Own extends Exception {
        int code;
    }

    //@ assignable \nothing;
    //@ signals (IllegalStateException e) true;
    void openThrow() {
    }

    //@ assignable \nothing;
    //@ signals (IllegalStateException e) e.getCause() == null && e.getMessage() != null;
    void openThrowWithoutCause() {
    }

    //@ assignable \nothing;
    //@ signals (Own e) e.code > 3;
    void openThrowOwn() throws Own {
    }

    //@ assignable \nothing;
    //@ signals (UncheckedIOException e) true;
    void openThrowUnchecked() {
    }

    void failsNoCause() {
        try {
            openThrow();
        } catch (IllegalStateException e) {
            Kukang.check(e.getCause() == null);
        }
    }

    void failsSomeCause() {
        try {
            openThrow();
        } catch (IllegalStateException e) {
            Kukang.check(e.getCause() != null);
        }
    }

    void failsCauseOfOwn() {
        try {
            openThrowOwn();
        } catch (Own e) {
            Kukang.check(e.getCause() == null);
        }
    }

    void failsOneCause() {
        try {
            openThrow();
        } catch (IllegalStateException e) {
            Kukang.check(e.getCause() == null || e.getCause() instanceof Own);
        }
    }

    void holdsSameCause() {
        try {
            openThrow();
        } catch (IllegalStateException e) {
            Kukang.check(e.getCause() == e.getCause());
        }
    }

    void failsNoMessage() {
        try {
            openThrow();
        } catch (IllegalStateException e) {
            Kukang.check(e.getMessage() == null);
        }
    }

    void holdsWhatTheConditionSays() {
        try {
            openThrowWithoutCause();
        } catch (IllegalStateException e) {
            Kukang.check(e.getCause() == null && e.getMessage() != null);
        }
    }

    void holdsOwnField() {
        try {
            openThrowOwn();
        } catch (Own e) {
            Kukang.check(e.code > 3);
        }
    }

    void holdsCauseOfItsOwnType() {
        try {
            openThrowUnchecked();
        } catch (UncheckedIOException e) {
            Kukang.check(e.getCause() != null);
        }
    }

    void holdsPrinted() {
        try {
            openThrow();
        } catch (IllegalStateException e) {
            e.printStackTrace();
            new RuntimeException(e).printStackTrace();
        }
    }

    void holdsWrapped() {
        try {
            openThrow();
        } catch (IllegalStateException e) {
            Kukang.check(new RuntimeException("x", e).getCause() == e);
        }
    }

    void asksForMore() {
        try {
            openThrow();
        } catch (IllegalStateException e) {
            Kukang.check(e.getSuppressed().length == 0);
        }
    }

    void asksWhere() {
        try {
            openThrow();
        } catch (IllegalStateException e) {
            Kukang.check(e.getStackTrace().length > 0);
        }
    }

    void setsTheCause() {
        try {
            openThrow();
        } catch (IllegalStateException e) {
            e.initCause(new RuntimeException());
        }
    }
}
