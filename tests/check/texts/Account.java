package texts;

public class Account {
    private int balance;
    private String owner;
    private Integer last;

    public void withdraw(int amount) {
        if (amount > balance) {
            throw new IllegalStateException("cannot take " + amount + " from " + balance);
        }
        balance -= amount;
    }

    public void rename(String name, char initial, double rate) {
        if (name != null && rate > 1.5 && initial == 'x') {
            throw new IllegalArgumentException(String.format("%s, %c, %s, %5d", name, initial, rate, balance));
        }
        owner = name;
    }

    public void remember(int amount) {
        last = amount;
        assert last != 7 : new StringBuilder("last is ").append(last);
    }

    public int digits() {
        return Integer.toString(balance).length();
    }

    public int at(int[] history, int i) {
        return history == null ? 0 : history[i];
    }
}
