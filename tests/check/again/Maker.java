package again;

/** Nobody implements it. */
interface Maker {
    //@ pure
    //@ ensures \fresh(\result);
    Node make();

    //@ pure
    //@ ensures \result == null || \fresh(\result);
    Node tryToMake();

    //@ pure
    //@ ensures \result != null;
    Node find();
}
