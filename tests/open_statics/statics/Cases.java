package statics;

import kukang.Kukang;
import kukang.contracts.*;

/** Several cases that bind one call: it may assign to what all of them name. */
class Cases {
    static int shared;
    static int limit;

    int first;
    int second;
    int third;
    int[] numbers;

    /*@ requires true;
      @ assignable first, second, shared, limit;
      @ also
      @ requires true;
      @ assignable second, numbers[*], limit;
      @*/
    void openBoth() {
    }

    void holdsOnlyWhatBothName() {
        numbers = new int[] {7};
        first = 1;
        shared = 2;
        openBoth();
        Kukang.check(first == 1 && numbers[0] == 7 && shared == 2);
    }

    void failsFieldThatBothName() {
        second = 2;
        openBoth();
        Kukang.check(second == 2);
    }

    void failsStaticFieldThatBothName() {
        limit = 2;
        openBoth();
        Kukang.check(limit == 2);
    }

    /*@ requires n > 0;
      @ assignable first;
      @ also
      @ requires n < 10;
      @ assignable second;
      @*/
    void openSometimes(int n) {
    }

    void holdsWhereBothBind() {
        first = 1;
        second = 2;
        openSometimes(5);
        Kukang.check(first == 1 && second == 2);
    }

    void holdsWhereTheFirstBinds() {
        second = 2;
        openSometimes(20);
        Kukang.check(second == 2);
    }

    void failsWhereTheFirstBinds() {
        first = 1;
        openSometimes(20);
        Kukang.check(first == 1);
    }

    void failsWhereTheSecondBinds(int n) {
        second = 2;
        if (n < 10) {
            openSometimes(n);
            Kukang.check(second == 2);
        }
    }

    /*@ requires a != null;
      @ assignable a[from..to];
      @ also
      @ requires a != null;
      @ assignable a[2..3], first;
      @*/
    void openRanges(int[] a, int from, int to) {
    }

    void holdsOutsideOfTheRanges() {
        int[] a = {1, 2, 3, 4};
        first = 1;
        openRanges(a, 0, 2);
        Kukang.check(a[0] == 1 && a[1] == 2 && a[3] == 4 && first == 1);
    }

    void failsInBothRanges() {
        int[] a = {1, 2, 3, 4};
        openRanges(a, 0, 2);
        Kukang.check(a[2] == 3);
    }

    void holdsRangesThatAreApart(int from, int to) {
        int[] a = {1, 2, 3, 4};
        openRanges(a, from, to);
        Kukang.check(a[1] == 2 && (to >= 2 || a[2] == 3) && (from <= 2 || a[2] == 3));
    }

    void failsUnknownRange(int from, int to) {
        int[] a = {1, 2, 3, 4};
        openRanges(a, from, to);
        Kukang.check(a[3] == 4 || to < 2);
    }

    /*@ requires a != null && b != null;
      @ assignable a[*];
      @ also
      @ requires a != null && b != null;
      @ assignable b[1], b[2];
      @ also
      @ requires a != null && b != null;
      @ assignable a[2..3], b[0];
      @*/
    void openThree(int[] a, int[] b) {
    }

    void holdsElementsOfTwoArrays() {
        int[] a = {1, 2, 3, 4};
        int[] b = {1, 2, 3, 4};
        openThree(a, b);
        Kukang.check(a[2] == 3 && b[2] == 3);
    }

    void holdsElementsThatOneCaseLeavesOut() {
        int[] a = {1, 2, 3, 4};
        openThree(a, a);
        Kukang.check(a[0] == 1 && a[1] == 2 && a[3] == 4);
    }

    void failsElementThatAllName() {
        int[] a = {1, 2, 3, 4};
        openThree(a, a);
        Kukang.check(a[2] == 3);
    }

    void failsElementIfTheArraysAreOne(@NonNull int[] a, @NonNull int[] b) {
        if (a.length == 3 && a[2] == 3) {
            openThree(a, b);
            Kukang.check(a[2] == 3);
        }
    }

    /*@ requires that != null;
      @ assignable this.*;
      @ also
      @ requires that != null;
      @ assignable that.first, that.second;
      @ also
      @ requires that != null;
      @ assignable that.*, shared;
      @*/
    void openAll(Cases that) {
    }

    void holdsFieldsOfAnother(@NonNull Cases that) {
        if (that != this) {
            first = 1;
            that.first = 2;
            openAll(that);
            Kukang.check(first == 1 && that.first == 2);
        }
    }

    void failsFieldsOfWhatMayBeTheSame(@NonNull Cases that) {
        first = 1;
        openAll(that);
        Kukang.check(first == 1);
    }

    void holdsFieldsThatOneCaseLeavesOut(@NonNull Cases that) {
        third = 1;
        openAll(that);
        Kukang.check(third == 1);
    }

    //@ requires x != null;
    //@ assignable x.*;
    void holdsAllFields(Object x) {
        if (x instanceof Cases) {
            ((Cases) x).first = 1;
        }
    }

    /** An array has elements, but no fields. */
    //@ requires x != null;
    //@ assignable x.*;
    void failsAllFieldsOfAnArray(Object x) {
        if (x instanceof int[] && ((int[]) x).length > 0) {
            ((int[]) x)[0] = 1;
        }
    }

    /*@ requires true;
      @ assignable \everything;
      @ also
      @ requires true;
      @ assignable first;
      @*/
    void openEverything() {
    }

    void holdsWhatTheStricterCaseLeavesOut() {
        second = 2;
        openEverything();
        Kukang.check(second == 2);
    }

    void failsWhatTheStricterCaseNames() {
        first = 1;
        openEverything();
        Kukang.check(first == 1);
    }

    static class Wide {
        int one;
        int other;

        //@ assignable one, other;
        void openChange() {
        }
    }

    static class Narrow extends Wide {
        //@ also
        //@ assignable other;
        @Override
        void openChange() {
        }
    }

    void holdsWhatWasInherited(@NonNull Narrow narrow) {
        narrow.one = 1;
        narrow.openChange();
        Kukang.check(narrow.one == 1);
    }

    void failsWhatWasInherited(@NonNull Narrow narrow) {
        narrow.other = 1;
        narrow.openChange();
        Kukang.check(narrow.other == 1);
    }
}
