public class Caller {
    static void call(Face face) {
        face.added(new double[0]);
    }
}
