package bad;

import kukang.contracts.SpecFor;
import subjects.Shape;

@SpecFor(Shape.class)
class WrongShape implements Runnable {
    @Override
    public void run() {}
}
