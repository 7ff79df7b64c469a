package exact;

/** A long array in which a new object is found. */
class Alphabet {
    Alphabet[] below = new Alphabet[26];
    boolean isWord;

    static Alphabet[] row(int at) {
        Alphabet[] row = new Alphabet[30];
        if (at == 3) {
            row[at] = new Alphabet();
            row[4] = row[at];
            row[at].isWord = true;
        }
        return row;
    }
}
