package together;

/** Only the contract that stands for its method needs to know what pages are. */
interface Library {
    //@ requires n > 0;
    Page page(int n);
}

class Page {
    int lines;
    //@ invariant lines >= least;
}
