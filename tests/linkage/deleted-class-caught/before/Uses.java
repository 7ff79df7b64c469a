public class Uses {
    Gone field;

    static Object pass(Gone gone) {
        return gone;
    }
}
