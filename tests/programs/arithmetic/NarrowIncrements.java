package arithmetic;

/** Increments of byte, short and char wrap at their own width, as locals, fields and array elements. */
public class NarrowIncrements {
    static byte staticByte = Byte.MAX_VALUE;
    short fieldShort = Short.MIN_VALUE;
    char fieldChar = 0;

    public static void main(String[] args) {
        byte b = Byte.MAX_VALUE;
        System.out.println(b++);
        System.out.println(b--);
        System.out.println(++b);
        short s = Short.MAX_VALUE;
        System.out.println(++s);
        System.out.println(s--);
        System.out.println(s);
        char c = Character.MAX_VALUE;
        System.out.println((int) c++);
        System.out.println((int) c--);
        System.out.println((int) c);
        System.out.println(++staticByte);
        System.out.println(staticByte--);
        System.out.println(staticByte);
        NarrowIncrements object = new NarrowIncrements();
        System.out.println(--object.fieldShort);
        System.out.println(object.fieldShort++);
        System.out.println(object.fieldShort);
        System.out.println((int) --object.fieldChar);
        byte[] bytes = {-128};
        System.out.println(--bytes[0] + " " + bytes[0]++ + " " + bytes[0]);
        char[] chars = {'z'};
        System.out.println(chars[0]++ + " " + chars[0]);
        float f = 16777216f;
        f++;
        System.out.println(f);
        double d = 0.1;
        d++;
        System.out.println(d);
        long l = Long.MAX_VALUE;
        System.out.println(l++ + " " + l);
        Integer boxed = 127;
        boxed++;
        System.out.println(boxed);
        Character boxedChar = 'y';
        boxedChar++;
        System.out.println(boxedChar);
    }
}
