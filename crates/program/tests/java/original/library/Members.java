package library;

public class Members {
    public static int removedField;
    public static int[][] removedArray;
    public static int privateField;
    public static int localField;
    public static int protectedField;

    public static void removedMethod(int number, String[] texts) {}

    public static void privateMethod() {}

    public void localMethod() {}
}
