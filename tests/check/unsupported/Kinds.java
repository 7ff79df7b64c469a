package unsupported;

/** Classes of which nobody knows which they are. */
public class Kinds {
    static boolean fits(Class<?> kind, String text) {
        return kind == null || kind.isInstance(text);
    }

    static boolean isNumber(Class<?> kind) {
        return kind == null || Number.class.isAssignableFrom(kind);
    }

    static boolean isText(Class<?> kind) {
        return kind == String.class;
    }
}
