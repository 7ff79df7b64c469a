package assertion;

public class Range {
    public static int middle(int low, int high) {
        if (low > high) {
            return middle(high, low);
        }
        int middle = (low + high) / 2;
        assert low <= middle && middle <= high;
        return middle;
    }

    public static int clamp(int number) {
        int clamped = number > 100 ? 100 : number;
        assert clamped >= 0 : "below zero: " + "clamp";
        return clamped;
    }
}
