/** The superclass of the class to launch is missing. */
public class Main extends Base {
    public static void main(String[] args) {
        System.out.println("never");
    }
}
