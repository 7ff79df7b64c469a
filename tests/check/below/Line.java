package below;

import java.util.ArrayDeque;

/** That there is a class below a deque's makes no difference to how many elements it has. */
class Line {
    static class Counted extends ArrayDeque<String> {
        int total;
    }

    static int only(ArrayDeque<String> line) {
        return line != null && line.size() == 1 ? 1 / (line.size() - 1) : 0;
    }
}
