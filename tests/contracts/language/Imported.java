package language;

import static language.Outer.*;
import static language.Outer.Single;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kukang.contracts.Ensures;
import kukang.contracts.Requires;

/** What contracts can name by imports, and what they know of type arguments. */
class Imported<E> {
    E held;

    //@ ensures \result == (o == Colour.RED ? 1 : 2);
    static int holdsOfAMemberClass(Object o) {
        return o == Outer.Colour.RED ? 1 : 2;
    }

    //@ ensures o instanceof Colour;
    static void failsOfAMemberClass(Object o) {}

    //@ ensures \result == new Single(n).value;
    static int holdsOfASingleMemberClass(int n) {
        return n;
    }

    //@ ensures \result == new Single(n).value;
    static int failsOfASingleMemberClass(int n) {
        return n + 1;
    }

    @Requires("a != null")
    @Ensures("\\result == Arrays.hashCode(a)")
    static int holdsOfAnAnnotation(boolean[] a) {
        return Arrays.hashCode(a);
    }

    @Ensures("\\result == (o instanceof Colour)")
    static boolean failsOfAnAnnotation(Object o) {
        return false;
    }

    //@ ensures \result == (T) o && (E) o == \result;
    @SuppressWarnings("unchecked")
    <T> T holdsOfTypeVariables(Object o) {
        return (T) o;
    }

    //@ ensures ((T) o).compareTo(3) == 0;
    static <T extends Comparable<Integer>> void failsOfTypeVariables(Object o) {}

    //@ requires n > 0;
    static int holdsOfALocalVariable(int n) {
        List<String> words = new ArrayList<>();
        words.add("ab");
        //@ assert words.get(0).length() == 2;
        return n;
    }

    static int failsOfALocalVariable(int n) {
        List<Single> all = new ArrayList<>();
        all.add(new Single(n));
        //@ assert all.get(0).value > 0;
        return n;
    }

    //@ ensures \result == new Several<>("xy", "b").first().length();
    static int failsOfInference() {
        return 3;
    }

    //@ ensures \result == new Several<>("xyz", "b").first().length();
    static int holdsOfInference() {
        return 3;
    }

    //@ ensures \result == \u006e + 1 && '\u0041' == 65 && "\u0041".length() == 1;
    static int holdsOfEscapes(int n) {
        return n + 1;
    }

    //@ ensures \u005cresult == \u006e;
    static int failsOfEscapes(int n) {
        return n + 1;
    }

    static class Several<T> {
        final T[] all;

        @SafeVarargs
        Several(T... all) {
            this.all = all;
        }

        T first() {
            return all[0];
        }
    }
}
