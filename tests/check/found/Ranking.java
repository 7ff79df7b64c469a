package found;

import java.util.TreeMap;

/** What is in a sorted map was in order when the method began, whatever the method has done since. */
class Ranking {
    //@ invariant players != null && best != null;
    private final TreeMap<Player, Object> players = new TreeMap<>();
    private Player best;

    //@ ensures \old(players.containsKey(best)) ==> \result;
    boolean staysWhenDemoted() {
        best.rank = 0;
        return players.containsKey(best);
    }
}

final class Player implements Comparable<Player> {
    int rank;

    @Override
    public int compareTo(Player other) {
        return Integer.compare(rank, other.rank);
    }
}
