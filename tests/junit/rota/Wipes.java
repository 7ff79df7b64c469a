package rota;

import java.util.List;
import java.util.function.Supplier;

/** What must not be assigned to is given null. */
class Wipes {
    int[] marks;
    int count;
    String name;
    List<String> names;
    Wipes next;
    Object any;
    Supplier<String> source;

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
}
