package open;

import java.util.ArrayList;
import java.util.List;
import kukang.Kukang;
import kukang.contracts.*;

/** What the code has made and given to nobody stays as it is, whatever a call may assign to. */
class Unreached {
    static class Box {
        int value;
        Box next;
    }

    interface Anything {
        //@ assignable \everything;
        void call();

        //@ assignable \everything;
        void callWith(Object given);

        //@ assignable \nothing;
        Box give(Object given);

        //@ pure
        boolean looksAt(Object given);
    }

    static class Made {
        int value = 3;

        Made(Anything anything) {
            anything.call();
            Kukang.check(value == 3);
        }

        Made(Anything anything, Object given) {
            anything.callWith(given == null ? this : given);
            value = 4;
            anything.call();
            Kukang.check(value == 4);
        }
    }

    static final ThreadLocal<Box> LOCAL = new ThreadLocal<>();
    static Box kept;

    static void holdsArray(@NonNull Anything anything) {
        int[] made = {1};
        anything.call();
        Kukang.check(made[0] == 1);
    }

    static void holdsObject(@NonNull Anything anything, Box given) {
        Box made = new Box();
        made.value = 3;
        made.next = given;
        anything.callWith(given);
        Kukang.check(made.value == 3 && made.next == given);
    }

    static void holdsList(@NonNull Anything anything) {
        List<String> made = new ArrayList<>();
        made.add("one");
        anything.call();
        Kukang.check(made.size() == 1);
    }

    static void holdsInside(@NonNull Anything anything) {
        Box made = new Box();
        made.next = new Box();
        made.next.value = 3;
        anything.call();
        Kukang.check(made.next.value == 3);
    }

    static void holdsBeforeItIsGiven(@NonNull Anything anything) {
        Box made = new Box();
        anything.call();
        Kukang.check(made.value == 0);
        anything.callWith(made);
    }

    static void failsGiven(@NonNull Anything anything) {
        Box made = new Box();
        anything.callWith(made);
        Kukang.check(made.value == 0);
    }

    static void failsGivenBefore(@NonNull Anything anything) {
        Box made = new Box();
        anything.callWith(made);
        made.value = 3;
        anything.call();
        Kukang.check(made.value == 3);
    }

    static void failsGivenToWhatGivesIt(@NonNull Anything anything) {
        Box made = new Box();
        Box other = anything.give(made);
        anything.callWith(other);
        Kukang.check(made.value == 0);
    }

    static void failsInAnArray(@NonNull Anything anything) {
        Box made = new Box();
        anything.callWith(new Object[] {made});
        Kukang.check(made.value == 0);
    }

    static void failsInAList(@NonNull Anything anything) {
        Box made = new Box();
        List<Box> list = new ArrayList<>();
        list.add(made);
        anything.callWith(list);
        Kukang.check(made.value == 0);
    }

    static void failsInALambda(@NonNull Anything anything) {
        Box made = new Box();
        anything.callWith((Runnable) () -> made.value++);
        Kukang.check(made.value == 0);
    }

    static void failsInTheInput(@NonNull Anything anything, @NonNull Box given) {
        given.next = new Box();
        Box made = given.next;
        anything.call();
        Kukang.check(made.value == 0);
    }

    static void failsTakenOutOfTheInput(@NonNull Anything anything, @NonNull Box given) {
        Box made = new Box();
        given.next = made;
        anything.call();
        given.next = null;
        made.value = 3;
        anything.call();
        Kukang.check(made.value == 3);
    }

    static void holdsTakenOutOfTheInputBefore(@NonNull Anything anything, @NonNull Box given) {
        Box made = new Box();
        given.next = made;
        given.next = null;
        anything.call();
        Kukang.check(made.value == 0);
    }

    static void failsInAStaticField(@NonNull Anything anything) {
        Box made = new Box();
        kept = made;
        anything.call();
        Kukang.check(made.value == 0);
    }

    static void failsInAThreadLocal(@NonNull Anything anything) {
        Box made = new Box();
        LOCAL.set(made);
        anything.call();
        Kukang.check(made.value == 0);
    }

    static void failsLedToByWhatWasGiven(@NonNull Anything anything) {
        Box given = new Box();
        anything.callWith(given);
        Box made = new Box();
        given.next = made;
        anything.call();
        Kukang.check(made.value == 0);
    }

    static void holdsInAConstructor(@NonNull Anything anything, @NonNull Box other) {
        new Made(anything);
        new Made(anything, other);
    }

    static void failsInAConstructor(@NonNull Anything anything) {
        new Made(anything, null);
    }

    static void holdsThatNobodyGivesIt(@NonNull Anything anything) {
        Box made = new Box();
        made.next = anything.give(null);
        Kukang.check(made.next != made);
    }

    static void failsThatNobodyGivesItIfItWasGiven(@NonNull Anything anything) {
        Box made = new Box();
        made.next = anything.give(made);
        Kukang.check(made.next != made);
    }

    static void failsThatNobodyGivesItIfItWasGivenBefore(@NonNull Anything anything) {
        Box made = new Box();
        anything.give(made);
        made.next = anything.give(null);
        Kukang.check(made.next != made);
    }

    static void holdsThatNobodyLookedAtIt(@NonNull Anything anything, Box given) {
        Box made = new Box();
        boolean first = anything.looksAt(given);
        made.value = 1;
        Kukang.check(anything.looksAt(given) == first);
    }

    static void failsThatNobodyLookedAtItIfItWasGiven(@NonNull Anything anything) {
        Box made = new Box();
        boolean first = anything.looksAt(made);
        made.value = 1;
        Kukang.check(anything.looksAt(made) == first);
    }

    static void failsThatNobodyLookedAtItIfItIsLinkedLater(@NonNull Anything anything, @NonNull Box given) {
        Box made = new Box();
        boolean first = anything.looksAt(given);
        given.next = made;
        made.value = 1;
        Kukang.check(anything.looksAt(given) == first);
    }

    static void failsThatNobodyLookedAtItIfItWasLinkedBefore(@NonNull Anything anything, @NonNull Box given) {
        Box made = new Box();
        given.next = made;
        boolean first = anything.looksAt(given);
        made.value = 1;
        Kukang.check(anything.looksAt(given) == first);
    }
}
