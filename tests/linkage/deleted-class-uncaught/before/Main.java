/** A class whose file is gone ends the program with the loader's own frames in the trace. */
public class Main {
    static void use() {
        System.out.println(new Gone());
    }

    public static void main(String[] args) {
        System.out.println("before");
        use();
    }
}
