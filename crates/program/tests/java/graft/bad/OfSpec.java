package bad;

import kukang.contracts.SpecFor;

@SpecFor(Asserts.class)
class OfSpec {}
