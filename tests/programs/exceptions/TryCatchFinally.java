package exceptions;

/** The order in which the parts of nested try statements run, for each way a body can end. */
public class TryCatchFinally {
    static StringBuilder trace = new StringBuilder();

    static void note(String step) {
        trace.append(step).append(' ');
    }

    static void end(int how) {
        note("end" + how);
        switch (how) {
            case 1: throw new IllegalStateException("one");
            case 2: throw new IllegalArgumentException("two");
            case 3: throw new Error("three");
            default:
        }
    }

    static void nested(int how) {
        try {
            note("outer");
            try {
                note("inner");
                end(how);
                note("after");
            } catch (IllegalStateException e) {
                note("catchState");
                try {
                    end(how + 1);
                } catch (IllegalArgumentException again) {
                    note("catchAgain");
                } finally {
                    note("finallyAgain");
                }
            } finally {
                note("finallyInner");
            }
            note("between");
        } catch (IllegalArgumentException e) {
            note("catchArgument");
        } finally {
            note("finallyOuter");
            try {
                end(how == 0 ? 2 : 0);
            } catch (RuntimeException e) {
                note("catchInFinally");
            }
        }
        note("done");
    }

    static void loops(int how) {
        for (int i = 0; i < 4; i++) {
            try {
                if (i == 1) {
                    continue;
                }
                if (i == 2 && how == 1) {
                    break;
                }
                if (i == 3) {
                    return;
                }
                note("body" + i);
            } finally {
                note("finally" + i);
            }
        }
        note("behind");
    }

    public static void main(String[] args) {
        for (int how = 0; how < 4; how++) {
            trace.setLength(0);
            try {
                nested(how);
            } catch (Error e) {
                note("escaped " + e.getMessage());
            }
            System.out.println(how + ": " + trace);
        }
        for (int how = 0; how < 2; how++) {
            trace.setLength(0);
            loops(how);
            System.out.println(how + ": " + trace);
        }
    }
}
