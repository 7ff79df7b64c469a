package rethrown;

/** A pure method may make the exception that it throws, or keep one to throw it each time. */
class Kept {
    static class Refused extends Exception {}

    interface Source {
        //@ signals (Refused refused) true;
        /*@ pure @*/
        int get(int place) throws Refused;

        //@ signals (Refused refused) \fresh(refused);
        /*@ pure @*/
        int made(int place) throws Refused;
    }

    //@ requires source != null;
    static void isAnother(Source source) {
        Refused first = refused(source, 1), second = refused(source, 1);
        assert first == null || first != second;
    }

    //@ requires source != null;
    static void isTheSame(Source source) {
        Refused first = refused(source, 1), second = refused(source, 1);
        assert first == second;
    }

    /** Whoever throws the same exception twice keeps it. */
    //@ requires source != null;
    static void isKept(Source source) {
        Refused first = refused(source, 1), second = refused(source, 1);
        assert first != second || refused(source, 1) == first;
    }

    //@ requires source != null;
    static void endsAlike(Source source) {
        assert (refused(source, 1) == null) == (refused(source, 1) == null);
    }

    /** The two calls turn out to be the same one only later. */
    //@ requires source != null && other != null;
    static void foundLate(Source source, Source other, int here, int there) {
        Refused first = refused(source, here), second = refused(other, there);
        assert first == null || first != second || source != other || here != there;
    }

    //@ requires source != null;
    static void isMade(Source source) {
        try {
            source.made(1);
        } catch (Refused first) {
            try {
                source.made(1);
            } catch (Refused second) {
                assert first != second;
            }
        }
    }

    private static Refused refused(Source source, int place) {
        try {
            source.get(place);
            return null;
        } catch (Refused refused) {
            return refused;
        }
    }
}
