package constants;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A call that may assign to everything may change what static final fields hold, and constants of enums. */
class Holders {
    static class Cell {
        int value;
        final int fixed = 3;
        Cell next;
    }

    enum Level {
        LOW(1), HIGH(2);

        int height;

        Level(int height) {
            this.height = height;
        }
    }

    static final Cell CELL = new Cell();
    static final int[] TABLE = {1, 2};
    static final Cell[] CELLS = new Cell[1];
    static final List<Integer> LIST = new ArrayList<>();
    static final Map<String, Cell> CELLS_BY_NAME = new HashMap<>();
    static final String NAME = "name";

    static {
        CELLS_BY_NAME.put("only", CELL);
    }

    //@ ensures true;
    static void openWild() {
        LIST.add(3);
        CELL.value = 3;
        TABLE[0] = 4;
        CELLS[0] = null;
        Level.LOW.height++;
    }

    //@ assignable \nothing; ensures true;
    static void openTame() {
    }

    //@ ensures CELL.value == \old(CELL.value);
    static void failsOfAnObject() {
        openWild();
    }

    //@ ensures \result;
    static boolean failsOfAnArray() {
        int before = TABLE[0];
        openWild();
        return TABLE[0] == before;
    }

    //@ ensures \result;
    static boolean failsOfWhatThePathHasStored() {
        Cell cell = new Cell();
        CELLS[0] = cell;
        openWild();
        return CELLS[0] == cell;
    }

    //@ ensures LIST.size() == \old(LIST.size());
    static void failsOfAList() {
        openWild();
    }

    //@ ensures \result;
    static boolean failsOfAConstant() {
        int before = Level.LOW.height;
        openWild();
        return Level.LOW.height == before;
    }

    //@ ensures \result;
    static boolean failsOfAConstantThatIsGiven(Level level) {
        if (level == null) {
            return true;
        }
        int before = level.height;
        openWild();
        return level.height == before;
    }

    //@ ensures \result;
    static boolean holdsOfWhatNobodyAssigns() {
        openWild();
        return CELL.fixed == 3 && TABLE.length == 2 && NAME.length() == 4 && Level.HIGH.ordinal() == 1;
    }

    //@ ensures CELL.value == \old(CELL.value) && LIST.size() == \old(LIST.size());
    static void holdsWithoutAssignments() {
        openTame();
    }
}
