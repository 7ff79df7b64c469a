package kukang.replay;

import java.lang.invoke.MethodHandle;

/** One run: a heap, a call on it, and what is predicted to come out. */
final class Case {
    final String id;
    final String choices;
    private final MethodHandle called;
    private final Described[] objects;
    private final Heap.Hash[] hashes;
    private final Access.Slot[] statics;
    private final Object[] staticValues;
    private final Object[] arguments;
    private final MethodHandle[][] invariants;
    private final MethodHandle[] newInvariants;
    /** r: returns; t: throws; c: a check fails. */
    private final String ends;
    private final Object result;
    private final Class<?> thrown;
    /** The message, null for none, or anything. */
    private final Object message;
    /** What was thrown, or anything. */
    private final Object thrownObject;
    /** h: all invariants hold afterwards; f: one does not; t: one throws; ?: nobody asked. */
    private final String afterwards;
    private final Described[] predicted;
    private final Access.Slot[] assigned;
    private final Object[] assignedValues;

    private Heap heap;
    private String differenceAtCheck;
    private String wording;
    private Throwable invariantThrew;

    Case(Lines lines) {
        id = lines.word();
        choices = lines.text();
        called = lines.called();
        objects = lines.objects();
        hashes = lines.hashes();
        statics = new Access.Slot[lines.number()];
        staticValues = new Object[statics.length];
        readStatics(lines, statics, staticValues);
        arguments = new Object[lines.number()];
        invariants = new MethodHandle[arguments.length][];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = lines.value();
            invariants[i] = lines.invariants();
        }
        newInvariants = lines.invariants();
        ends = lines.word();
        result = ends.equals("r") ? lines.value() : null;
        thrown = ends.equals("t") || ends.equals("i") ? lines.ofClass() : null;
        message = ends.equals("t") ? message(lines) : null;
        thrownObject = ends.equals("t") ? lines.value() : null;
        afterwards = lines.word();
        predicted = lines.objects();
        assigned = new Access.Slot[lines.number()];
        assignedValues = new Object[assigned.length];
        readStatics(lines, assigned, assignedValues);
    }

    private static void readStatics(Lines lines, Access.Slot[] fields, Object[] values) {
        for (int i = 0; i < fields.length; i++) {
            fields[i] = lines.field();
            values[i] = lines.value();
        }
    }

    private static Object message(Lines lines) {
        return switch (lines.word()) {
            case "?" -> Described.Any.ANY;
            case "n" -> null;
            default -> lines.text();
        };
    }

    /** The message of an exception that the JDK threw itself, where nothing else is otherwise than predicted; or null. */
    String wording() {
        return wording;
    }

    /** Runs the case; says what is different from what was predicted, or null. */
    String run() throws Throwable {
        Hooks.reset();
        Ranked.reset();
        Object[] assignedBefore = values(assigned);
        Object[] staticsBefore = values(statics);
        try {
            heap = new Heap(objects, hashes);
            for (int i = 0; i < statics.length; i++) {
                statics[i].set(null, heap.value(staticValues[i]));
            }
            return difference();
        } finally {
            if (heap != null) {
                heap.takeHashesBack();
            }
            restore(assigned, assignedBefore);
            restore(statics, staticsBefore);
        }
    }

    private static Object[] values(Access.Slot[] fields) throws Throwable {
        Object[] values = new Object[fields.length];
        for (int i = 0; i < fields.length; i++) {
            values[i] = fields[i].get(null);
        }
        return values;
    }

    private static void restore(Access.Slot[] fields, Object[] values) throws Throwable {
        for (int i = 0; i < fields.length; i++) {
            fields[i].set(null, values[i]);
        }
    }

    private String difference() throws Throwable {
        Object[] given = new Object[arguments.length];
        for (int i = 0; i < given.length; i++) {
            given[i] = heap.value(arguments[i]);
        }
        String before = broken(given, null);
        if (ends.equals("i")) {
            boolean same = invariantThrew != null && invariantThrew.getClass() == thrown;
            return same ? null : "before the call, " + (before == null ? "all invariants hold" : before);
        }
        if (before != null) {
            return "before the call, " + before;
        }
        Object came = null;
        Throwable caught = null;
        Hooks.whenCheckFails(() -> differenceAtCheck = ends.equals("c") ? compare(null) : null);
        try {
            came = (Object) called.invokeExact(given);
        } catch (Throwable thrownNow) {
            caught = thrownNow;
        }
        if (Hooks.assumptionFailed()) {
            return "an assumption does not hold";
        }
        if (Hooks.checkFailed()) {
            return ends.equals("c") ? differenceAtCheck : "a condition given to Kukang.check does not hold";
        }
        String ended = differentEnd(caught);
        if (ended != null) {
            return ended;
        }
        Hooks.reset();
        String after = differentInvariants(given, caught == null ? came : null);
        return after != null ? after : compare(caught == null ? came : caught);
    }

    private String differentEnd(Throwable exception) throws Throwable {
        if (ends.equals("c")) {
            return "no condition given to Kukang.check fails" + (exception == null ? "" : ", but " + exception);
        }
        if (exception == null) {
            return thrown == null ? null : "it returns rather than throw " + thrown.getName();
        }
        if (exception instanceof Ranked.Surprise surprise) {
            return surprise.getMessage();
        }
        if (thrown != exception.getClass()) {
            return "it throws " + exception + (thrown == null ? "" : " rather than " + thrown.getName());
        }
        if (message == Described.Any.ANY) {
            return null;
        }
        // Only HotSpot's own words are made when somebody asks for them; other classes may say anything then.
        boolean asks = exception.getClass() == NullPointerException.class;
        Object said = asks ? exception.getMessage() : Access.slot(Throwable.class, "detailMessage").get(exception);
        if (message == null ? said == null : message.equals(said)) {
            return null;
        }
        String difference = "the message is " + Comparison.show(said) + " rather than " + Comparison.show(message);
        if (isOfJdk(exception)) {
            wording = difference;
            return null;
        }
        return difference;
    }

    /** Whether an exception is of the JDK's and was made by its code, rather than by the program or where an instruction of it fails. */
    private static boolean isOfJdk(Throwable exception) {
        StackTraceElement[] trace = exception.getStackTrace();
        return exception.getClass().getModule().isNamed() && trace.length > 0 && trace[0].getModuleName() != null;
    }

    /** Compares everything that was predicted but the way the call ends. */
    private String compare(Object came) throws Throwable {
        Comparison comparison = new Comparison(predicted, heap.objects);
        if (ends.equals("r")) {
            String difference = comparison.differs(result, came);
            if (difference != null) {
                return "the result is " + difference;
            }
        }
        if (ends.equals("t")) {
            String difference = comparison.differs(thrownObject, came);
            if (difference != null) {
                return "the exception is " + difference;
            }
        }
        for (int i = 0; i < assigned.length; i++) {
            String difference = comparison.differs(assignedValues[i], assigned[i].get(null));
            if (difference != null) {
                return assigned[i].field + " is " + difference;
            }
        }
        return comparison.differingContents();
    }

    private String differentInvariants(Object[] given, Object made) {
        if (afterwards.equals("?")) {
            return null;
        }
        String broken = broken(given, made);
        boolean expected = !afterwards.equals("h");
        boolean asked = newInvariants.length > 0;
        for (MethodHandle[] some : invariants) {
            asked |= some.length > 0;
        }
        if (!asked || expected == (broken != null)) {
            return null;
        }
        return "after the call, " + (broken == null ? "all invariants hold" : broken);
    }

    /** The first invariant that does not hold. */
    private String broken(Object[] given, Object made) {
        for (MethodHandle invariant : made == null ? new MethodHandle[0] : newInvariants) {
            String broken = broken(invariant, made);
            if (broken != null) {
                return broken;
            }
        }
        for (int i = 0; i < given.length; i++) {
            for (MethodHandle invariant : given[i] == null ? new MethodHandle[0] : invariants[i]) {
                String broken = broken(invariant, given[i]);
                if (broken != null) {
                    return broken;
                }
            }
        }
        return null;
    }

    /** What is wrong with an invariant, without asking what it throws for words: the program may have written these. */
    private String broken(MethodHandle invariant, Object of) {
        try {
            return (boolean) invariant.invokeExact(of) ? null : "an invariant does not hold";
        } catch (Throwable exception) {
            invariantThrew = exception;
            return "an invariant throws " + exception.getClass().getName();
        }
    }
}
