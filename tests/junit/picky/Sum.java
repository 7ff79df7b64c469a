package picky;

/** Nobody can make one: its constructor wants a number that depends on the others in a way that is not guessed. */
public record Sum(String text, long check) {
    public Sum {
        if (check != text.hashCode() * 7919L + 17) {
            throw new IllegalArgumentException();
        }
    }

    public boolean isLong() {
        if (text.length() > 3) {
            return true;
        }
        return false;
    }
}
