package declared;

public class Account {
    static class Overdrawn extends RuntimeException {
    }

    int balance;

    public void withdraw(int amount) throws Overdrawn {
        if (amount > balance) {
            throw new Overdrawn();
        }
        balance -= amount;
    }

    public void withdrawQuietly(int amount) {
        withdraw(amount);
    }
}
