package mended;

import kukang.contracts.Invariant;
import kukang.contracts.NonNull;

/** What is wrong in the class of the same name next door is mended here. */
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
    @NonNull Door next = this;

    @Invariant
    boolean isWellUsed() {
        return uses >= 0;
    }

    // K014
    /*@ exceptional_behavior
      @   requires locked;
      @   signals (IllegalStateException e) true; @*/
    public void open() {
        if (locked) {
            throw new IllegalStateException("locked");
        }
        uses++;
    }

    // K008: nobody sees that a field is given the value that it has.
    //@ assignable \nothing;
    public void touch() {
    }

    // K008: it is seen if the field has another value before.
    //@ assignable locked;
    public void reset() {
        locked = false;
    }

    // K008 of an element
    //@ requires log != null && log.length > 0;
    //@ assignable locked;
    public void write(int what) {
        locked = log[0] == what;
    }

    // K008 of a method that throws
    //@ assignable \nothing;
    //@ signals (IllegalArgumentException e) turns < 0;
    public void turn(int turns) {
        if (turns < 0) {
            throw new IllegalArgumentException("turns");
        }
    }

    // K010: the clause reads what was there before, and what fields lead to.
    //@ requires uses < 1000;
    //@ ensures uses == \old(uses) + 1;
    public void use() {
        uses++;
    }

    //@ requires lock != null;
    //@ ensures \result <= lock.turns && (lock.turns > 0 ==> \result > 0);
    public int tries() {
        return lock.turns;
    }

    //@ ensures \result == (\old(lock) != null);
    public boolean unlock() {
        boolean isThere = lock != null;
        lock = null;
        return isThere;
    }

    // K012
    @NonNull
    public Lock lock() {
        return lock == null ? new Lock(0) : lock;
    }

    // K015
    public void setNext(Door next) {
        if (next != null) {
            this.next = next;
        }
    }

    // K004
    public void forget(int count) {
        uses = Math.max(0, uses - Math.max(0, count));
    }

    // K002
    public static int half(int number) {
        return number / 2;
    }
}
