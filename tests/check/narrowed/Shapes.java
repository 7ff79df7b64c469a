package narrowed;

/** What subclasses say of an object counts as soon as the path has found it to be of a type of the program. */
class Shapes {
    static class Node {
        int value;
    }

    interface Figure {
    }

    static class Shape implements Figure {
        Node node;
    }

    static class Circle extends Shape {
        static int limit;
        int radius;

        //@ invariant node == null || node.value == radius;
        //@ invariant radius <= limit;
    }

    static void declared(Shape shape) {
        if (shape != null && shape.node != null) {
            shape.node.value++;
        }
    }

    static void asked(Object shape) {
        if (shape instanceof Shape found && found.node != null) {
            found.node.value++;
        }
    }

    //@ signals (ClassCastException e) true;
    static void cast(Object shape) {
        Shape found = (Shape) shape;
        if (found != null && found.node != null) {
            found.node.value++;
        }
    }

    static void ofAnInterface(Object figure) {
        if (figure instanceof Figure) {
            Circle.limit--;
        }
    }

    static <T> void ofATypeParameter(T shape) {
        if (shape instanceof Shape found && found.node != null) {
            found.node.value++;
        }
    }

    static void notASubclass(Object shape) {
        if (shape instanceof Shape found && !(shape instanceof Circle) && found.node != null) {
            found.node.value++;
        }
    }

    static void keepsIt(Object shape) {
        if (shape instanceof Shape found) {
            found.node = null;
        }
    }
}
