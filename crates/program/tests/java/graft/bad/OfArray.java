package bad;

import kukang.contracts.SpecFor;

@SpecFor(int[].class)
class OfArray {}
