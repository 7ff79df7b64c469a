package defaults;

public class Declares implements Finer {
    @Override
    public String hello() {
        return "own";
    }

    @Override
    public String required() {
        return "own";
    }
}
