package handles;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Variable handles to elements of arrays, and to views of byte arrays. */
public class VarHandleArrays {
    static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
    static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);
    static final VarHandle BOOLEANS = MethodHandles.arrayElementVarHandle(boolean[].class);
    static final VarHandle CHARS = MethodHandles.arrayElementVarHandle(char[].class);
    static final VarHandle STRINGS = MethodHandles.arrayElementVarHandle(String[].class);
    static final VarHandle OBJECTS = MethodHandles.arrayElementVarHandle(Object[].class);
    static final VarHandle BIG_INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    static final VarHandle LITTLE_INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    static final VarHandle BIG_LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
    static final VarHandle LITTLE_DOUBLE = MethodHandles.byteArrayViewVarHandle(double[].class, ByteOrder.LITTLE_ENDIAN);
    static final VarHandle BIG_CHAR = MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.BIG_ENDIAN);

    public static void main(String[] args) {
        elements();
        failures();
        views();
        wrongIndex();
    }

    static void elements() {
        int[] ints = {1, 2, 3};
        INTS.setVolatile(ints, 1, 20);
        System.out.println((int) INTS.getAndAdd(ints, 1, 5) + " " + Arrays.toString(ints));
        System.out.println(INTS.compareAndSet(ints, 2, 3, 30) + " " + ints[2]);
        long[] longs = new long[2];
        System.out.println((long) LONGS.getAndBitwiseOr(longs, 0, 6L) + " " + longs[0]);
        boolean[] booleans = new boolean[2];
        System.out.println((boolean) BOOLEANS.getAndSet(booleans, 1, true) + " " + Arrays.toString(booleans));
        char[] chars = "abc".toCharArray();
        CHARS.setRelease(chars, 0, 'z');
        System.out.println(new String(chars) + (char) CHARS.getAcquire(chars, 2));
        String[] strings = {"a", "b"};
        System.out.println((String) STRINGS.getAndSet(strings, 0, "c") + " " + Arrays.toString(strings));
        Object[] objects = strings;
        System.out.println(OBJECTS.compareAndSet(objects, 1, "b", "d") + " " + Arrays.toString(strings));
    }

    static void failures() {
        attempt("index", () -> INTS.get(new int[2], 2));
        attempt("negative", () -> INTS.set(new int[2], -1, 3));
        attempt("null array", () -> INTS.get((int[]) null, 0));
        attempt("other array", () -> INTS.get((Object) new long[1], 0));
        attempt("no array", () -> INTS.get((Object) "text", 0));
        attempt("store", () -> OBJECTS.set((Object[]) new String[1], 0, (Object) 1));
        attempt("not an array", () -> MethodHandles.arrayElementVarHandle(String.class));
    }

    static void views() {
        byte[] bytes = new byte[16];
        BIG_INT.set(bytes, 0, 0x01020304);
        LITTLE_INT.set(bytes, 4, 0x01020304);
        BIG_LONG.set(bytes, 7, -2L);
        System.out.println(Arrays.toString(bytes));
        System.out.println(Integer.toHexString((int) LITTLE_INT.get(bytes, 0)) + " " + Long.toHexString((long) BIG_LONG.get(bytes, 0)));
        LITTLE_DOUBLE.set(bytes, 0, Math.PI);
        System.out.println((double) LITTLE_DOUBLE.get(bytes, 0) + " " + bytes[0]);
        BIG_CHAR.set(bytes, 1, 'K');
        System.out.println((char) BIG_CHAR.get(bytes, 1) + " " + bytes[2]);
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        buffer.putInt(8, 77).putShort(12, (short) -3);
        System.out.println(buffer.getInt(8) + " " + buffer.getShort(12) + " " + bytes[8]);
    }

    static void wrongIndex() {
        byte[] bytes = new byte[6];
        attempt("view end", () -> BIG_INT.get(bytes, 3));
        attempt("view negative", () -> BIG_INT.set(bytes, -1, 0));
        attempt("view add", () -> BIG_CHAR.getAndAdd(bytes, 0, 'a'));
        attempt("view null", () -> BIG_INT.get((byte[]) null, 3));
    }

    interface Action {
        void run() throws Throwable;
    }

    static void attempt(String what, Action action) {
        try {
            action.run();
            System.out.println(what + ": done");
        } catch (Throwable e) {
            System.out.println(what + ": " + e);
        }
    }
}
