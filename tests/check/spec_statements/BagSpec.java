package spec_statements;

import java.util.StringJoiner;
import java.util.function.IntPredicate;
import kukang.contracts.Invariant;
import kukang.contracts.SpecFor;

/** Statements of contracts in methods that are added to classes: in the program, and in the JDK. */
@SpecFor(Bag.class)
class BagSpec {
    private int count;

    @Invariant
    private boolean isValid() {
        int seen = count;
        //@ assume seen < 100;
        IntPredicate isSmall = n -> {
            //@ assert n != 7;
            return n < 200;
        };
        return seen >= 0 && isSmall.test(seen);
    }
}

@SpecFor(StringJoiner.class)
class JoinerSpec {
    private int size;

    @Invariant
    private boolean isValid() {
        int seen = size;
        //@ assert seen != 3;
        return seen >= 0;
    }
}
