package depot;

/** A constructor that refuses some of what it gets and leaves the rest to setters, one of which refuses some too. */
public class Card {
    private final String owner;
    private final int id;
    private Integer limit;
    private int rate;

    public Card(String owner, int id) {
        if (id < 0) {
            throw new IllegalArgumentException("id " + id);
        }
        this.owner = owner;
        this.id = id;
    }

    public void setLimit(Integer limit) {
        this.limit = limit;
    }

    protected Card setRate(int rate) {
        if (rate < 0 || rate > 100) {
            throw new IllegalArgumentException("rate " + rate);
        }
        this.rate = rate;
        return this;
    }

    public boolean covers(int amount) {
        return id > 0 && limit != null && amount <= limit && rate < 5;
    }

    /** Inherits all its setters but one. */
    public static class Gold extends Card {
        private long bonus;

        public Gold(int id) {
            super(null, id);
        }

        void setBonus(long bonus) {
            this.bonus = bonus;
        }

        public boolean pays(int amount) {
            return covers(amount) && bonus > 7;
        }
    }
}
