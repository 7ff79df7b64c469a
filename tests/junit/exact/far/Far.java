package exact.far;

public class Far extends exact.Base {
    int own;
}
