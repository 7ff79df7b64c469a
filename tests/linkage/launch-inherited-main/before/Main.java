/** A main method inherited from a superclass will do. */
public class Main extends Base {
    static {
        System.out.println("Main initialized");
    }
}
