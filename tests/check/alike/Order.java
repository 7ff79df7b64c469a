package alike;

/** What it throws names a constant, which makes no other mistake of it. */
class Order {
    enum State { NEW, PAID, SENT, BACK }

    State state = State.NEW;

    void go(State to) {
        if (state == null || to == null) {
            return;
        }
        if (to.ordinal() != state.ordinal() + 1) {
            throw new IllegalStateException("from " + state + " to " + to);
        }
        state = to;
    }
}
