package strings;

public class BuilderEdits {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("kukang");
        System.out.println(b.insert(0, 12).insert(2, true).insert(b.length(), 'c').insert(3, 1.5).insert(1, (String) null));
        b.setLength(4);
        System.out.println(b + " " + b.length());
        b.setLength(6);
        System.out.println((int) b.charAt(5));
        b = new StringBuilder("abcdef");
        System.out.println(b.reverse());
        System.out.println(b.deleteCharAt(0).delete(1, 3));
        b.setCharAt(1, 'Z');
        System.out.println(b.replace(0, 1, "long text "));
        System.out.println(b.indexOf("text") + " " + b.lastIndexOf("t") + " " + b.substring(5) + " " + b.substring(0, 4));
        System.out.println(b.append("abcdef", 2, 4).append(new char[] {'x', 'y', 'z'}, 1, 2).appendCodePoint(65));
        System.out.println(b.delete(2, 1000));
        try {
            b.deleteCharAt(2);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("refused at the end");
        }
        try {
            b.insert(9, "x");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("refused past the end");
        }
        System.out.println(new StringBuilder("a").compareTo(new StringBuilder("b")));
        System.out.println(new StringBuilder("a").equals(new StringBuilder("a")));
    }
}
