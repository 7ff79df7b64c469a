package yard;

import java.util.Vector;

/** Asks how much room there is, which only a vector tells. */
public class Rooms {
    static boolean isFull(Vector<String> words) {
        return words.size() == words.capacity();
    }
}
