package types;

/** Inherits two fields of one name. */
class Two extends Above implements Beside {
}

class Above {
    int twin = 1;
}

interface Beside {
    int twin = 2;
}
