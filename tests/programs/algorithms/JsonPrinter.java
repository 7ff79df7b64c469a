package algorithms;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class JsonPrinter {
    private final String in;
    private int at;

    JsonPrinter(String in) {
        this.in = in;
    }

    private char skip() {
        while (at < in.length() && Character.isWhitespace(in.charAt(at))) {
            at++;
        }
        if (at == in.length()) {
            throw new IllegalArgumentException("unexpected end");
        }
        return in.charAt(at);
    }

    private void expect(char c) {
        if (skip() != c) {
            throw new IllegalArgumentException("expected " + c + " but found " + in.charAt(at) + " at " + at);
        }
        at++;
    }

    Object value() {
        switch (skip()) {
            case '{': {
                Map<String, Object> map = new LinkedHashMap<>();
                at++;
                while (skip() != '}') {
                    if (!map.isEmpty()) {
                        expect(',');
                    }
                    skip();
                    String key = string();
                    expect(':');
                    map.put(key, value());
                }
                at++;
                return map;
            }
            case '[': {
                List<Object> list = new ArrayList<>();
                at++;
                while (skip() != ']') {
                    if (!list.isEmpty()) {
                        expect(',');
                    }
                    list.add(value());
                }
                at++;
                return list;
            }
            case '"':
                return string();
            default:
                int start = at;
                while (at < in.length() && (Character.isLetterOrDigit(in.charAt(at)) || "+-.".indexOf(in.charAt(at)) >= 0)) {
                    at++;
                }
                String word = in.substring(start, at);
                return switch (word) {
                    case "true" -> Boolean.TRUE;
                    case "false" -> Boolean.FALSE;
                    case "null" -> null;
                    default -> word.matches(".*[.eE].*") ? (Object) Double.valueOf(word) : (Object) Long.valueOf(word);
                };
        }
    }

    private String string() {
        expect('"');
        StringBuilder b = new StringBuilder();
        for (char c = in.charAt(at++); c != '"'; c = in.charAt(at++)) {
            if (c == '\\') {
                c = in.charAt(at++);
                switch (c) {
                    case 'n' -> c = '\n';
                    case 't' -> c = '\t';
                    case 'u' -> {
                        c = (char) Integer.parseInt(in.substring(at, at + 4), 16);
                        at += 4;
                    }
                    default -> { }
                }
            }
            b.append(c);
        }
        return b.toString();
    }

    static void print(Object o, String indent, StringBuilder out) {
        if (o instanceof Map<?, ?> m && !m.isEmpty()) {
            String separator = "{\n";
            for (Map.Entry<?, ?> e : m.entrySet()) {
                out.append(separator).append(indent).append("  ");
                print(e.getKey(), "", out);
                out.append(": ");
                print(e.getValue(), indent + "  ", out);
                separator = ",\n";
            }
            out.append('\n').append(indent).append('}');
        } else if (o instanceof List<?> l && !l.isEmpty()) {
            String separator = "[\n";
            for (Object item : l) {
                out.append(separator).append(indent).append("  ");
                print(item, indent + "  ", out);
                separator = ",\n";
            }
            out.append('\n').append(indent).append(']');
        } else if (o instanceof String s) {
            out.append('"');
            s.chars().forEach(c -> {
                if (c == '"' || c == '\\') {
                    out.append('\\').append((char) c);
                } else if (c < ' ' || c > '~') {
                    out.append(String.format("\\u%04x", c));
                } else {
                    out.append((char) c);
                }
            });
            out.append('"');
        } else {
            out.append(o);
        }
    }

    public static void main(String[] args) {
        String text = "{\"name\": \"slow \\\"loris\\\"\\n\", \"age\": 12, \"sizes\":[1.5,-2e3, [], {}], \"tags\":{\"a\":null,\"b\":[true,false]}, \"accent\":\"caf\\u00e9\"}";
        StringBuilder out = new StringBuilder();
        print(new JsonPrinter(text).value(), "", out);
        System.out.println(out);
        for (String bad : new String[] {"{\"a\" 1}", "[1, 2", "[1 2]", "nope", "{a:1}"}) {
            try {
                System.out.println(new JsonPrinter(bad).value());
            } catch (IllegalArgumentException e) {
                System.out.println(bad + " : " + e.getMessage());
            }
        }
    }
}
