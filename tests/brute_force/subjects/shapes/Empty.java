package shapes;

final class Empty implements Shape {
    @Override
    public int area() {
        return 0;
    }
}
