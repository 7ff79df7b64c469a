package open;

/** Contracts that call something else than the result new. */
public class Newborn {
    public int count;
    public Newborn next;
    public int[] numbers;
    public static Newborn last;

    //@ requires f != null; assignable f.next; ensures \fresh(f.next);
    public static void openAttach(Newborn f) {}

    //@ requires f != null; assignable f.next; ensures f.next != null && f.next.count == 7 && \fresh(f.next);
    public static void openAttachSeven(Newborn f) {}

    //@ requires f != null; assignable f.next; ensures f.next == null || \fresh(f.next);
    public static void openAttachOrCut(Newborn f) {}

    //@ requires f != null; assignable f.next; ensures \fresh(f.next) || f.next == null;
    public static void openCutOrAttach(Newborn f) {}

    //@ requires f != null; assignable f.next; ensures !\fresh(f.next);
    public static void openAttachOld(Newborn f) {}

    //@ assignable \nothing; ensures \fresh(\result) && \fresh(\result.next, \result.next.numbers);
    public static Newborn openMake() {
        return null;
    }

    //@ requires n > 0; assignable \nothing; ensures \fresh(\result);
    //@ also requires n <= 0; assignable \nothing; ensures \result == last;
    public static Newborn openMakeIf(int n) {
        return null;
    }

    //@ assignable last; ensures \fresh(last);
    public static void openRenew() {}

    //@ requires f != null; assignable f.numbers; ensures \fresh(f.numbers) && f.numbers.length == 2;
    public static void openNumbers(Newborn f) {}

    //@ requires f != null && other != null;
    public static void holdsOther(Newborn f, Newborn other) {
        Newborn made = new Newborn();
        openAttach(f);
        assert f.next != null && f.next != other && f.next != f && f.next != made && f.next != last;
    }

    //@ requires f != null && other != null;
    public static void failsOther(Newborn f, Newborn other) {
        openAttach(f);
        assert f.next == other.next || f == other;
    }

    //@ requires f != null; assignable f.next;
    public static void holdsAssigned(Newborn f) {
        openAttach(f);
        f.next.count = 3;
        f.next.next = f;
    }

    //@ requires f != null; assignable f.next; ensures \fresh(f.next);
    public static void holdsPassedOn(Newborn f) {
        openAttachSeven(f);
    }

    //@ requires f != null; assignable f.next;
    public static void failsAssigned(Newborn f) {
        Newborn before = f.next;
        openAttachSeven(f);
        if (before != null) before.count = 3;
    }

    /** The object of the second call is not that of the first. */
    //@ requires f != null; assignable f.next;
    public static void holdsTwice(Newborn f) {
        openAttach(f);
        Newborn first = f.next;
        openAttachSeven(f);
        assert f.next != first && f.next.count == 7;
        first.count = 8;
        assert f.next.count == 7;
    }

    //@ requires f != null;
    public static void failsTwice(Newborn f) {
        openAttachSeven(f);
        Newborn first = f.next;
        openAttachSeven(f);
        assert f.next == first;
    }

    //@ requires f != null;
    public static void holdsMaybe(Newborn f, Newborn other) {
        openAttachOrCut(f);
        assert f.next == null || f.next != other;
        openCutOrAttach(f);
        assert f.next == null || f.next != other;
    }

    //@ requires f != null;
    public static void failsMaybe(Newborn f) {
        openCutOrAttach(f);
        assert f.next != null;
    }

    //@ requires f != null;
    public static void failsMaybeNot(Newborn f) {
        openAttachOrCut(f);
        assert f.next == null;
    }

    //@ requires f != null; ensures !\fresh(f.next);
    public static void holdsOld(Newborn f) {
        openAttachOld(f);
    }

    //@ requires f != null; ensures !\fresh(f.next);
    public static void failsOld(Newborn f) {
        f.next = new Newborn();
        openAttachOld(f);
    }

    /** An object that nobody has seen may be one that an earlier call has made, and none that the last one has. */
    //@ requires f != null; assignable f.next, f.numbers;
    public static void failsMadeEarlier(Newborn f) {
        Newborn made = openMake();
        openAttachOld(f);
        assert f.next != made.next;
    }

    //@ requires f != null && other != null && other != f;
    public static void failsOldObject(Newborn f, Newborn other) {
        Newborn made = new Newborn();
        other.next = made;
        openAttachOld(f);
        assert f.next != made;
    }

    //@ requires f != null;
    public static void holdsOldObjectThatNobodyHas(Newborn f) {
        Newborn made = new Newborn();
        openAttachOld(f);
        assert f.next != made;
    }

    //@ assignable \nothing; ensures \fresh(\result.next);
    public static Newborn holdsMade(Newborn other) {
        Newborn made = openMake();
        made.next.count = 4;
        assert made.next != other;
        if (made.next.numbers.length > 0) made.next.numbers[0] = 5;
        return made;
    }

    /** Nothing says that it is another object than the one around it. */
    public static void failsMade() {
        Newborn made = openMake();
        assert made.next != made;
    }

    //@ assignable \nothing;
    public static void failsMadeOfNothing() {
        Newborn made = openMake();
        if (made.next.next != null) made.next.next.count = 4;
    }

    //@ assignable \nothing;
    public static void holdsMadeIf(Newborn f) {
        openMakeIf(3).count = 1;
        assert openMakeIf(1) != f && openMakeIf(0) == last;
    }

    //@ requires last != null; assignable \nothing;
    public static void failsMadeIf(int n) {
        openMakeIf(n).count = 1;
    }

    //@ assignable last;
    public static void holdsRenewed(Newborn f) {
        openRenew();
        last.count = 3;
        assert last != f;
    }

    //@ requires f != null; assignable f.numbers;
    public static void holdsNumbers(Newborn f, int[] numbers) {
        openNumbers(f);
        f.numbers[1] = 3;
        assert f.numbers != numbers;
    }

    //@ requires f != null; assignable f.numbers;
    public static void failsNumbers(Newborn f, int[] numbers) {
        int[] before = f.numbers;
        openNumbers(f);
        if (before != null && before.length > 0) before[0] = 3;
    }
}
