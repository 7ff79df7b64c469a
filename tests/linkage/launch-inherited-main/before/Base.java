public class Base {
    static {
        System.out.println("Base initialized");
    }

    public static void main(String[] args) {
        System.out.println("inherited");
    }
}
