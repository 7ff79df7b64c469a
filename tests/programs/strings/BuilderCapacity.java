package strings;

public class BuilderCapacity {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        System.out.println(b.capacity());
        int last = b.capacity();
        for (int i = 0; i < 300; i++) {
            b.append((char) ('a' + i % 26));
            if (b.capacity() != last) {
                last = b.capacity();
                System.out.println(b.length() + " -> " + last);
            }
        }
        System.out.println(new StringBuilder("hello").capacity() + " " + new StringBuilder(3).capacity());
        b.setLength(10);
        b.trimToSize();
        System.out.println(b.capacity());
        b.ensureCapacity(15);
        System.out.println(b.capacity());
        b.ensureCapacity(100);
        System.out.println(b.capacity());
        b.append('\u4e2d');
        System.out.println(b.length() + " " + b.capacity());
        try {
            new StringBuilder(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
    }
}
