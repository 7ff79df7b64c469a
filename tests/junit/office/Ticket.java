package office;

/** A state that is several calls away, and fields that calls assign to and nobody has read before. */
public class Ticket {
    enum State { OPEN, ASSIGNED, DONE }

    private String assignee;
    private State state = State.OPEN;

    public void assign(String who) {
        if (who == null) {
            throw new IllegalArgumentException("nobody");
        }
        assignee = who;
        state = State.ASSIGNED;
    }

    /** Nothing but an assigned ticket is finished. */
    public void finish() {
        if (state != State.ASSIGNED) {
            throw new IllegalStateException();
        }
        state = State.DONE;
    }

    //@ requires state != null;
    public boolean isOver() {
        return state == State.DONE;
    }

    //@ requires state == State.DONE;
    public void reopen() {
        assignee = null;
        state = State.OPEN;
    }
}
