package far;

public class Base {
    protected State state;
    public State open;
    public State[] all;
    protected static State shared;

    public State state() {
        return state;
    }

    public void setState(State state) {
        this.state = state;
    }

    public void setAll(State... all) {
        this.all = all;
    }

    /** The class has no name where it is handed down. */
    static class State {
        int number;

        public int number() {
            return number;
        }
    }
}
