public class Below extends Target {
    void moved() {
        System.out.println("in Below");
    }
}
