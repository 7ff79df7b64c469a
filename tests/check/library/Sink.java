package library;

/** Code that nobody has: it may do anything to what it is given, by the methods that this has. */
interface Sink {
    //@ signals_only \nothing;
    void list(java.util.List<Integer> list);

    //@ signals_only \nothing;
    void map(java.util.Map<Integer, Integer> map);

    //@ signals_only \nothing;
    void deque(java.util.Deque<Integer> deque);

    //@ signals_only \nothing;
    void any(Object any);
}
