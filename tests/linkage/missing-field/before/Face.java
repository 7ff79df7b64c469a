public interface Face {
    String[] LIST = {"a"};
}
