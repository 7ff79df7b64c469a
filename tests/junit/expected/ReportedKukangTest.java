// Written by Kukang; whoever runs it again for this class replaces the file.
package reported;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Paths of reported.Reported that Kukang has found; each test takes one of them. */
class ReportedKukangTest {
    // The only path
    @Test
    void constructor() {
        Reported result = new Reported();

        assertNull(KukangHeap.get(result, "title"));
        assertNull(KukangHeap.get(result, "numbers"));
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null &&
    //     \result.equals("b")` does not hold (Reported.java:40).
    // The only path
    @Test
    void text_breaksPostcondition() {
        String result = Reported.text();

        // What comes out as long as the code is as it was.
        boolean asReported = "a".equals(result);
        assertFalse(asReported, "the postcondition `new Object() { } != null && \\result.equals(\"b\")` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null &&
    //     \result.intValue() == number` does not hold (Reported.java:45).
    // Path 0: number != number / 2
    @Test
    void box_breaksPostcondition() {
        Integer result = Reported.box(1);

        // What comes out as long as the code is as it was.
        boolean asReported = Integer.valueOf(0).equals(result);
        assertFalse(asReported,
            "the postcondition `new Object() { } != null && \\result.intValue() == number` does not hold");
    }

    // Path 1: number == number / 2
    @Test
    void box() {
        Integer result = Reported.box(0);

        assertEquals(Integer.valueOf(0), result);
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null && \result ==
    //     Level.HIGH` does not hold (Reported.java:50).
    // The only path
    @Test
    void level_breaksPostcondition() {
        Reported.Level result = Reported.level();

        // What comes out as long as the code is as it was.
        boolean asReported = result == Reported.Level.LOW;
        assertFalse(asReported, "the postcondition `new Object() { } != null && \\result == Level.HIGH` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null && \result[1] ==
    //     2.5` does not hold (Reported.java:55).
    // The only path
    @Test
    void numbers_breaksPostcondition() {
        double[] result = Reported.numbers();

        // What comes out as long as the code is as it was.
        boolean asReported = result != null
            && result.length == 2
            && Double.compare(result[0], 1.5) == 0
            && Double.compare(result[1], 2.0) == 0;
        assertFalse(asReported, "the postcondition `new Object() { } != null && \\result[1] == 2.5` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null &&
    //     "y".equals(\result[1])` does not hold (Reported.java:60).
    // The only path
    @Test
    void names_breaksPostcondition() {
        String[] result = Reported.names();

        // What comes out as long as the code is as it was.
        boolean asReported = result != null
            && result.length == 2
            && "x".equals(result[0])
            && result[1] == null;
        assertFalse(asReported,
            "the postcondition `new Object() { } != null && \"y\".equals(\\result[1])` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null && ((Node)
    //     \result[0]).next == \result[1]` does not hold (Reported.java:65).
    // The only path
    @Test
    void nodes_breaksPostcondition() {
        Object[] result = Reported.nodes();

        // What comes out as long as the code is as it was.
        boolean asReported = result != null
            && result.length == 2
            && result[0] != null
            && result[0].getClass().getName().equals("reported.Reported$Node")
            && ((Reported.Node) result[0]).getValue() == 1
            && KukangHeap.get(((Reported.Node) result[0]), "next") == null
            && KukangHeap.get(((Reported.Node) result[0]), "name") == null
            && result[1] != null
            && result[1].getClass().getName().equals("reported.Reported$Node")
            && ((Reported.Node) result[1]).getValue() == 2
            && KukangHeap.get(((Reported.Node) result[1]), "next") == null
            && "last".equals(KukangHeap.get(((Reported.Node) result[1]), "name"));
        assertFalse(asReported,
            "the postcondition `new Object() { } != null && ((Node) \\result[0]).next == \\result[1]` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null &&
    //     \result.next.name.equals("z")` does not hold (Reported.java:71).
    // The only path
    @Test
    void node_breaksPostcondition() {
        Reported.Node result = Reported.node(null);

        // What comes out as long as the code is as it was.
        boolean asReported = result != null
            && result.getClass().getName().equals("reported.Reported$Node")
            && result.getValue() == 3
            && KukangHeap.get(result, "next") != null
            && KukangHeap.get(result, "next").getClass().getName().equals("reported.Reported$Node")
            && ((Reported.Node) KukangHeap.get(result, "next")).getValue() == 4
            && KukangHeap.get(((Reported.Node) KukangHeap.get(result, "next")), "next") == null
            && "y".equals(KukangHeap.get(((Reported.Node) KukangHeap.get(result, "next")), "name"))
            && "x".equals(KukangHeap.get(result, "name"));
        assertFalse(asReported,
            "the postcondition `new Object() { } != null && \\result.next.name.equals(\"z\")` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null && \result.next ==
    //     \result` does not hold (Reported.java:76).
    // The only path
    @Test
    void knot_breaksPostcondition() {
        Reported.Node result = Reported.knot();

        // What comes out as long as the code is as it was.
        boolean asReported = result != null
            && result.getClass().getName().equals("reported.Reported$Node")
            && result.getValue() == 1
            && KukangHeap.get(result, "next") != null
            && KukangHeap.get(result, "next").getClass().getName().equals("reported.Reported$Node")
            && ((Reported.Node) KukangHeap.get(result, "next")).getValue() == 2
            && KukangHeap.get(((Reported.Node) KukangHeap.get(result, "next")), "next") == result
            && "second".equals(KukangHeap.get(((Reported.Node) KukangHeap.get(result, "next")), "name"))
            && "first".equals(KukangHeap.get(result, "name"));
        assertFalse(asReported,
            "the postcondition `new Object() { } != null && \\result.next == \\result` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null && ((Hidden)
    //     \result).level == Level.HIGH` does not hold (Reported.java:83).
    // The only path
    @Test
    void hidden_breaksPostcondition() {
        Object result = Reported.hidden();

        // What comes out as long as the code is as it was.
        boolean asReported = result != null
            && result.getClass().getName().equals("reported.Reported$Hidden")
            && KukangHeap.get(result, "level") == Reported.Level.LOW;
        assertFalse(asReported,
            "the postcondition `new Object() { } != null && ((Hidden) \\result).level == Level.HIGH` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null &&
    //     \result.get(1).equals("y")` does not hold (Reported.java:88).
    // The only path
    @Test
    @SuppressWarnings({"cast", "rawtypes", "unchecked"})
    void list_breaksPostcondition() {
        List result = Reported.list();

        // What comes out as long as the code is as it was.
        boolean asReported = result != null
            && result instanceof java.util.List<?>
            && ((java.util.List<?>) result).size() == 2
            && "x".equals(((java.util.List<?>) result).get(0))
            && "z".equals(((java.util.List<?>) result).get(1));
        assertFalse(asReported,
            "the postcondition `new Object() { } != null && \\result.get(1).equals(\"y\")` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null &&
    //     \result.get("x").intValue() == 2` does not hold (Reported.java:96).
    // The only path
    @Test
    @SuppressWarnings({"cast", "rawtypes", "unchecked"})
    void map_breaksPostcondition() {
        Map result = Reported.map();

        // What comes out as long as the code is as it was.
        boolean asReported = result != null
            && result instanceof java.util.Map<?, ?>
            && ((java.util.Map<?, ?>) result).size() == 1
            && Integer.valueOf(1).equals(((java.util.Map<?, ?>) result).get("x"));
        assertFalse(asReported,
            "the postcondition `new Object() { } != null && \\result.get(\"x\").intValue() == 2` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null &&
    //     \result.isPresent()` does not hold (Reported.java:103).
    // The only path
    @Test
    @SuppressWarnings({"rawtypes", "unchecked"})
    void optional_breaksPostcondition() {
        Optional result = Reported.optional();

        // What comes out as long as the code is as it was.
        boolean asReported = Optional.empty().equals(result);
        assertFalse(asReported, "the postcondition `new Object() { } != null && \\result.isPresent()` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null &&
    //     \result.get().equals("y")` does not hold (Reported.java:108).
    // The only path
    @Test
    @SuppressWarnings({"cast", "rawtypes", "unchecked"})
    void present_breaksPostcondition() {
        Optional result = Reported.present();

        // What comes out as long as the code is as it was.
        boolean asReported = result != null
            && result instanceof java.util.Optional<?>
            && ((java.util.Optional<?>) result).isPresent() == true
            && "x".equals(((java.util.Optional<?>) result).get());
        assertFalse(asReported,
            "the postcondition `new Object() { } != null && \\result.get().equals(\"y\")` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null && \result.length()
    //     == 2` does not hold (Reported.java:113).
    // The only path
    @Test
    @SuppressWarnings("cast")
    void builder_breaksPostcondition() {
        StringBuilder result = Reported.builder();

        // What comes out as long as the code is as it was.
        boolean asReported = result != null
            && "x".equals(result.toString());
        assertFalse(asReported, "the postcondition `new Object() { } != null && \\result.length() == 2` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null && \result` does
    //     not hold (Reported.java:118).
    // The only path
    @Test
    void flag_breaksPostcondition() {
        boolean result = Reported.flag();

        // What comes out as long as the code is as it was.
        boolean asReported = !result;
        assertFalse(asReported, "the postcondition `new Object() { } != null && \\result` does not hold");
    }

    // Fails as long as the code is as it was. K010: the postcondition `new Object() { } != null &&
    //     title.equals("b") && numbers.length == 1` does not hold (Reported.java:123).
    // The only path
    @Test
    void entitle_breaksPostcondition() {
        Reported receiver = new Reported();

        receiver.entitle();

        // What comes out as long as the code is as it was.
        boolean asReported = "a".equals(KukangHeap.get(receiver, "title"))
            && KukangHeap.get(receiver, "numbers") != null
            && KukangHeap.get(receiver, "numbers") instanceof int[]
            && ((int[]) KukangHeap.get(receiver, "numbers")).length == 1
            && ((int[]) KukangHeap.get(receiver, "numbers"))[0] == 1;
        assertFalse(asReported,
            "the postcondition `new Object() { } != null && title.equals(\"b\") && numbers.length == 1` does not hold");
    }
}
