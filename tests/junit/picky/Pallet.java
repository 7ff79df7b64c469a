package picky;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/** Wants elements of the class that its signature names, and something that does what it cannot do itself. */
public final class Pallet {
    /** What may be in it. */
    public record Item(String code) {
        public Item {
            if (!code.startsWith("SKU-") || code.length() < 5) {
                throw new IllegalArgumentException(code);
            }
        }
    }

    /** Who carries it. */
    public interface Carrier {
        int strength();
    }

    private final List<Item> items;
    private final Carrier carrier;
    private final Function<String, String> label;
    private int weight;

    public Pallet(List<Item> items, Carrier carrier, Function<String, String> label, int weight) {
        if (items.isEmpty()) {
            throw new IllegalArgumentException("nothing in it");
        }
        for (Item item : items) {
            Objects.requireNonNull(item.code());
        }
        this.items = items;
        this.carrier = Objects.requireNonNull(carrier);
        this.label = Objects.requireNonNull(label);
        this.weight = weight;
    }

    public int weight() {
        return weight;
    }

    public boolean isHeavy() {
        return weight > 50;
    }
}
