/** The class to launch is missing altogether. */
public class Main {
    public static void main(String[] args) {
        System.out.println("never");
    }
}
