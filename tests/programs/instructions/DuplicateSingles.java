package instructions;

/** Compound assignments whose value is used duplicate one-slot values below one or two other slots. */
public class DuplicateSingles {
    int field = 5;
    float real = 0.5f;
    String text = "t";
    Object reference;
    boolean flag;
    static int shared = 7;
    static String sharedText = "s";

    public static void main(String[] args) {
        DuplicateSingles o = new DuplicateSingles();
        int[] ints = {10, 20, 30};
        float[] floats = {1.25f};
        String[] texts = {"x", "y"};
        char[] chars = {'a'};
        boolean[] flags = new boolean[2];
        System.out.println(o.field++ + " " + o.field + " " + ++o.field + " " + (o.field *= 3));
        System.out.println(o.real++ + " " + (o.real -= 3) + " " + o.real);
        System.out.println((o.text += "u") + " " + o.text);
        System.out.println((sharedText += o.text) + " " + shared++ + " " + ++shared + " " + (shared |= 64));
        System.out.println(ints[0]++ + " " + --ints[1] + " " + (ints[2] >>= 1));
        System.out.println(floats[0]-- + " " + (floats[0] += 10));
        System.out.println((texts[0] += texts[1] += "z") + " " + texts[1]);
        System.out.println(chars[0]++ + " " + (chars[0] += 2) + " " + --chars[0]);
        System.out.println((flags[0] |= true) + " " + (flags[1] ^= flags[0]) + " " + (o.flag = flags[0] &= false));
        ints[0] = ints[1] = o.field = shared = -4;
        System.out.println(ints[0] + ints[1] + o.field + shared);
        texts[0] = texts[1] = o.text = sharedText = "same";
        System.out.println(texts[0] + texts[1] + o.text + sharedText);
        Object object;
        o.reference = object = texts;
        System.out.println(o.reference == object);
        if ((o.reference = null) == null) {
            System.out.println("assigned null");
        }
        int length;
        while ((length = o.text.length()) < 8) {
            o.text += length;
        }
        System.out.println(o.text);
        Integer boxed = 5;
        Integer old = boxed++;
        System.out.println(old + " " + boxed + " " + (boxed += 2));
        Integer[] boxes = {1, 2};
        System.out.println(boxes[0]++ + " " + boxes[0] + " " + (boxes[1] *= 10));
    }
}
