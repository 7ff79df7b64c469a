package shapes;

class Square implements Shape {
    int side;

    @Override
    public int area() {
        return side * side;
    }
}
