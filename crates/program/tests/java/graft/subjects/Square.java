package subjects;

public class Square implements Shape {
    private int side;

    @Override
    public int area() {
        return side * side;
    }
}
