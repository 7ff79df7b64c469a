package readers;

/** What gives the same as another method, but says otherwise: fields are read by the one that is called after them. */
public class Tally {
    //@ invariant 0 <= count;
    private int count;
    private boolean open;
    private String owner;

    //@ ensures \result == count + 1;
    public int places() {
        return count;
    }

    public int getCount() {
        return count;
    }

    public boolean shut() {
        return open;
    }

    public boolean isOpen() {
        return open;
    }

    //@ ensures \result == count;
    public int amount() {
        return count;
    }

    //@ ensures count == \old(count) + 2;
    public void raise() {
        count++;
    }

    public void lower() {
        count--;
    }

    /** Whose effect nobody would see if it were given null. */
    public Tally of(String owner) {
        this.owner = owner;
        return this;
    }

    public String getOwner() {
        return owner;
    }
}
