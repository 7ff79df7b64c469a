package library;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.DataFormatException;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

/** Data that somebody else has compressed. */
public class Decompression {
    static final byte[] ZLIB = Base64.getDecoder().decode("eNrLyC9XyC1NzlAoz89PARKlOSkKiWBOckZpcrYChMxMQxUEK4OwQaL2ChnUMQYAfuEzkw==");
    static final byte[] GZIP = Base64.getDecoder().decode("H4sIAAAAAAACA8tIzcnJ11FIzs8tKEotLk5NUSjPL8pJAQAInjQ1FwAAAA==");
    static final byte[] ZIP = Base64.getDecoder().decode("UEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAAHAAAAZm9sZGVyL1BLAwQUAAAAAAAAACEAZXjRWg8AAAAPAAAAEQAAAGZvbGRlci9zdG9yZWQudHh0c3RvcmVkIGFzIGl0IGlzUEsDBBQAAAAIAAAAIQB9utdHBgAAADIAAAAKAAAAcGFja2VkLnR4dEtMJBUAAFBLAQIUAxQAAAAAAAAAIQAAAAAAAAAAAAAAAAAHAAAAAAAAAAAAAACAAQAAAABmb2xkZXIvUEsBAhQDFAAAAAAAAAAhAGV40VoPAAAADwAAABEAAAAAAAAAAAAAAIABJQAAAGZvbGRlci9zdG9yZWQudHh0UEsBAhQDFAAAAAgAAAAhAH2610cGAAAAMgAAAAoAAAAAAAAAAAAAAIABYwAAAHBhY2tlZC50eHRQSwUGAAAAAAMAAwCsAAAAkQAAAAAA");

    static void byHand() throws DataFormatException {
        Inflater inflater = new Inflater();
        inflater.setInput(ZLIB);
        byte[] part = new byte[40];
        StringBuilder text = new StringBuilder();
        while (!inflater.finished()) {
            int count = inflater.inflate(part);
            text.append(new String(part, 0, count, StandardCharsets.US_ASCII));
            System.out.print(count + "/" + inflater.getRemaining() + " ");
        }
        System.out.println(inflater.getBytesRead() + " " + inflater.getBytesWritten() + " " + inflater.needsInput() + " " + text.length());
        inflater.reset();
        inflater.setInput(ZLIB, 0, 5);
        System.out.println(inflater.inflate(part) + " " + inflater.needsInput());
        inflater.end();
        try {
            inflater.inflate(part);
        } catch (NullPointerException | IllegalStateException e) {
            System.out.println("closed");
        }
    }

    static void refusals() throws IOException {
        for (int at : new int[] {0, 2, 7, ZLIB.length - 1}) {
            byte[] broken = ZLIB.clone();
            broken[at] ^= 0x15;
            Inflater inflater = new Inflater();
            inflater.setInput(broken);
            try {
                System.out.println(inflater.inflate(new byte[200]) + " " + inflater.finished());
            } catch (DataFormatException e) {
                System.out.println(e.getMessage() + " " + inflater.getBytesRead() + " " + inflater.getBytesWritten());
            }
        }
        try {
            new GZIPInputStream(new ByteArrayInputStream(ZLIB));
        } catch (ZipException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) throws IOException, DataFormatException {
        byHand();
        System.out.println(new String(new InflaterInputStream(new ByteArrayInputStream(ZLIB)).readAllBytes(), StandardCharsets.US_ASCII).hashCode());
        System.out.println(new String(new GZIPInputStream(new ByteArrayInputStream(GZIP)).readAllBytes(), StandardCharsets.US_ASCII));
        ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(ZIP));
        for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
            System.out.println(entry.getName() + " " + entry.isDirectory() + " " + new String(zip.readAllBytes(), StandardCharsets.US_ASCII));
        }
        refusals();
    }
}
