package reflection;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.stream.Collectors;

public class ReadAndWriteFields {
    static class Holder {
        private int number = 1;
        String text = "t";
        static long shared = 9;
        final int fixed;
        double real = 0.5;
        int[] array = {1, 2};

        Holder(int fixed) {
            this.fixed = fixed;
        }
    }

    public static void main(String[] args) throws Exception {
        Holder h = new Holder(3);
        Field number = Holder.class.getDeclaredField("number");
        number.setAccessible(true);
        number.set(h, 42);
        number.setInt(h, number.getInt(h) + 1);
        System.out.println(h.number + " " + number.get(h) + " " + number.getLong(h) + " " + number.getType() + " " + number);
        Field text = Holder.class.getDeclaredField("text");
        text.set(h, null);
        System.out.println(h.text + " " + text.get(h));
        Field shared = Holder.class.getDeclaredField("shared");
        shared.set(null, 10);
        System.out.println(Holder.shared + " " + shared.getLong(null));
        Holder.class.getDeclaredField("real").setDouble(h, 2.5f);
        System.out.println(h.real + " " + ((int[]) Holder.class.getDeclaredField("array").get(h))[1]);
        Field fixed = Holder.class.getDeclaredField("fixed");
        try {
            fixed.set(h, 4);
        } catch (IllegalAccessException e) {
            System.out.println("final refused");
        }
        fixed.setAccessible(true);
        fixed.set(h, 4);
        System.out.println(fixed.get(h));
        try {
            number.set(h, "text");
        } catch (IllegalArgumentException e) {
            System.out.println("wrong type");
        }
        try {
            Holder.class.getDeclaredField("none");
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Arrays.stream(Holder.class.getDeclaredFields()).map(Field::getName).sorted().collect(Collectors.joining(",")));
    }
}
