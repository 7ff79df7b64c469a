/** A main that returns a value is not a main. */
public class Main {
    public static int main(String[] args) {
        System.out.println("never");
        return 1;
    }
}
