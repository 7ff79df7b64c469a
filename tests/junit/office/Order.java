package office;

import java.util.ArrayList;
import java.util.List;

/** Made by a builder, whose list is copied. */
public final class Order {
    private final String customer;
    private final List<String> lines;

    private Order(Builder builder) {
        customer = builder.customer;
        lines = List.copyOf(builder.lines);
    }

    //@ requires customer != null;
    public boolean isFor(String who) {
        return customer.equals(who);
    }

    public static final class Builder {
        private final List<String> lines = new ArrayList<>();
        private String customer;

        public Builder customer(String who) {
            customer = who;
            return this;
        }

        /** The list is there before anybody looks at it. */
        //@ requires text != null;
        public Builder line(String text) {
            if (text.isEmpty()) {
                throw new IllegalArgumentException("no text");
            }
            lines.add(text);
            return this;
        }

        public Order build() {
            if (customer == null) {
                throw new IllegalStateException("no customer");
            }
            return new Order(this);
        }
    }
}
