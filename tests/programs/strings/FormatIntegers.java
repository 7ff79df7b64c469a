package strings;

import java.math.BigInteger;
import java.util.Locale;

public class FormatIntegers {
    static void show(String format, Object... args) {
        System.out.println("[" + String.format(Locale.ROOT, format, args) + "]");
    }

    public static void main(String[] args) {
        show("%d %5d %-5d| %05d", 42, 42, 42, 42);
        show("%+d %+d % d %(d", 7, -7, 7, -7);
        show("%,d %,d %,d", 999, 1000, -1234567890123L);
        show("%x %X %o %#x %#o", 255, 255, 8, 255, 8);
        show("%x %x %x %x", (byte) -1, (short) -1, -1, -1L);
        show("%08X %-8x|", 48879, 48879);
        show("%d %d", Integer.MIN_VALUE, Long.MIN_VALUE);
        show("%d %x", new BigInteger("123456789012345678901234567890"), new BigInteger("-255"));
        show("%2$d %1$d %2$d %<d", 1, 2);
    }
}
