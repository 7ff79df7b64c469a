package places;

import kukang.contracts.*;

@SpecFor(Target.class)
abstract class TargetSpec {
    int size;
    int other;

    @Assignable("size")
    abstract void grow();
}
