package again;

/** The same calls of pure methods, whose contracts stand in for them. */
class Calls {
    Node first;

    //@ pure
    //@ ensures \fresh(\result);
    static Node openNew(int number) {
        return new Node();
    }

    //@ pure
    //@ ensures number > 0 ==> \fresh(\result);
    //@ ensures number <= 0 ==> \result == of;
    static Node openSometimesNew(int number, Node of) {
        return number > 0 ? new Node() : of;
    }

    //@ pure
    //@ ensures \result != null;
    static Node openCopy(Node of) {
        return new Node();
    }

    //@ pure
    //@ ensures \result != null;
    static String openText(int number) {
        return "" + number;
    }

    //@ pure
    Node openFirst() {
        return first;
    }

    //@ pure
    String openName() {
        return first == null ? "none" : null;
    }

    //@ pure
    static int openCount(Node of) {
        return of == null ? 0 : 1;
    }

    //@ pure
    //@ signals (IllegalStateException e) true;
    static int openStrict(int number) {
        if (number == 3) {
            throw new IllegalStateException();
        }
        return 1;
    }

    //@ pure
    //@ signals (IllegalStateException e) true;
    static void openRequire(int number) {
        if (number == 3) {
            throw new IllegalStateException();
        }
    }

    //@ ensures \result;
    static boolean holdsOfNewOnes(int number) {
        return openNew(number) != openNew(number);
    }

    //@ ensures \result;
    static boolean failsOfNewOnes(int number) {
        return openNew(number) == openNew(number);
    }

    //@ ensures \result;
    static boolean holdsWhereTheyAreNew(int number, Node of) {
        return openSometimesNew(number, of) == openSometimesNew(number, of) == (number <= 0);
    }

    //@ ensures \result;
    static boolean failsWhereTheyAreNew(int number, Node of) {
        return openSometimesNew(number, of) == openSometimesNew(number, of);
    }

    //@ requires maker != null;
    //@ ensures \result;
    static boolean holdsOfTheMaker(Maker maker) {
        return maker.make() != maker.make() && maker.find() == maker.find();
    }

    //@ requires maker != null;
    //@ ensures \result;
    static boolean failsOfTheMaker(Maker maker) {
        return maker.make() == maker.make();
    }

    //@ requires maker != null;
    //@ ensures \result;
    static boolean failsOfWhatTheMakerFinds(Maker maker) {
        return maker.find() != maker.find();
    }

    //@ requires maker != null;
    //@ ensures \result;
    static boolean holdsOfWhatTheMakerTries(Maker maker) {
        Node one = maker.tryToMake();
        Node other = maker.tryToMake();
        return one == null ? other == null : other != null && one != other;
    }

    //@ ensures \result;
    static boolean failsSinceCopiesMayDiffer(Node of) {
        return openCopy(of) == openCopy(of);
    }

    //@ ensures \result;
    static boolean failsSinceCopiesMayBeOne(Node of) {
        return openCopy(of) != openCopy(of);
    }

    //@ ensures \result;
    static boolean failsSinceOneCopyIsWritten(Node of) {
        Node one = openCopy(of);
        Node other = openCopy(of);
        one.value = 7;
        return other.value == 7;
    }

    //@ ensures \result;
    static boolean holdsThatOnlyNewOnesDiffer(Node of) {
        Node one = openCopy(of);
        Node other = openCopy(of);
        return one == other || one != of && other != of;
    }

    //@ ensures \result;
    static boolean failsOnceTheyAreTheSame(Node of, Node like) {
        Node one = openCopy(of);
        Node other = openCopy(like);
        return of != like || one == other;
    }

    //@ ensures \result;
    static boolean holdsOnceTheyAreTheSame(Node of, Node like) {
        Node one = openCopy(of);
        Node other = openCopy(like);
        return of != like || one == other || one != of && other != of;
    }

    //@ ensures \result;
    static boolean failsOfTexts(int number) {
        return openText(number) == openText(number);
    }

    //@ ensures \result;
    boolean holdsOfWhatIsOnlyFound() {
        return openFirst() == openFirst() && openName() == openName();
    }

    //@ ensures \result;
    static boolean holdsOfNumbers(Node of) {
        return openCount(of) == openCount(of);
    }

    static int strict(int number) {
        try {
            return openStrict(number);
        } catch (IllegalStateException e) {
            return -openCount(null) - 9;
        }
    }

    static boolean isFine(int number) {
        try {
            openRequire(number);
            return true;
        } catch (IllegalStateException e) {
            return false;
        }
    }

    //@ ensures \result;
    static boolean holdsThatItThrowsAgain(int number) {
        return strict(number) == strict(number) && isFine(number) == isFine(number);
    }

    //@ ensures \result;
    static boolean failsSinceOtherNumbersMayThrow(int number, int other) {
        return strict(number) == strict(other);
    }

    //@ ensures \result;
    static boolean holdsOfEqualNumbers(int number, int other) {
        boolean one = isFine(number);
        boolean another = isFine(other);
        return number != other || one == another;
    }

    //@ ensures \result;
    static boolean failsSinceItMayThrow(int number) {
        return isFine(number);
    }
}
