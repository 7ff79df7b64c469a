package open;

import kukang.Kukang;
import kukang.contracts.*;

public class Meter {
    int total;

    @Requires("n > 0")
    @Assignable("this.total")
    @Ensures({"this.total == \\old(this.total) + n", "\\result >= n"})
    int add(int n) {
        total += n;
        return n;
    }

    int reset() {
        total = 0;
        return 0;
    }

    void twice(int n) {
        int before = total;
        if (n > 0) {
            Kukang.check(add(n) == n);
            Kukang.check(total == before + n);
        }
    }

    void careless(int n) {
        add(n);
    }

    static int addModel(Meter meter, int n) {
        return n + 1;
    }
}
