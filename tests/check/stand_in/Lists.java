package stand_in;

import java.util.ArrayList;
import java.util.LinkedList;
import kukang.Kukang;
import kukang.contracts.*;

/** Collections of the JDK that calls by contract give are as their specs say, and can be changed. */
class Lists {
    @Assignable("\\nothing")
    @Ensures("\\result != null")
    static ArrayList<String> openList() {
        return new ArrayList<>();
    }

    @Assignable("\\nothing")
    @Ensures("\\result != null && \\result.size() == 1")
    static ArrayList<String> openListOfOne() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        return list;
    }

    @Assignable("\\nothing")
    @Ensures("\\fresh(\\result)")
    static LinkedList<String> openLinked() {
        return new LinkedList<>();
    }

    static void holdsOneMore() {
        ArrayList<String> list = openList();
        int before = list.size();
        list.add("x");
        Kukang.check(list.size() == before + 1);
    }

    static void holdsTheSecond() {
        ArrayList<String> list = openListOfOne();
        list.add("x");
        Kukang.check(list.size() == 2 && list.get(1) == "x");
    }

    static void failsSinceThereMayBeOthers() {
        ArrayList<String> list = openList();
        list.add("x");
        Kukang.check(list.size() == 1);
    }

    static void holdsOneMoreLink() {
        LinkedList<String> list = openLinked();
        int before = list.size();
        list.add("x");
        Kukang.check(list.size() == before + 1 && list.getLast() == "x");
    }

    static void failsSinceItMayBeTheSameList(ArrayList<String> given) {
        if (given != null) {
            int before = given.size();
            openList().add("x");
            Kukang.check(given.size() == before);
        }
    }
}
