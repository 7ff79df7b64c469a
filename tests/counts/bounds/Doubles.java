// Branches on doubles, which only the SMT solver decides.
package bounds;

final class Doubles {
    private Doubles() { }

    static int compare(double a, double b, double c) {
        int count = 0;
        if (a < b) {
            count++;
        }
        if (b < c) {
            count++;
        }
        if (a < c) {
            count++;
        }
        return count;
    }
}
