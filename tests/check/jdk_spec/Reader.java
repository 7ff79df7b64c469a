package jdk_spec;

import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.StringJoiner;

class Reader {
    Optional<Object> kept;

    //@ requires given != null;
    //@ ensures \result == null || given.isPresent();
    static Object present(Optional<Object> given) {
        try {
            return given.get();
        } catch (NoSuchElementException e) {
            return null;
        }
    }

    //@ requires given != null;
    //@ ensures \result == null;
    static Object absent(Optional<Object> given) {
        return given.isPresent() ? given.get() : null;
    }

    // Nothing is assumed of the value, so it may be in a field of another object as well.
    boolean isKept() {
        return kept != null && kept.isPresent();
    }

    //@ requires joiner != null;
    static int length(StringJoiner joiner) {
        return joiner.length();
    }
}
