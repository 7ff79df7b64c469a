package bad;

import java.util.TreeMap;
import kukang.contracts.SpecFor;

@SpecFor(TreeMap.class)
class WrongMember {
    static class Entri {}

    static class Helper {}
}
