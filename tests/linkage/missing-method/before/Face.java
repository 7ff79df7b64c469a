public interface Face {
    void face(char c);
}
