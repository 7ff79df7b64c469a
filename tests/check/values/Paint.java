package values;

public class Paint {
    enum Color {
        RED,
        GREEN,
        BLUE {
            @Override
            int price() {
                return 0;
            }
        };

        int price() {
            return 5;
        }
    }

    static class Brush {
        Color color;
        byte width;
        Brush next;
    }

    static void price(Color color) {
        assert color == null || color.price() > 0;
    }

    static void price(Brush brush) {
        if (brush != null && brush.color == Color.GREEN && brush.width == 3) {
            throw new IllegalStateException("no such brush");
        }
    }

    static void price(Brush[] brushes, int... prices) {
    }

    static void letter(char letter) {
        assert letter != 'x' && letter != '\n';
    }

    static void ratio(float ratio, double other) {
        assert ratio == ratio && other < Double.POSITIVE_INFINITY;
    }

    static void count(long count) {
        assert count != 5_000_000_000L;
    }

    static int share(int[] prices) {
        int most = 0;
        for (int price : prices) {
            most = price > most ? price : most;
        }
        return 100 / (most - 3);
    }

    static void same(Object[] brushes) {
        assert brushes.length != 2 || brushes[0] != brushes[1] || !(brushes[0] instanceof Brush);
    }

    static void length(Brush brush) {
        int length = 0;
        for (Brush last = brush; last != null; last = last.next) {
            length++;
        }
        assert length < 10;
    }
}
