package types;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public class AnonymousAndLocalClasses {
    abstract static class Greeter {
        private final String greeting;

        Greeter(String greeting) {
            this.greeting = greeting;
            System.out.println("constructed with " + name());
        }

        abstract String name();

        String greet() {
            return greeting + " " + name();
        }
    }

    public static void main(String[] args) {
        String who = args.length > 0 ? args[0] : "world";
        Greeter g = new Greeter("hello") {
            private String extra = "!";

            {
                extra += "!";
            }

            @Override
            String name() {
                return who + extra;
            }
        };
        System.out.println(g.greet());
        List<Runnable> tasks = new ArrayList<>();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            final int copy = i;
            tasks.add(new Runnable() {
                int runs;

                @Override
                public void run() {
                    out.append(copy).append(':').append(++runs).append(' ');
                }
            });
        }
        tasks.forEach(Runnable::run);
        tasks.get(1).run();
        System.out.println(out);
        Comparator<String> backwards = new Comparator<>() {
            @Override
            public int compare(String a, String b) {
                return b.compareTo(a);
            }
        };
        System.out.println(List.of("a", "c", "b").stream().sorted(backwards).toList());
        record Point(int x, int y) {
        }
        enum Side { LEFT, RIGHT }
        interface Named {
            String name();
        }
        Named n = () -> Side.RIGHT.name();
        System.out.println(new Point(1, 2) + " " + n.name());
        var counted = new Object() {
            int hits;

            void hit() {
                hits++;
            }
        };
        counted.hit();
        counted.hit();
        System.out.println(counted.hits);
    }
}
