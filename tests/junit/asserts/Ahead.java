package asserts;

/** Has no assert statement itself, and uses a class that has: its tests may be the first that do. */
public class Ahead {
    public static int quarter(int number) {
        return number % 4 == 0 ? Behind.half(number / 2) : number;
    }
}
