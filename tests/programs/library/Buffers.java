package library;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.nio.InvalidMarkException;
import java.nio.LongBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.Arrays;

/** Buffers on the heap. */
public class Buffers {
    public static void main(String[] args) {
        ByteBuffer buffer = ByteBuffer.allocate(32);
        buffer.put((byte) 1).putInt(0x01020304).putLong(-2L).putChar('x').putDouble(Math.PI);
        System.out.println(buffer + " " + buffer.remaining());
        buffer.flip();
        System.out.println(buffer.get() + " " + Integer.toHexString(buffer.getInt()) + " " + buffer.getLong() + " " + buffer.getChar() + " " + buffer.getDouble());
        buffer.clear().order(ByteOrder.LITTLE_ENDIAN);
        System.out.println(Integer.toHexString(buffer.getInt(1)) + " " + buffer.order() + " " + buffer.getShort(1));
        IntBuffer ints = ByteBuffer.allocate(16).order(ByteOrder.BIG_ENDIAN).asIntBuffer();
        ints.put(new int[] {1, 2, 3}).flip();
        System.out.println(ints + " " + ints.get(2) + " " + ints.compareTo(IntBuffer.wrap(new int[] {1, 2, 4})) + " " + ints.equals(IntBuffer.wrap(new int[] {1, 2, 3})));
        LongBuffer longs = LongBuffer.wrap(new long[] {5, 6, 7, 8}, 1, 2);
        System.out.println(longs.position() + " " + longs.limit() + " " + longs.slice().get(0) + " " + longs.hashCode());
        CharBuffer chars = CharBuffer.wrap("hello world");
        chars.position(6);
        System.out.println(chars + " " + chars.isReadOnly() + " " + chars.subSequence(0, 2) + " " + chars.charAt(1));
        ByteBuffer compact = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5});
        compact.get();
        compact.mark().get();
        compact.reset();
        compact.compact();
        System.out.println(compact + " " + Arrays.toString(compact.array()) + " " + compact.duplicate().rewind().get() + " " + compact.slice(1, 2).arrayOffset());
        refusals(compact);
    }

    static void refusals(ByteBuffer compact) {
        Runnable[] steps = {
            () -> ByteBuffer.allocate(1).putInt(1),
            () -> ByteBuffer.allocate(1).getInt(),
            () -> ByteBuffer.allocate(4).asReadOnlyBuffer().put((byte) 1),
            () -> ByteBuffer.allocate(4).reset(),
            () -> ByteBuffer.allocate(4).get(4),
            () -> ByteBuffer.allocate(4).position(5),
            () -> ByteBuffer.allocate(-1),
        };
        for (Runnable step : steps) {
            try {
                step.run();
            } catch (BufferOverflowException | BufferUnderflowException | ReadOnlyBufferException | InvalidMarkException
                    | IndexOutOfBoundsException | IllegalArgumentException e) {
                System.out.println(e);
            }
        }
        System.out.println(compact.hasArray());
    }
}
