package errors;

import java.util.List;

/** What a clumsy user writes, and what he is told. */

class Clumsy {
    int size; int[] data; Clumsy next; String name; static int count; List<String> list; double d; boolean flag; Object o;

    //@ require size > 0;
    void a01() {}
    //@ requires size > 0
    void a02() {}
    //@ requires size = 0;
    void a03() {}
    //@ requires (size > 0;
    void a04() {}
    //@ requires size > 0);
    void a05() {}
    //@ requires n > 0;
    void a06(int m) {}
    //@ ensures \result == size;
    void a07() {}
    //@ requires \result > 0;
    int a08() { return 1; }
    //@ requires \old(size) > 0;
    void a09() {}
    //@ ensures \olds(size) > 0;
    void a10() {}
    //@ ensures bump() > 0;
    void a11() {}
    int bump() { return ++size; }
    //@ ensures (\forall int i; data[i] > 0);
    void a12() {}
    //@ ensures (\forall int i; 0 <= i && i < data.length);
    void a13() {}
    //@ ensures \forall int i; 0 <= i && i < data.length; data[i] > 0;
    void a14() {}
    //@ ensures (\forall i; 0 <= i && i < data.length; data[i] > 0);
    void a15() {}
    //@ requires name.size() > 0;
    void a16() {}
    //@ requires data.lenght > 0;
    void a17() {}
    //@ requires data.length() > 0;
    void a18() {}
    //@ requires name.length > 0;
    void a19() {}
    //@ requires size > "3";
    void a20() {}
    //@ requires !size;
    void a21() {}
    //@ requires size && flag;
    void a22() {}
    //@ requires 0 < size < 10;
    void a23() {}
    //@ requires size =< 10;
    void a24() {}
    //@ requires size => flag;
    void a25() {}
    //@ requires flag => size > 0;
    void a26() {}
    //@ requires flag implies size > 0;
    void a27() {}
    //@ requires size > 0 and flag;
    void a28() {}
    //@ requires not flag;
    void a29() {}
    //@ requires size <> 0;
    void a30() {}
    //@ requires old(size) > 0;
    void a31() {}
    //@ ensures result > 0;
    int a32() { return 1; }
    //@ ensures size == old(size) + 1;
    void a33() { size++; }
    //@ assignable size, nxt;
    void a34() {}
    //@ assignable nothing;
    void a35() {}
    //@ assignable \nothing, size;
    void a36() {}
    //@ assignable this;
    void a37() {}
    //@ assignable size
    //@ ensures size > 0;
    void a38() {}
    //@ signals IllegalArgumentException;
    void a39() {}
    //@ signals (IllegalArgumentException) size < 0
    void a40() {}
    //@ signals_only IllegalArgumentExeption;
    void a41() {}
    //@ throws IllegalArgumentException;
    void a42() {}
    //@ requires next != NULL;
    void a43() {}
    //@ requires this.next.sise > 0;
    void a44() {}
    //@ requires Clumsy.size > 0;
    void a45() {}
    //@ requires count() > 0;
    void a46() {}
    //@ requires name == 'abc';
    void a47() {}
    //@ requires name == "abc;
    void a48() {}
    //@ requires size > 0; requires
    void a49() {}
    //@ requires @NonNull name;
    void a50() {}
    //@ non_nul
    String a51() { return null; }
    //@ requires size > 0;; ensures size > 0;
    void a52() {}
    //@ requires: size > 0;
    void a53() {}
    //@ pre size > 0;
    void a54() {}
    //@ pre: size > 0
    void a55() {}
    //@ requires \forall;
    void a56() {}
    //@ requires (\exists Clumsy c; c.size > 0);
    void a57() {}
    //@ requires (\sum int i; 0 <= i < data.length; data[i]) > 0;
    void a58() {}
    //@ requires x -> x > 0;
    void a59() {}
    //@ requires list.stream().allMatch(s -> s != null);
    void a60() {}
    //@ requires new Clumsy() != null;
    void a61() {}
    //@ requires size instanceof Integer;
    void a62() {}
    //@ requires (String) size != null;
    void a63() {}
    //@ requires size / 0 > 1;
    void a64() {}
    //@ requires 99999999999 > size;
    void a65() {}
    //@ requires flag ? size;
    void a66() {}
    //@ loop_invariant size > 0;
    void a67() {}
    //@ ensures \typeof(next) == Clumsy;
    void a68() {}
    //@ ensures \reach(next).size > 0;
    void a69() {}
    //@ ensures \fresh(size);
    void a70() {}
    //@ requires size > 0 // positive
    void a71() {}
    //@ requires size > 0; // positive
    void a72() {}
    //@ ensure size > 0;
    void a73() {}
    //@ invarient size >= 0;
    //@ normal_behaviour requires size > 0;
    void a74() {}
    //@ assert size > 0;
    void a75() {}
    void a76() {
        //@ requires size > 0;
        size++;
    }
    void a77() {
        //@ asert size > 0;
        size++;
    }
    void a78() {
        int z = 3;
        //@ assert zz > 0;
        size = z;
    }
    //@ requires size > 0 == true == 1;
    void a79() {}
    //@ signals (Exception e) e.getMesage() != null;
    void a80() {}
}
