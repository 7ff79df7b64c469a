public class Caller {
    static void call(Face face) {
        face.known();
    }
}
