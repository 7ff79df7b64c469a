public class Plain implements Face {
    @Override
    public void known() { }
}
