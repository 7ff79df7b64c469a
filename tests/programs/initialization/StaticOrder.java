package initialization;

/** Static initializers and static blocks run in the order of the text, reading defaults ahead of themselves. */
public class StaticOrder {
    static int first = note("first", 1);
    static int early = peek();
    static final int CONSTANT = 9;
    static final Integer BOXED = note("boxed", 5);

    static {
        System.out.println("block sees " + first + " " + early + " " + BOXED);
        late = 4;
    }

    static int late = note("late", 3);
    static final String TEXT = "constant";
    static final String COMPUTED = TEXT.toUpperCase();

    static {
        System.out.println("last block sees " + late + " " + COMPUTED);
    }

    static int note(String name, int value) {
        System.out.println("init " + name);
        return value;
    }

    static int peek() {
        System.out.println("peek " + CONSTANT + " " + BOXED + " " + late + " " + TEXT + " " + COMPUTED);
        return late;
    }

    public static void main(String[] args) {
        System.out.println("main " + first + " " + early + " " + late);
    }
}
