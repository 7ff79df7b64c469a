package language;

/** What a field holds whose type is a type variable. */
class Generic<T> {
    T value;
    Generic<Integer> other;

    //@ requires other != null && other.value != null && other.value > 3;
    //@ ensures \result > 3;
    int failsToSayTheClass() {
        return other.value;
    }

    //@ requires other != null && other.value instanceof Integer && other.value > 3;
    //@ ensures \result > 3;
    int holdsWithTheClass() {
        return other.value;
    }
}
