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

    //@ requires box != null && box.value instanceof Integer && box.value > 3;
    //@ ensures \result > 3;
    static int holdsOfAParameter(Generic<Integer> box) {
        return box.value;
    }

    //@ requires box != null && box.value instanceof Integer && box.value > 3;
    //@ ensures \result > 4;
    static int failsOfAParameter(Generic<Integer> box) {
        return box.value;
    }

    //@ ensures \result.value > 3 && \result.value.intValue() == \old(number);
    static Generic<Integer> failsOfAResult(int number) {
        Generic<Integer> made = new Generic<>();
        made.value = number;
        return made;
    }

    //@ requires boxes != null && boxes.length == 1 && boxes[0] != null && boxes[0].value instanceof Integer;
    //@ ensures \result.value == boxes[0].value + 1;
    static Generic<Integer> holdsOfElements(Generic<Integer>[] boxes) {
        Generic<Integer> made = new Generic<>();
        //@ assert boxes[0].value.hashCode() == boxes[0].value;
        made.value = boxes[0].value + 1;
        return made;
    }
}
