package library;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URL;
import java.util.Collections;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/** Files of the class path and of the JDK, read through class loaders. */
public class Resources {
    public static class Words extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "hello"}, {"bye", "goodbye"}};
        }
    }

    public static class Words_fr extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "bonjour"}};
        }
    }

    static int magic(InputStream stream) throws IOException {
        try (stream) {
            return stream.read() << 24 | stream.read() << 16 | stream.read() << 8 | stream.read();
        }
    }

    public static void main(String[] args) throws IOException {
        System.out.println(Integer.toHexString(magic(Resources.class.getResourceAsStream("Resources.class"))));
        System.out.println(Integer.toHexString(magic(Resources.class.getResourceAsStream("/library/Resources$Words.class"))));
        System.out.println(Integer.toHexString(magic(ClassLoader.getSystemResourceAsStream("java/lang/Object.class"))));
        System.out.println(Integer.toHexString(magic(Object.class.getResourceAsStream("String.class"))));
        System.out.println(Resources.class.getResourceAsStream("nothing.txt") + " " + Resources.class.getClassLoader().getResourceAsStream("../x") + " " + Resources.class.getResource("nothing.txt"));
        System.out.println(String.class.getResourceAsStream("uniName.dat") + " " + Object.class.getResource("Object.class"));
        URL url = Resources.class.getResource("Resources.class");
        System.out.println(url.getProtocol() + " " + url.getPath().endsWith("/library/Resources.class") + " " + Integer.toHexString(magic(url.openStream())));
        System.out.println(Collections.list(Resources.class.getClassLoader().getResources("library/Resources.class")).equals(List.of(url)));
        ResourceBundle french = ResourceBundle.getBundle("library.Resources$Words", Locale.FRANCE);
        System.out.println(french.getString("hello") + " " + french.getString("bye") + " " + french.getLocale() + " " + french.containsKey("x"));
        try {
            french.getString("missing");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage() + " " + e.getKey());
        }
        try {
            ResourceBundle.getBundle("library.NoSuchBundle", Locale.ROOT);
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
        Module base = Object.class.getModule();
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(base.getResourceAsStream("java/lang/Object.class"), "ISO-8859-1"))) {
            System.out.println(reader.readLine() != null);
        }
    }
}
