public class Impl implements Target {
    @Override
    public void run() { }
}
