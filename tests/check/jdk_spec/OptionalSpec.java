package jdk_spec;

import java.util.NoSuchElementException;
import java.util.Optional;
import kukang.contracts.SpecFor;

/** Without an invariant, what is declared here may have any value. */
@SpecFor(Optional.class)
abstract class OptionalSpec<T> {
    T value;

    //@ assignable \nothing;
    //@ ensures \result == value && value != null;
    //@ signals (NoSuchElementException e) value == null;
    abstract T get();
}
