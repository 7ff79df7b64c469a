package types;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

public class ComparatorChains {
    record Person(String name, Integer age, String town) {
        @Override
        public String toString() {
            return name;
        }
    }

    static final List<Person> PEOPLE = List.of(new Person("Ann", 30, "Rome"), new Person("Bob", 25, null), new Person("Cid", 30, "Oslo"), new Person("Dee", 25, "Rome"), new Person("Eve", 41, null));

    static void show(Comparator<Person> c) {
        System.out.println(PEOPLE.stream().sorted(c).map(Person::toString).collect(Collectors.joining(" ")));
    }

    static class Version implements Comparable<Version> {
        final int[] parts;

        Version(String s) {
            parts = Arrays.stream(s.split("\\.")).mapToInt(Integer::parseInt).toArray();
        }

        @Override
        public int compareTo(Version o) {
            return Arrays.compare(parts, o.parts);
        }

        @Override
        public String toString() {
            return Arrays.stream(parts).mapToObj(String::valueOf).collect(Collectors.joining("."));
        }
    }

    public static void main(String[] args) {
        show(Comparator.comparing(Person::age));
        show(Comparator.comparing(Person::age).thenComparing(Person::name, Comparator.reverseOrder()));
        show(Comparator.comparing(Person::age).reversed());
        show(Comparator.comparing(Person::town, Comparator.nullsFirst(Comparator.naturalOrder())).thenComparing(Person::name));
        show(Comparator.comparing(Person::town, Comparator.nullsLast(Comparator.<String>naturalOrder().reversed())).thenComparingInt(p -> -p.age()));
        show(Comparator.comparingInt((Person p) -> p.name().charAt(0) % 3).thenComparing(Comparator.comparing(Person::name).reversed()));
        try {
            show(Comparator.comparing(Person::town));
        } catch (NullPointerException e) {
            System.out.println("null town");
        }
        List<Version> versions = new ArrayList<>();
        for (String s : "1.10 1.2 1.2.1 0.9 1.2.0".split(" ")) {
            versions.add(new Version(s));
        }
        versions.sort(Comparator.naturalOrder());
        System.out.println(versions);
    }
}
