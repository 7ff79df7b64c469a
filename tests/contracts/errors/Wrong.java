package errors;

/** Contracts with mistakes: each is told about, none is ignored. */
class Wrong {
    int size;
    Wrong next;

    //@ requires sise > 0;
    void unknownName() {}

    //@ requires size;
    void notACondition() {}

    //@ ensures \result > 0;
    void noResult() {}

    //@ ensures next.length > 0;
    void noSuchField() {}

    //@ ensures next.grow(1, 2) > 0;
    void noSuchMethod() {}

    //@ requires size == "text";
    void incomparable() {}

    //@ requires (\forall int i; i > 0; i != size);
    void unbounded() {}

    //@ signals (Strin e) true;
    void noSuchClass() {}

    //@ assignable sise;
    void noSuchLocation() {}

    //@ requires size++ > 0;
    void sideEffect() {}

    //@ ensures \not_modified(size);
    void unsupported() {}

    //@ requires \old(size) > 0;
    void misplaced() {}

    int grow(int by) {
        return size + by;
    }
}
