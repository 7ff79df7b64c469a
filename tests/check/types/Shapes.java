// Bounds on types that have no objects themselves.
package types;

abstract class Shape {
    Shape inner;

    static int depth(Shape shape) {
        int depth = 0;
        while (shape != null) {
            depth++;
            shape = shape.inner;
        }
        return depth;
    }
}

class Square extends Shape { }

class Circle extends Shape { }
