package language;

/** Conditions about many things. */
class Quantifiers {
    //@ requires a != null && a.length <= 3;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == 0);
    static void holdsForall(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = 0;
        }
    }

    //@ requires a != null && a.length <= 3;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == 0);
    static void failsForall(int[] a) {
        for (int i = 1; i < a.length; i++) {
            a[i] = 0;
        }
    }

    //@ requires a != null && a.length <= 3;
    //@ ensures \result <==> (\exists int i; 0 <= i && i < a.length; a[i] == x);
    static boolean holdsExists(int[] a, int x) {
        for (int each : a) {
            if (each == x) {
                return true;
            }
        }
        return false;
    }

    //@ requires a != null && a.length <= 3;
    //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] == x);
    static void failsExists(int[] a, int x) {
        if (a.length > 1) {
            a[1] = x;
        }
    }

    //@ requires a != null && a.length <= 3;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
    static int holdsSum(int[] a) {
        int sum = 0;
        for (int each : a) {
            sum += each;
        }
        return sum;
    }

    //@ requires a != null && a.length <= 2;
    //@ ensures \result == (\sum int i; 0 <= i && i < a.length; a[i]);
    static int failsSum(int[] a) {
        int sum = 1;
        for (int each : a) {
            sum += each;
        }
        return sum;
    }

    //@ requires a != null && a.length <= 3;
    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] > 0);
    static int holdsNumOf(int[] a) {
        int count = 0;
        for (int each : a) {
            if (each > 0) {
                count++;
            }
        }
        return count;
    }

    //@ requires a != null && a.length <= 3;
    //@ ensures \result == (\num_of int i; 0 <= i && i < a.length; a[i] >= 0);
    static int failsNumOf(int[] a) {
        return holdsNumOf(a);
    }

    //@ requires a != null && 0 < a.length && a.length <= 3;
    //@ ensures \result == (\max int i; 0 <= i && i < a.length; a[i]);
    static int holdsMax(int[] a) {
        int best = a[0];
        for (int each : a) {
            best = Math.max(best, each);
        }
        return best;
    }

    //@ requires a != null && 0 < a.length && a.length <= 3;
    //@ ensures \result == (\min int i; 0 <= i && i < a.length; a[i]);
    static int failsMin(int[] a) {
        return holdsMax(a);
    }

    //@ requires a != null && a.length <= 3;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]) + 1);
    static void holdsOldUnderForall(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i]++;
        }
    }

    //@ requires a != null && a.length <= 3;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[i]) + 1);
    static void failsOldUnderForall(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] += i;
        }
    }

    //@ requires \nonnullelements(a) && a.length <= 2;
    //@ ensures \nonnullelements(a);
    static void holdsNonNullElements(Node[] a) {
        if (a.length > 0) {
            a[0] = new Node();
        }
    }

    //@ requires \nonnullelements(a) && a.length <= 2;
    //@ ensures \nonnullelements(a);
    static void failsNonNullElements(Node[] a) {
        if (a.length > 0) {
            a[0] = null;
        }
    }

    //@ requires (\forall Node m; \reach(n, Node, next); m.value > 0);
    //@ ensures \result >= 0;
    static int holdsReach(Node n) {
        for (int i = 0; i < 2 && n != null; i++) {
            if (n.value <= 0) {
                return -1;
            }
            n = n.next;
        }
        return 0;
    }

    //@ requires (\forall Node m; \reach(n, Node, next); m.value >= 0);
    //@ ensures \result >= 0;
    static int failsReach(Node n) {
        for (int i = 0; i < 2 && n != null; i++) {
            if (n.value <= 0) {
                return -1;
            }
            n = n.next;
        }
        return 0;
    }

    //@ requires n != null;
    //@ ensures !\reach(n, Node, next).has(\result) && \reach(\result, Node, next).size() == \old(\reach(n, Node, next).size()) + 1;
    static Node holdsReachSize(Node n) {
        Node made = new Node();
        made.next = n;
        return made;
    }

    //@ requires n != null;
    //@ ensures \reach(n, Node, next).has(m);
    static void failsReachHas(Node n, Node m) {
        n.next = m;
    }

    //@ requires a != null && (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
    //@ ensures \result;
    static boolean holdsTwoVariables(int[] a) {
        return a.length < 3 || a[0] <= a[2];
    }

    //@ requires a != null && a.length == 3;
    //@ ensures (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
    static void failsTwoVariables(int[] a) {
        if (a[0] > a[1]) {
            a[0] = a[1];
        }
    }

    //@ requires n != null;
    //@ ensures (\forall Node m; \old(\reach(n, Node, next)); m == n || \reach(\result, Node, next).has(m));
    static Node holdsOldReach(Node n) {
        Node rest = n.next;
        n.next = null;
        return rest;
    }

    //@ requires n != null;
    //@ ensures (\forall Node m; \old(\reach(n, Node, next)); \reach(n, Node, next).has(m));
    static void failsOldReach(Node n) {
        n.next = null;
    }
}
