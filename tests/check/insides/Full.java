package insides;

import java.util.ArrayDeque;
import java.util.Deque;

/** A deque has a place more than it has elements, and may have as many of these as the bound says. */
class Full {
    final Deque<String> waiting = new ArrayDeque<>();

    int second() {
        if (waiting.size() == 2) {
            waiting.removeFirst();
            return 1 / (waiting.size() - 1);
        }
        return 0;
    }
}
