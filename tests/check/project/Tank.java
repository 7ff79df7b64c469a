package project;

import kukang.Kukang;
import kukang.contracts.*;

public class Tank {
    int level;
    Tank next;

    @Requires("n > 0")
    @Assignable("this.level")
    @Ensures("this.level >= 0")
    void fill(int n) {
        level = n;
    }

    void filled(int n) {
        if (n > 0) {
            fill(n);
            Kukang.check(level == n);
        }
    }

    int length() {
        int length = 1;
        for (Tank tank = next; tank != null; tank = tank.next) {
            length++;
        }
        return length;
    }

    static void fillModel(Tank tank, int n) {
        tank.level = n + 1;
    }
}
