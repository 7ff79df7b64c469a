// A type that has two implementations, one of which has a subclass.
package shapes;

interface Shape {
    int area();

    default boolean isFlat() {
        return area() == 0;
    }
}
