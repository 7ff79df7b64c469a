package types;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public class EqualsAndHashCode {
    static final class Point {
        int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            return this == o || o instanceof Point p && x == p.x && y == p.y;
        }

        @Override
        public int hashCode() {
            return Objects.hash(x, y);
        }
    }

    static class OnlyOverload {
        final int id;

        OnlyOverload(int id) {
            this.id = id;
        }

        public boolean equals(OnlyOverload o) {
            return id == o.id;
        }
    }

    public static void main(String[] args) {
        Set<Point> set = new HashSet<>(List.of(new Point(1, 2), new Point(3, 4)));
        System.out.println(set.contains(new Point(1, 2)) + " " + set.contains(new Point(2, 1)) + " " + set.add(new Point(3, 4)) + " " + new Point(1, 2).hashCode());
        Point moving = new Point(0, 0);
        Map<Point, String> map = new HashMap<>();
        map.put(moving, "home");
        moving.x = 5;
        System.out.println(map.get(moving) + " " + map.get(new Point(0, 0)) + " " + map.containsValue("home") + " " + map.size());
        OnlyOverload a = new OnlyOverload(1);
        OnlyOverload b = new OnlyOverload(1);
        System.out.println(a.equals(b) + " " + a.equals((Object) b) + " " + List.of(a).contains(b) + " " + (a.hashCode() == System.identityHashCode(a)));
        System.out.println(Objects.equals(null, null) + " " + Objects.equals(null, a) + " " + Objects.requireNonNullElse(null, "else") + " " + Objects.toString(null, "dflt"));
    }
}
