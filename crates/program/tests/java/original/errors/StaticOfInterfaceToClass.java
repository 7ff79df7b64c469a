package errors;

public class StaticOfInterfaceToClass {
    public static void run() {
        library.ToClass.fixed();
    }
}
