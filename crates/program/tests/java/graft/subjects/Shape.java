package subjects;

public interface Shape {
    int area();
}
