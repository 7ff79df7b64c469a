// Violations of one kind at one place, of which the first 200 to be found are not the smallest.
package smallest;

class Count {
    static void upTo(int n) {
        int i = 0;
        do {
            i++;
        } while (i < 400 && i < n);
        assert n < 0;
    }
}
