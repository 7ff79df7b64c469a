package bad_jdk_spec;

import java.util.StringJoiner;
import kukang.contracts.Ensures;
import kukang.contracts.Invariant;
import kukang.contracts.Requires;
import kukang.contracts.SpecFor;

/** Nothing that is checked needs what is wrong here. */
@SpecFor(StringJoiner.class)
@Invariant("size >= zero")
abstract class JoinerSpec {
    String prefx;

    //@ invariant foo > 3;

    //@ ensures lenn > 0;
    abstract int length();

    @Requires("text == null")
    @Ensures("\\result.lenght() > 0")
    abstract StringJoiner setEmptyValue(CharSequence emptyValue);

    //@ assignable parts, prefix;
    //@ signals (IllegalStateException e) e.cause == null;
    abstract StringJoiner add(CharSequence newElement);

    JoinerSpec(CharSequence delimiter) {
        //@ assert size == 0;
        super();
    }
}
