package verified;

public class Stack {
    static class Cell {
        int value;
        Cell next;
    }

    Cell top;

    public void push(int value) {
        Cell cell = new Cell();
        cell.value = value;
        cell.next = top;
        top = cell;
    }

    /** How many there are; only a stack without end keeps this from ending. */
    public int size() {
        int size = 0;
        for (Cell cell = top; cell != null && size < 10; cell = cell.next) {
            size++;
        }
        return size;
    }

    public static int absolute(int number) {
        return number < 0 ? -number : number;
    }
}
