package language;

/** Conditions in the middle of a body. */
class Statements {
    static int holdsAssert(int x) {
        int y = x & 7;
        //@ assert y >= 0 && y < 8;
        return y;
    }

    static int failsAssert(int x) {
        int y = x & 7;
        //@ assert y < 7;
        return y;
    }

    static int holdsAssume(int x) {
        //@ assume x > 0;
        assert x != 0;
        return 100 / x;
    }

    static int failsInALoop(int x) {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            //@ assert sum < 1;
            sum += i;
        }
        return sum;
    }

    static int holdsBeforeALoop(int x) {
        int i = 0;
        //@ assert i == 0;
        while (i < 3) {
            i++;
        }
        return i;
    }

    static int failsTheThird(int x) {
        int y = 0;
        //@ assert y == 0;
        y = x * 3;
        //@ assert y == x * 3;
        y = x * 7;
        //@ assert y == x;
        return y;
    }

    static int failsTheSecondOfNeighbours(int x) {
        int y = 0;
        //@ assert y == 0;
        y++;
        //@ assert y == 2;
        y++;
        return y;
    }

    static int failsInACallee(int x) {
        return failsAssert(x) + 1;
    }

    static int holdsAtTheEndOfABlock(int x) {
        int y = 0;
        if (x > 0) {
            y = 1;
            //@ assert x > 0 && y == 1;
        } else if (x < -5) {
            y = 2;
            //@ assert x < -5 && y == 2;
        } else {
            y = 3;
            //@ assert x <= 0 && x >= -5;
        }
        for (int i = 0; i < 2; i++) {
            if (x == i) {
                continue;
            }
            y = i;
            //@ assert y == i && x != i;
        }
        return y;
    }

    static int failsAtTheEndOfABlock(int x) {
        int y = 0;
        if (x > 0) {
            y = x
                + 1;
            //@ assert y != 5;
        }
        return y;
    }

    static int failsAtTheEndOfALoop(int x) {
        int y = 0;
        while (y < 3) {
            y++;
            //@ assert y < 3;
        }
        return y;
    }

    static int holdsAroundOneInstruction(int x) {
        int y = 0;
        if (x > 0) {
            //@ assert y == 0;
            y++;
            //@ assert y == 1;
        }
        return y;
    }

    static int holdsBehindACall(int x) {
        if (x > 0) {
            holdsAssert(x);
            //@ assert x > 0;
        }
        return x;
    }

    static void holdsOfAVariableWhoseBlockEnds(int x) {
        if (x > 0) {
            int y = x - 1;
            //@ assert y >= 0;
        }
    }

    static void failsOfAVariableWhoseBlockEnds(int x) {
        if (x > 0) {
            final long y = x - 1;
            //@ assert y > 0;
        }
    }

    static void holdsOfAnArrayWhoseLoopEnds(int x) {
        for (int i = 0; i < 2; i++) {
            int[] y = new int[x & 1];
            //@ assert y.length <= 1 && i < 2;
        }
    }

    static void failsOfAnObjectWhoseLoopEnds(Node node) {
        while (node != null) {
            node = node.next;
            Node next = node;
            //@ assert next != null;
        }
    }

    static class Begun {
        static final int COUNTED;
        int count;

        static {
            int counted = 3;
            COUNTED = counted;
            //@ assert counted == 3;
        }

        {
            int begun = COUNTED;
            count = begun - 1;
            //@ assert count == 2 && begun == 3;
        }
    }

    static class Wrong {
        int count;

        {
            int begun = 3;
            count = begun;
            //@ assert begun == 2;
        }
    }

    static void holdsInInitializers() {
        assert new Begun().count == 2;
    }

    static void failsInAnInitializer() {
        new Wrong();
    }
}
