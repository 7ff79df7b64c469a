// What inputs can be beyond objects that nobody has seen, and what the verdict says about it.
package coverage;

import java.util.List;
import java.util.Objects;

class Constants {
    static final Node END = new Node(0);
    static final Point ORIGIN = new Point(0);
    static final int[] TABLE = {1, 2};

    static void isEnd(Node node) {
        assert node != END;
    }

    static boolean isOrigin(Point point) {
        return point == ORIGIN;
    }

    static int first(int index) {
        return index == 0 ? TABLE[index] : 0;
    }

    static boolean isName(String name) {
        return name == "name";
    }

    static boolean isSeconds(Object object) {
        return object == java.util.concurrent.TimeUnit.SECONDS;
    }

    static boolean isAmongUnits(java.util.concurrent.TimeUnit unit) {
        return unit == java.util.concurrent.TimeUnit.SECONDS;
    }

    static boolean isList(Object object) {
        return object instanceof List;
    }

    static boolean isMatrix(Object object) {
        return object instanceof int[][] matrix && matrix.length > 0;
    }

    static boolean isEven(Node node) {
        return node != null && node.hashCode() % 2 == 0;
    }

    static boolean isHashed(Node node) {
        return Objects.hashCode(node) != 0;
    }
}

class Node {
    int value;

    Node(int value) {
        this.value = value;
    }
}

class Point {
    final int x;

    Point(int x) {
        this.x = x;
    }
}
