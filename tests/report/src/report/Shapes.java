package report;

public class Shapes {
    static class Cell { Object data; Cell next; Shapes owner; String name; }
    enum Color { RED, GREEN }
    Cell head;
    int[] counts;
    Cell[] table;
    Color color;

    Cell share(Cell other) {
        if (head == null || other == null) return null;
        Cell made = new Cell();
        made.next = head;
        made.owner = this;
        made.name = "fresh <b>";
        made.data = Integer.valueOf(42);
        head = made;
        other.next = made;
        return other;
    }

    int fill(int from) {
        if (counts == null || counts.length < 2) return -1;
        counts[0] = from;
        counts[1] = counts[0] + 1;
        table = new Cell[] { new Cell(), null, head };
        color = Color.GREEN;
        return counts[1];
    }

    boolean isCycle() {
        Cell slow = head, fast = head;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) return true;
        }
        return false;
    }

    static class AnExceptionWhoseNameIsLongerThanAnyColumnOfAPageHasRoomForInOneLine extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    int refuse(int[] from, int place) {
        if (place < 0) throw new AnExceptionWhoseNameIsLongerThanAnyColumnOfAPageHasRoomForInOneLine();
        return from[place];
    }
}
