package coverage;

/** Conditions that are asked for more values than a loop has turns. */
class Ranges {
    //@ ensures (\forall int i; 0 <= i && i < 200000; i != 150000);
    static void ensured() {}

    //@ requires (\forall int i; 0 <= i && i < 200000; i >= 0);
    static void required() {
        assert false;
    }

    //@ ensures (\forall int i; 0 <= i && i < 50000; i != 60000);
    static void small() {}
}
