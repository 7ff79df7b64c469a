package layout;

public class Derived extends Base {
    Object c;
    int a;
    static double other;
    byte d;
}
