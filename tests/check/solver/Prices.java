package solver;

import java.util.HashMap;
import java.util.Map;

/** The load factor of a map is a floating-point number, for which nobody needs a solver. */
public class Prices {
    private final Map<Integer, Integer> prices = new HashMap<>();

    public int of(int article) {
        Integer price = prices.get(article);
        return price == null ? 0 : price;
    }

    public void set(int article, int price) {
        prices.put(article, price);
    }
}
