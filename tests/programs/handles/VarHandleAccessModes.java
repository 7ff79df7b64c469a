package handles;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Every access method of variable handles, on fields of several types. */
public class VarHandleAccessModes {
    static class Cell {
        int number = 5;
        long wide = 1L << 40;
        String text = "first";
        boolean flag;
        byte small = 127;
        char letter = 'a';
        short half = -1;
        float single = 1.5f;
        double exact = -0.0;
    }

    static int shared = 100;
    static Object any;

    static final VarHandle NUMBER;
    static final VarHandle WIDE;
    static final VarHandle TEXT;
    static final VarHandle FLAG;
    static final VarHandle SMALL;
    static final VarHandle LETTER;
    static final VarHandle HALF;
    static final VarHandle SINGLE;
    static final VarHandle EXACT;
    static final VarHandle SHARED;
    static final VarHandle ANY;

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            NUMBER = lookup.findVarHandle(Cell.class, "number", int.class);
            WIDE = lookup.findVarHandle(Cell.class, "wide", long.class);
            TEXT = lookup.findVarHandle(Cell.class, "text", String.class);
            FLAG = lookup.findVarHandle(Cell.class, "flag", boolean.class);
            SMALL = lookup.findVarHandle(Cell.class, "small", byte.class);
            LETTER = lookup.findVarHandle(Cell.class, "letter", char.class);
            HALF = lookup.findVarHandle(Cell.class, "half", short.class);
            SINGLE = lookup.findVarHandle(Cell.class, "single", float.class);
            EXACT = lookup.findVarHandle(Cell.class, "exact", double.class);
            SHARED = lookup.findStaticVarHandle(VarHandleAccessModes.class, "shared", int.class);
            ANY = lookup.findStaticVarHandle(VarHandleAccessModes.class, "any", Object.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        Cell cell = new Cell();
        readAndWrite(cell);
        compare(cell);
        update(cell);
        others(cell);
        statics();
        describe();
    }

    static void readAndWrite(Cell cell) {
        NUMBER.set(cell, 6);
        System.out.println((int) NUMBER.get(cell));
        NUMBER.setVolatile(cell, 7);
        System.out.println((int) NUMBER.getVolatile(cell));
        NUMBER.setRelease(cell, 8);
        System.out.println((int) NUMBER.getAcquire(cell));
        NUMBER.setOpaque(cell, 9);
        System.out.println((int) NUMBER.getOpaque(cell) + " " + cell.number);
        TEXT.set(cell, "second");
        String text = (String) TEXT.getVolatile(cell);
        System.out.println(text);
    }

    static void compare(Cell cell) {
        System.out.println(NUMBER.compareAndSet(cell, 9, 10) + " " + NUMBER.compareAndSet(cell, 9, 11) + " " + cell.number);
        System.out.println((int) NUMBER.compareAndExchange(cell, 10, 12) + " " + (int) NUMBER.compareAndExchange(cell, 1, 2));
        System.out.println((int) NUMBER.compareAndExchangeAcquire(cell, 12, 13) + " " + cell.number);
        System.out.println((int) NUMBER.compareAndExchangeRelease(cell, 13, 14) + " " + cell.number);
        System.out.println(NUMBER.weakCompareAndSet(cell, 14, 15) + " " + NUMBER.weakCompareAndSetPlain(cell, 15, 16)
                + " " + NUMBER.weakCompareAndSetAcquire(cell, 16, 17) + " " + NUMBER.weakCompareAndSetRelease(cell, 0, 18)
                + " " + cell.number);
        System.out.println(TEXT.compareAndSet(cell, "second", "third") + " " + cell.text);
        System.out.println(TEXT.compareAndSet(cell, new String("third"), "fourth") + " " + cell.text);
        System.out.println((String) TEXT.compareAndExchange(cell, "third", null) + " " + cell.text);
    }

    static void update(Cell cell) {
        System.out.println((int) NUMBER.getAndSet(cell, 20) + " " + (int) NUMBER.getAndSetAcquire(cell, 21)
                + " " + (int) NUMBER.getAndSetRelease(cell, 22));
        System.out.println((int) NUMBER.getAndAdd(cell, 1) + " " + (int) NUMBER.getAndAddAcquire(cell, 2)
                + " " + (int) NUMBER.getAndAddRelease(cell, Integer.MAX_VALUE) + " " + cell.number);
        NUMBER.getAndAdd(cell, 5);
        cell.number = 0b1100;
        System.out.println((int) NUMBER.getAndBitwiseOr(cell, 0b0011) + " " + (int) NUMBER.getAndBitwiseOrAcquire(cell, 16)
                + " " + (int) NUMBER.getAndBitwiseOrRelease(cell, 32));
        System.out.println((int) NUMBER.getAndBitwiseAnd(cell, 0b111) + " " + (int) NUMBER.getAndBitwiseAndAcquire(cell, 6)
                + " " + (int) NUMBER.getAndBitwiseAndRelease(cell, 4));
        System.out.println((int) NUMBER.getAndBitwiseXor(cell, -1) + " " + (int) NUMBER.getAndBitwiseXorAcquire(cell, 1)
                + " " + (int) NUMBER.getAndBitwiseXorRelease(cell, 2) + " " + cell.number);
    }

    static void others(Cell cell) {
        System.out.println((long) WIDE.getAndAdd(cell, 3L) + " " + cell.wide);
        System.out.println(FLAG.compareAndSet(cell, false, true) + " " + (boolean) FLAG.getAndBitwiseXor(cell, true) + " " + cell.flag);
        System.out.println((byte) SMALL.getAndAdd(cell, (byte) 1) + " " + cell.small);
        System.out.println((char) LETTER.getAndAdd(cell, (char) 2) + " " + cell.letter);
        System.out.println(HALF.compareAndSet(cell, (short) -1, (short) 77) + " " + (short) HALF.getAndBitwiseOr(cell, (short) 256) + " " + cell.half);
        System.out.println((float) SINGLE.getAndAdd(cell, 0.25f) + " " + cell.single);
        System.out.println(EXACT.compareAndSet(cell, 0.0, 1.0) + " " + EXACT.compareAndSet(cell, -0.0, 2.0) + " " + cell.exact);
        System.out.println((double) EXACT.getAndAdd(cell, 0.5) + " " + cell.exact);
    }

    static void statics() {
        System.out.println((int) SHARED.getAndAdd(11) + " " + shared);
        SHARED.set(3);
        System.out.println(SHARED.compareAndSet(3, 4) + " " + shared);
        ANY.set("anything");
        System.out.println(ANY.getAndSet(Integer.valueOf(9)) + " " + any);
    }

    static void describe() {
        System.out.println(NUMBER.varType() + " " + NUMBER.coordinateTypes());
        System.out.println(SHARED.varType() + " " + SHARED.coordinateTypes());
        System.out.println(NUMBER.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET));
        System.out.println(TEXT.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD)
                + " " + NUMBER.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
        System.out.println(NUMBER);
    }
}
