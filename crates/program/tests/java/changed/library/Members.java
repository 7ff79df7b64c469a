package library;

public class Members {
    private static int privateField;
    static int localField;
    protected static int protectedField;

    private static void privateMethod() {}

    void localMethod() {}
}
