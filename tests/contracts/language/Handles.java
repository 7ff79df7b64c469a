package language;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Variable handles and field updaters see what fields of the input hold, also those that nobody has read before. */
class Handles {
    int count;
    Object any;
    volatile int updated;
    static Object shared;

    static final VarHandle COUNT;
    static final VarHandle ANY;
    static final VarHandle SHARED;
    static final AtomicIntegerFieldUpdater<Handles> UPDATED =
            AtomicIntegerFieldUpdater.newUpdater(Handles.class, "updated");

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            COUNT = lookup.findVarHandle(Handles.class, "count", int.class);
            ANY = lookup.findVarHandle(Handles.class, "any", Object.class);
            SHARED = lookup.findStaticVarHandle(Handles.class, "shared", Object.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    //@ assignable count; ensures count == 3;
    void holdsSet() {
        COUNT.set(this, 3);
    }

    //@ assignable \nothing;
    void failsSet() {
        COUNT.set(this, 3);
    }

    //@ requires other != null; ensures this == other || other.count == \old(other.count);
    void holdsSetOfOne(Handles other) {
        COUNT.set(this, 4);
    }

    //@ requires other != null; ensures other.count == \old(other.count);
    void failsSetOfOne(Handles other) {
        COUNT.set(this, 4);
    }

    //@ ensures \result == count;
    int holdsGet() {
        return (int) COUNT.get(this);
    }

    void failsGet() {
        assert (int) COUNT.getVolatile(this) != 12345;
    }

    //@ ensures \result == any;
    Object holdsGetReference() {
        return ANY.get(this);
    }

    void failsGetReference() {
        assert ANY.get(this) == null;
    }

    //@ ensures \result <==> \old(count) == 1; ensures \result ==> count == 2; ensures !\result ==> count == \old(count);
    boolean holdsCompare() {
        return COUNT.compareAndSet(this, 1, 2);
    }

    void failsCompare() {
        assert !COUNT.compareAndSet(this, 1, 2);
    }

    //@ assignable updated; ensures updated == \old(updated) + 1;
    void holdsUpdate() {
        UPDATED.incrementAndGet(this);
    }

    //@ assignable \nothing;
    void failsUpdate() {
        UPDATED.set(this, 7);
    }

    void failsStatic() {
        assert SHARED.get() == null;
    }

    //@ ensures shared == node;
    void holdsStatic(Node node) {
        SHARED.set(node);
    }
}
