package tour;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A small inventory: records, sealed types, streams and collections, run by Kukang on the JDK's own classes. */
public class Tour {
    sealed interface Change permits Delivery, Sale { }

    record Delivery(String item, int count) implements Change { }

    record Sale(String item, int count) implements Change { }

    static class OutOfStock extends RuntimeException {
        OutOfStock(Sale sale, int left) {
            super(sale.count() + " of " + sale.item() + " wanted, " + left + " left");
        }
    }

    private final Map<String, Integer> stock = new TreeMap<>();

    void apply(Change change) {
        if (change instanceof Delivery delivery) {
            stock.merge(delivery.item(), delivery.count(), Integer::sum);
        } else if (change instanceof Sale sale) {
            int left = stock.getOrDefault(sale.item(), 0);
            if (left < sale.count()) {
                throw new OutOfStock(sale, left);
            }
            stock.put(sale.item(), left - sale.count());
        }
    }

    public static void main(String[] args) {
        Tour tour = new Tour();
        List<Change> changes = List.of(
            new Delivery("apples", 40), new Delivery("pears", 12), new Sale("apples", 15), new Sale("pears", 20));
        for (Change change : changes) {
            try {
                tour.apply(change);
                System.out.println(change + " -> " + tour.stock);
            } catch (OutOfStock refused) {
                System.out.println(change + " refused: " + refused.getMessage());
            }
        }
        String summary = tour.stock.entrySet().stream()
            .map(entry -> String.format("%s %03d", entry.getKey(), entry.getValue()))
            .collect(Collectors.joining("; "));
        System.out.println("In stock: " + summary);
    }
}
