public class Host {
    private int secret = 5;

    private void hidden() { }
}
