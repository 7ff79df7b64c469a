package library;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayReader;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.LineNumberReader;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.PushbackReader;
import java.io.SequenceInputStream;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Scanner;

/** Streams in memory. */
public class ReadersAndWriters {
    static void text() throws IOException {
        BufferedReader reader = new BufferedReader(new StringReader("one\ntwo\r\nthree\rfour"));
        System.out.println(reader.readLine() + " " + reader.lines().toList() + " " + reader.readLine());
        LineNumberReader numbered = new LineNumberReader(new CharArrayReader("a\nb\nc".toCharArray()));
        while (numbered.readLine() != null) {
            System.out.print(numbered.getLineNumber() + " ");
        }
        PushbackReader pushback = new PushbackReader(new StringReader("xy"));
        int first = pushback.read();
        pushback.unread(first);
        System.out.println((char) pushback.read() + "" + (char) pushback.read() + pushback.read());
        StreamTokenizer tokens = new StreamTokenizer(new StringReader("x = 3.5 + 'quoted' // rest"));
        tokens.slashSlashComments(true);
        while (tokens.nextToken() != StreamTokenizer.TT_EOF) {
            System.out.print(tokens + "; ");
        }
        System.out.println();
        Scanner scanner = new Scanner("12 abc 3,4 true\nrest of line").useLocale(java.util.Locale.US);
        System.out.println(scanner.nextInt() + " " + scanner.next() + " " + scanner.next() + " " + scanner.nextBoolean() + scanner.nextLine() + "|" + scanner.nextLine() + " " + scanner.hasNext());
        StringWriter string = new StringWriter();
        try (PrintWriter writer = new PrintWriter(string)) {
            writer.printf("%05d|%-5s|%x%n", 42, "ab", 255);
            writer.append("tail").append('!').println(1.5f);
        }
        System.out.print(string);
        try (BufferedReader closed = new BufferedReader(new StringReader("x"))) {
            closed.close();
            closed.readLine();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }

    static void bytes() throws IOException {
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(sink);
        data.writeInt(-2);
        data.writeUTF("zéro\0😀");
        data.writeDouble(0.1);
        data.writeLong(Long.MIN_VALUE);
        data.writeBoolean(true);
        System.out.println(data.size() + " " + Arrays.hashCode(sink.toByteArray()));
        DataInputStream back = new DataInputStream(new ByteArrayInputStream(sink.toByteArray()));
        System.out.println(back.readInt() + " " + back.readUTF().length() + " " + back.readDouble() + " " + back.readLong() + " " + back.readBoolean());
        try {
            back.readShort();
        } catch (EOFException e) {
            System.out.println(e);
        }
        ByteArrayOutputStream encoded = new ByteArrayOutputStream();
        try (Writer writer = new OutputStreamWriter(encoded, StandardCharsets.UTF_16BE)) {
            writer.write("h€");
        }
        System.out.println(Arrays.toString(encoded.toByteArray()));
        SequenceInputStream both = new SequenceInputStream(new ByteArrayInputStream("ab".getBytes()), new ByteArrayInputStream("cd".getBytes()));
        System.out.println(new BufferedReader(new InputStreamReader(both, StandardCharsets.US_ASCII)).readLine());
        System.out.println(new String(new ByteArrayInputStream("all of it".getBytes()).readNBytes(6)) + "|" + new ByteArrayInputStream(new byte[9]).transferTo(sink));
        PrintStream printer = new PrintStream(encoded, true, StandardCharsets.UTF_8);
        printer.print("ü");
        System.out.println(encoded.size() + " " + printer.checkError());
    }

    public static void main(String[] args) throws IOException {
        text();
        bytes();
        try {
            throw new UncheckedIOException(new IOException("inner"));
        } catch (UncheckedIOException e) {
            System.out.println(e);
        }
    }
}
