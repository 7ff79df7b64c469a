package open;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReference;
import kukang.Kukang;
import kukang.contracts.*;

/** Assignments that methods of the JDK make. */
class Library {
    interface Oracle {
        @Pure int ask(Object about);
    }

    static final ThreadLocal<Object> LOCAL = new ThreadLocal<>();
    static final ThreadLocal<int[]> NUMBERS = ThreadLocal.withInitial(() -> new int[1]);
    static final StringBuilder BUILDER = new StringBuilder();
    static final int[] TABLE = {1, 2};
    static final AtomicReference<Object> REFERENCE = new AtomicReference<>();
    static final AtomicIntegerArray COUNTS = new AtomicIntegerArray(2);
    static final List<Object> LIST = new ArrayList<>();

    static final class Setter {
        static final MethodHandle SET;

        static {
            try {
                SET = MethodHandles.lookup().findSetter(Library.class, "number", int.class);
            } catch (ReflectiveOperationException impossible) {
                throw new AssertionError(impossible);
            }
        }
    }

    int number;

    //@ pure
    void failsToBePureThreadLocal() {
        LOCAL.set("x");
    }

    //@ pure
    void failsToBePureThreadLocalRemoved() {
        NUMBERS.remove();
    }

    /** The first value of a thread local is there as soon as somebody looks. */
    //@ pure
    Object holdsThreadLocalRead() {
        return LOCAL.get() == null ? NUMBERS.get() : null;
    }

    //@ pure
    Object holdsThreadLocalOfItsOwn() {
        ThreadLocal<Object> local = new ThreadLocal<>();
        local.set("x");
        return local.get();
    }

    //@ assignable LOCAL.*;
    void holdsThreadLocalThatMayBeAssigned() {
        LOCAL.set("x");
    }

    void failsResultAfterThreadLocal(@Region("a") @NonNull Oracle oracle) {
        int before = oracle.ask(oracle);
        LOCAL.set("x");
        Kukang.check(oracle.ask(oracle) == before);
    }

    void failsResultAfterThreadLocalOfItsOwn(@NonNull Oracle oracle) {
        ThreadLocal<Object> local = new ThreadLocal<>();
        int before = oracle.ask(local);
        local.set("x");
        Kukang.check(oracle.ask(local) == before);
    }

    boolean sets() {
        LOCAL.set("y");
        return true;
    }

    //@ ensures sets();
    void failsConditionThatSetsAThreadLocal() {
    }

    //@ pure
    void failsToBePureStream() {
        System.setOut(null);
    }

    //@ pure
    void failsToBePureLocale() {
        Locale.setDefault(Locale.FRANCE);
    }

    //@ pure
    void failsToBePureTimeZone() {
        TimeZone.setDefault(null);
    }

    //@ pure
    void failsToBePureInterrupt() {
        Thread.currentThread().interrupt();
    }

    //@ pure
    void failsToBePureName() {
        Thread.currentThread().setName("x");
    }

    //@ pure
    void failsToBePureHandler() {
        Thread.setDefaultUncaughtExceptionHandler(null);
    }

    //@ pure
    void holdsPrint(int unknown) {
        System.out.println(unknown);
    }

    //@ pure
    void failsToBePureBuilder(int unknown) {
        BUILDER.append(unknown);
    }

    //@ pure
    void failsToBePureBuilderOfText(String unknown) {
        BUILDER.append(unknown);
    }

    //@ pure
    String holdsBuilderOfItsOwn(int unknown) {
        return new StringBuilder().append(unknown).append("x").toString();
    }

    void failsResultAfterAppending(@NonNull Oracle oracle, int unknown) {
        StringBuilder builder = new StringBuilder();
        int before = oracle.ask(builder);
        builder.append(unknown);
        Kukang.check(oracle.ask(builder) == before);
    }

    //@ pure
    void failsToBePureFill() {
        Arrays.fill(TABLE, 3);
    }

    //@ pure
    void failsToBePureReflection() {
        java.lang.reflect.Array.setInt(TABLE, 0, 8);
    }

    //@ pure
    void failsToBePureReference() {
        REFERENCE.getAndSet("x");
    }

    //@ pure
    void failsToBePureCounts() {
        COUNTS.incrementAndGet(0);
    }

    //@ pure
    void failsToBePureList() {
        LIST.clear();
    }

    //@ pure
    void failsToBePureHandle() throws Throwable {
        Setter.SET.invokeExact(this, 3);
    }
}
