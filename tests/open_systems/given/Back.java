package given;

import java.util.ArrayList;
import java.util.List;
import kukang.Kukang;

/** What was there before a call may come back from it, whatever its class is. */
class Back {
    static Object kept;
    static List<String> list;

    //@ assignable kept;
    //@ ensures kept == it;
    static void openKeep(Object it) {
        kept = it;
    }

    //@ assignable list;
    //@ ensures list == it;
    static void openKeepList(List<String> it) {
        list = it;
    }

    //@ assignable \nothing;
    //@ ensures \result == it;
    static <T> T openSame(T it) {
        return it;
    }

    //@ assignable \nothing;
    static Object openGet() {
        return kept;
    }

    //@ assignable \nothing;
    //@ ensures \fresh(\result);
    static Object openNew() {
        return new Object();
    }

    static void failsAfterAList(int n) {
        if (n > 0) {
            openKeep(new ArrayList<String>());
            Kukang.check(false);
        }
    }

    static void failsAfterAListOfItsInterface(int n) {
        if (n > 0) {
            openKeepList(new ArrayList<>());
            Kukang.check(false);
        }
    }

    static void failsAfterABuilder(int n) {
        if (n > 0) {
            openSame(new StringBuilder());
            Kukang.check(false);
        }
    }

    static void holdsTheListThatWasGiven() {
        ArrayList<String> it = new ArrayList<>();
        openKeep(it);
        Kukang.check(kept == it);
    }

    static void failsToBeAnotherThanAList() {
        ArrayList<String> it = new ArrayList<>();
        kept = it;
        Kukang.check(openGet() != it);
    }

    static void failsToBeAnotherThanAFunction() {
        Runnable it = () -> { };
        kept = it;
        Kukang.check(openGet() != it);
    }

    static void holdsThatLaterObjectsAreOthers() {
        Object it = openGet();
        Kukang.check(it != new ArrayList<String>());
    }

    static void holdsThatAFreshOneIsAnother() {
        ArrayList<String> it = new ArrayList<>();
        Kukang.check(openNew() != it);
    }

    static void holdsTheSameAnswerTwice() {
        ArrayList<String> it = new ArrayList<>();
        Object got = openGet();
        boolean first = got == it;
        Kukang.check(first == (got == it));
    }
}
