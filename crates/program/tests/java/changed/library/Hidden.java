package library;

class Hidden {
    public static void call() {}
}
