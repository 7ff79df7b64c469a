package shapes;

public interface Shape {
    int area();
}
