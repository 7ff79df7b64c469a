package subjects;

public class SmallBag extends Bag {
    boolean strict;

    public boolean isSmall() {
        return compareTo(new Bag(1, 2, 3)) < 0;
    }
}
