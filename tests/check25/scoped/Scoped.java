package scoped;

/** What a scoped value is bound to, whoever calls has decided. */
class Scoped {
    static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();

    //@ ensures !\result;
    static boolean isDeep() {
        return DEPTH.isBound();
    }
}
