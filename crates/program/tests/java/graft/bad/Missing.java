package bad;

import kukang.contracts.SpecFor;

@SpecFor(Gone.class)
class Missing {
    boolean repOk() {
        return true;
    }
}

class Gone {}
