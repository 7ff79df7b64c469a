public class Caller implements Left {
    @Override
    public String name() {
        return "caller of " + Left.super.name();
    }
}
