package algorithms;

import java.util.HashSet;
import java.util.Set;

public class GameOfLife {
    record Cell(int x, int y) {
    }

    static Set<Cell> step(Set<Cell> alive) {
        Set<Cell> next = new HashSet<>();
        Set<Cell> candidates = new HashSet<>(alive);
        for (Cell c : alive) {
            for (int d = 0; d < 9; d++) {
                candidates.add(new Cell(c.x() + d % 3 - 1, c.y() + d / 3 - 1));
            }
        }
        for (Cell c : candidates) {
            int n = 0;
            for (int d = 0; d < 9; d++) {
                if (d != 4 && alive.contains(new Cell(c.x() + d % 3 - 1, c.y() + d / 3 - 1))) {
                    n++;
                }
            }
            if (n == 3 || n == 2 && alive.contains(c)) {
                next.add(c);
            }
        }
        return next;
    }

    static void draw(Set<Cell> alive) {
        StringBuilder b = new StringBuilder();
        for (int y = 0; y < 8; y++) {
            for (int x = 0; x < 8; x++) {
                b.append(alive.contains(new Cell(x, y)) ? '#' : '.');
            }
            b.append('\n');
        }
        System.out.println(b);
    }

    static Set<Cell> parse(String... rows) {
        Set<Cell> s = new HashSet<>();
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length(); x++) {
                if (rows[y].charAt(x) == '#') {
                    s.add(new Cell(x, y));
                }
            }
        }
        return s;
    }

    public static void main(String[] args) {
        Set<Cell> glider = parse(".#", "..#", "###");
        draw(glider);
        for (int i = 0; i < 12; i++) {
            glider = step(glider);
        }
        draw(glider);
        Set<Cell> pentomino = parse(".##", "##.", ".#.");
        StringBuilder sizes = new StringBuilder();
        for (int i = 0; i < 30; i++) {
            sizes.append(pentomino.size()).append(' ');
            pentomino = step(pentomino);
        }
        System.out.println(sizes.toString().trim());
    }
}
