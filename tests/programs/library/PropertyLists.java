package library;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.TreeSet;

/** Property lists, read and written. */
public class PropertyLists {
    public static void main(String[] args) throws IOException {
        Properties defaults = new Properties();
        defaults.setProperty("colour", "grey");
        Properties list = new Properties(defaults);
        list.load(new StringReader("# a comment\n! another\nname = value with spaces \n"
                + "long = first, \\\n       second\nkey\\ with\\ space:colon\nempty\nunicode=\\u00e9\\t|\n"));
        for (String name : new TreeSet<>(list.stringPropertyNames())) {
            System.out.println("[" + name + "] [" + list.getProperty(name) + "]");
        }
        System.out.println(list.size() + " " + list.getProperty("missing", "none") + " " + list.get("colour"));
        Properties written = new Properties();
        written.setProperty("a b", " c=d ");
        written.setProperty("é", "ü\n");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        written.store(out, "made by a test");
        out.toString(StandardCharsets.ISO_8859_1).lines().filter(line -> !line.startsWith("#") || line.contains("test")).sorted().forEach(System.out::println);
        Properties again = new Properties();
        again.load(new ByteArrayInputStream(out.toByteArray()));
        System.out.println(again.equals(written));
        StringWriter text = new StringWriter();
        written.store(text, null);
        System.out.println(text.toString().lines().filter(line -> !line.startsWith("#")).sorted().toList());
        try {
            new Properties().load(new StringReader("x=\\uZZZZ"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            list.setProperty("null", null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
    }
}
