package mended;

import kukang.contracts.Invariant;
import kukang.contracts.NonNull;

/** What is wrong in each method here is mended in the class of the same name next door. */
public class Door {
    static class Lock {
        int turns;

        Lock(int turns) {
            this.turns = turns;
        }
    }

    private boolean locked;
    private int uses;
    private int[] log;
    private Lock lock;
    @NonNull Door next;

    @Invariant
    boolean isWellUsed() {
        return uses >= 0;
    }

    // K014
    /*@ exceptional_behavior
      @   requires locked;
      @   signals (IllegalStateException e) true; @*/
    public void open() {
        uses++;
    }

    // K008: nobody sees that a field is given the value that it has.
    //@ assignable \nothing;
    public void touch() {
        uses = uses;
    }

    // K008: it is seen if the field has another value before.
    //@ assignable locked;
    public void reset() {
        locked = false;
        uses = 0;
    }

    // K008 of an element
    //@ requires log != null && log.length > 0;
    //@ assignable locked;
    public void write(int what) {
        log[0] = what;
    }

    // K008 of a method that throws
    //@ assignable \nothing;
    //@ signals (IllegalArgumentException e) turns < 0;
    public void turn(int turns) {
        locked = true;
        if (turns < 0) {
            throw new IllegalArgumentException("turns");
        }
        locked = locked;
    }

    // K010: the clause reads what was there before, and what fields lead to.
    //@ requires uses < 1000;
    //@ ensures uses == \old(uses) + 1;
    public void use() {
        if (uses != 2) {
            uses++;
        }
    }

    //@ requires lock != null;
    //@ ensures \result <= lock.turns && (lock.turns > 0 ==> \result > 0);
    public int tries() {
        return 1;
    }

    //@ ensures \result == (\old(lock) != null);
    public boolean unlock() {
        lock = null;
        return true;
    }

    // K012
    @NonNull
    public Lock lock() {
        return lock;
    }

    // K015
    public void setNext(Door next) {
        this.next = next;
    }

    // K004
    public void forget(int count) {
        uses -= count;
    }

    // K002
    public static int half(int number) {
        assert number != 7 : "seven";
        return number / 2;
    }
}
