package specs;

import kukang.contracts.Invariant;
import kukang.contracts.SpecFor;
import subjects.Shape;

@SpecFor(Shape.class)
interface ShapeSpec {
    int area();

    @Invariant
    default boolean hasArea() {
        return area() >= 0;
    }
}
