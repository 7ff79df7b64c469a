/** An instance main is refused before Java 25 and run from there on. */
public class Main {
    public void main(String[] args) {
        System.out.println("instance");
    }
}
