package streams;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class GroupingAndPartitioning {
    record Sale(String region, String item, int amount) {
    }

    static void show(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        List<Sale> sales = List.of(new Sale("north", "tea", 5), new Sale("south", "tea", 7), new Sale("north", "rice", 9),
                new Sale("east", "rice", 1), new Sale("south", "salt", 2), new Sale("north", "tea", 4));
        show(sales.stream().collect(Collectors.groupingBy(Sale::region, TreeMap::new, Collectors.summingInt(Sale::amount))));
        Map<String, List<String>> items = sales.stream().collect(Collectors.groupingBy(Sale::region, TreeMap::new, Collectors.mapping(Sale::item, Collectors.toList())));
        System.out.println(items);
        show(sales.stream().collect(Collectors.partitioningBy(s -> s.amount() > 4, Collectors.counting())));
        show(sales.stream().collect(Collectors.groupingBy(Sale::item, TreeMap::new, Collectors.groupingBy(Sale::region, TreeMap::new, Collectors.counting()))));
        show(sales.stream().collect(Collectors.groupingBy(Sale::item, TreeMap::new, Collectors.maxBy(Comparator.comparingInt(Sale::amount)))));
        show(sales.stream().collect(Collectors.groupingBy(s -> s.amount() % 3)).keySet());
        show(sales.stream().collect(Collectors.groupingBy(Sale::region, TreeMap::new, Collectors.filtering(s -> s.amount() > 4, Collectors.toList()))).get("east"));
    }
}
