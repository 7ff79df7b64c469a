package algorithms;

public class Queens {
    private final int n;
    private final int[] column;
    private int solutions;
    private String first;

    Queens(int n) {
        this.n = n;
        this.column = new int[n];
    }

    private void place(int row, int columns, int down, int up) {
        if (row == n) {
            if (solutions++ == 0) {
                first = draw();
            }
            return;
        }
        int free = ~(columns | down | up) & ((1 << n) - 1);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            column[row] = Integer.numberOfTrailingZeros(bit);
            place(row + 1, columns | bit, (down | bit) << 1, (up | bit) >> 1);
        }
    }

    private String draw() {
        StringBuilder b = new StringBuilder();
        for (int c : column) {
            b.append(".".repeat(c)).append('Q').append(".".repeat(n - c - 1)).append('\n');
        }
        return b.toString();
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 8; n++) {
            Queens q = new Queens(n);
            q.place(0, 0, 0, 0);
            System.out.println(n + " " + q.solutions);
            if (n == 6) {
                System.out.print(q.first);
            }
        }
    }
}
