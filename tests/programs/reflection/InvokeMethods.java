package reflection;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.stream.Collectors;

public class InvokeMethods {
    static class Tool {
        int uses;

        public int add(int a, long b) {
            uses++;
            return (int) (a + b);
        }

        private String secret(String s) {
            return "secret " + s + uses;
        }

        static double half(double d) {
            return d / 2;
        }

        void fail(String why) {
            throw new IllegalStateException(why);
        }

        String join(String... parts) {
            return String.join("-", parts);
        }
    }

    static class Better extends Tool {
        @Override
        public int add(int a, long b) {
            return -super.add(a, b);
        }
    }

    public static void main(String[] args) throws Exception {
        Tool t = new Better();
        Method add = Tool.class.getDeclaredMethod("add", int.class, long.class);
        System.out.println(add.invoke(t, 2, 3L) + " " + add.invoke(t, (byte) 2, 3) + " " + add.getReturnType() + " " + add.getParameterCount() + " " + add);
        Method secret = Tool.class.getDeclaredMethod("secret", String.class);
        secret.setAccessible(true);
        System.out.println(secret.invoke(t, "word"));
        System.out.println(Tool.class.getDeclaredMethod("half", double.class).invoke(null, 5));
        Method fail = Tool.class.getDeclaredMethod("fail", String.class);
        try {
            fail.invoke(t, "reason");
        } catch (InvocationTargetException e) {
            System.out.println(e.getMessage() + " " + e.getCause());
        }
        System.out.println(Tool.class.getDeclaredMethod("join", String[].class).invoke(t, (Object) new String[] {"a", "b"}));
        try {
            add.invoke(t, 1);
        } catch (IllegalArgumentException e) {
            System.out.println("wrong number");
        }
        try {
            add.invoke(t, "x", 1L);
        } catch (IllegalArgumentException e) {
            System.out.println("wrong type");
        }
        try {
            add.invoke(null, 1, 1L);
        } catch (NullPointerException e) {
            System.out.println("no receiver");
        }
        try {
            Tool.class.getDeclaredMethod("missing");
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Arrays.stream(Tool.class.getDeclaredMethods()).map(Method::getName).sorted().collect(Collectors.joining(",")));
        Method length = String.class.getMethod("length");
        int total = 0;
        // Enough calls that an implementation may switch how it invokes.
        for (int i = 0; i < 40; i++) {
            total += (Integer) length.invoke("x".repeat(i));
        }
        System.out.println(total);
    }
}
