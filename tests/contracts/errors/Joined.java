package errors;

import java.util.Objects;
import kukang.contracts.Ensures;
import kukang.contracts.Invariant;
import kukang.contracts.Requires;
import kukang.contracts.SpecFor;

/** Mistakes in strings of annotations that are joined or text blocks, whose lines and columns are those of the source. */
@Invariant("size >= 0 "
        + "&& sise > 0")
class Joined {
    int size;

    @Ensures("""
        \\result == Objects.hash(size)
            && nosuch > 0
        """)
    int inATextBlock() {
        return 1;
    }

    @Requires({"size > 0", "size " + "> "
        + "\"a\".lenght()"})
    int inTheLast() {
        return 1;
    }
}

class JoinedTarget {
    private int held;

    int held() {
        return held;
    }
}

@SpecFor(JoinedTarget.class)
@Invariant("heldd > 0")
class JoinedSpec {}
