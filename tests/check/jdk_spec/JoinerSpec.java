package jdk_spec;

import java.util.StringJoiner;
import kukang.contracts.SpecFor;

/** It declares some fields of its target, but not all. */
@SpecFor(StringJoiner.class)
abstract class JoinerSpec {
    int len;
    int size;
}
