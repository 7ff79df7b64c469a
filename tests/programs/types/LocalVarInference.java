package types;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

public class LocalVarInference {
    interface Walks {
        default String walk() {
            return "walks";
        }
    }

    interface Swims {
        default String swim() {
            return "swims";
        }
    }

    record Duck() implements Walks, Swims {
    }

    record Frog() implements Walks, Swims {
    }

    public static void main(String[] args) {
        var list = new ArrayList<Map<String, Integer>>();
        list.add(new HashMap<>(Map.of("k", 1)));
        for (var map : list) {
            for (var e : map.entrySet()) {
                var key = e.getKey();
                var value = e.getValue() + 1;
                System.out.println(key + value);
            }
        }
        var number = 5 / 2;
        var real = 5 / 2.0;
        var letter = (char) ('a' + number);
        System.out.println(number + " " + real + " " + letter);
        BiFunction<Integer, Integer, Integer> add = (var a, var b) -> a + b;
        System.out.println(add.apply(2, 3));
        // The inferred type is the intersection of both interfaces.
        var animals = List.of(new Duck(), new Frog());
        for (var a : animals) {
            System.out.println(a.walk() + " " + a.swim());
        }
        var either = args.length == 0 ? new Duck() : new Frog();
        System.out.println(either.swim() + " " + either);
        try (var in = new java.io.StringReader("x")) {
            var read = in.read();
            System.out.println(read);
        } catch (java.io.IOException e) {
            System.out.println(e);
        }
    }
}
