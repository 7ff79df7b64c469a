package layout;

public class Base {
    int a;
    static int shared;
    long b;
}
