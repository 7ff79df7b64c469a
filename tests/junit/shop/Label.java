package shop;

/** Methods whose names tests cannot have, and overloads that only the type of null tells apart. */
public class Label {
    private int number;

    public void add(int more) {
        number += more;
    }

    public void add(String text) {
        number += text == null ? 0 : 1;
    }

    public void add(int[] numbers) {
        number += numbers == null ? 0 : numbers.length;
    }

    public void fail() {
        number = -1;
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public String toString() {
        return "label";
    }
}
