package strings;

public class BufferEdits {
    public static void main(String[] args) {
        StringBuffer b = new StringBuffer();
        b.append(1).append('x').append(2L).append(1.5f).append(2.25).append(true).append((Object) null).append("end");
        System.out.println(b);
        b.insert(0, "start ").reverse();
        System.out.println(b);
        b.reverse().setCharAt(0, 'S');
        b.deleteCharAt(b.length() - 1).replace(0, 5, "begin");
        System.out.println(b + " " + b.length());
        String once = b.toString();
        b.append('!');
        System.out.println(once + " " + b.toString());
    }
}
