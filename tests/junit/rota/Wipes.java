package rota;

import java.util.List;
import java.util.function.Supplier;

/** What must not be assigned to is given null, or another value than it had. */
class Wipes {
    /** Constants with classes of their own. */
    enum Shift {
        EARLY {
            @Override
            int hours() {
                return 8;
            }
        },
        LATE {
            @Override
            int hours() {
                return 6;
            }
        };

        abstract int hours();
    }

    /** Nothing but fields of {@link Wipes} names it. */
    static class Desk {
        private final int room;

        Desk(int room) {
            this.room = room;
        }

        int room() {
            return room;
        }
    }

    abstract static class Place {
        int floor;
    }

    static class Hall extends Place {}

    record Badge(String holder) {}

    static class Broken {
        static final int LIMIT = Integer.parseInt("none");
    }

    sealed interface Closed permits Unfinished {}

    abstract static non-sealed class Unfinished implements Closed {}

    static Desk spare;
    static int wiped;
    static Object last;
    static String[] log = {"start"};

    int[] marks;
    int count;
    String name;
    List<String> names;
    Wipes next;
    Object any;
    Supplier<String> source;
    Shift shift;
    Desk desk;
    Place place;
    Badge badge;
    Class<?> type;
    Class<? extends Number> unit;
    Broken broken;
    Closed closed;

    //@ assignable count;
    void marks(int number) {
        count = number;
        marks = null;
    }

    //@ assignable count;
    void name(int number) {
        count = number;
        name = null;
    }

    //@ assignable count;
    void names(int number) {
        count = number;
        names = null;
    }

    //@ assignable count;
    void next(int number) {
        count = number;
        next = null;
    }

    //@ assignable count;
    void any(int number) {
        count = number;
        any = null;
    }

    //@ assignable count;
    void source(int number) {
        count = number;
        source = null;
    }

    //@ assignable count;
    void shift(int number) {
        count = number;
        shift = null;
    }

    //@ assignable count;
    void desk(int number) {
        count = number;
        desk = null;
    }

    //@ assignable count;
    void place(int number) {
        count = number;
        place = null;
    }

    //@ assignable count;
    void badge(int number) {
        count = number;
        badge = null;
    }

    //@ assignable count;
    void spare(int number) {
        count = number;
        spare = null;
    }

    //@ assignable count;
    void wiped(int number) {
        count = number;
        wiped = 0;
    }

    //@ assignable count;
    void last(int number) {
        count = number;
        last = this;
    }

    //@ assignable count;
    void log(int number) {
        count = number;
        log = null;
    }

    //@ assignable count;
    Desk taken() {
        Desk old = spare;
        spare = null;
        return old;
    }

    //@ assignable count;
    void given(Supplier<String> found) {
        last = found;
    }

    //@ assignable count;
    void second(Desk[] desks) {
        if (desks != null && desks.length == 2) {
            desks[1] = null;
        }
    }

    //@ assignable count;
    void type(int number) {
        count = number;
        type = null;
    }

    //@ assignable count;
    void unit(int number) {
        count = number;
        unit = null;
    }

    /** Of these nobody can make an object, so that no test shows it. */
    //@ assignable count;
    void broken(int number) {
        count = number;
        broken = null;
    }

    //@ assignable count;
    void closed(int number) {
        count = number;
        closed = null;
    }
}
