package asserts;

public class Behind {
    public static int half(int number) {
        assert number % 2 == 0;
        return number / 2;
    }
}
