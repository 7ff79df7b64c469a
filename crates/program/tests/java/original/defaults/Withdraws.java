package defaults;

public abstract class Withdraws implements Plain {
    @Override
    public abstract String hello();
}
