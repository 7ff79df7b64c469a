package algorithms;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class BankSimulation {
    static class BankException extends Exception {
        BankException(String message) {
            super(message);
        }

        BankException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static class InsufficientFundsException extends BankException {
        final BigDecimal shortBy;

        InsufficientFundsException(Account a, BigDecimal shortBy) {
            super(a.owner + " is short by " + shortBy);
            this.shortBy = shortBy;
        }
    }

    static class FrozenException extends IllegalStateException {
        FrozenException(String owner) {
            super(owner + " is frozen");
        }
    }

    static class Account {
        final String owner;
        protected BigDecimal balance;
        boolean frozen;

        Account(String owner, String balance) {
            this.owner = owner;
            this.balance = new BigDecimal(balance);
        }

        BigDecimal limit() {
            return BigDecimal.ZERO;
        }

        void deposit(BigDecimal amount) {
            if (frozen) {
                throw new FrozenException(owner);
            }
            balance = balance.add(amount);
        }

        void withdraw(BigDecimal amount) throws InsufficientFundsException {
            BigDecimal after = balance.subtract(amount);
            if (after.compareTo(limit().negate()) < 0) {
                throw new InsufficientFundsException(this, after.add(limit()).negate());
            }
            balance = after;
        }
    }

    static class Overdraft extends Account {
        Overdraft(String owner, String balance) {
            super(owner, balance);
        }

        @Override
        BigDecimal limit() {
            return new BigDecimal("100");
        }
    }

    static class Transaction implements AutoCloseable {
        private final Map<Account, BigDecimal> before = new LinkedHashMap<>();
        private boolean committed;

        void touch(Account a) {
            before.put(a, a.balance);
        }

        void commit() {
            committed = true;
        }

        @Override
        public void close() {
            if (!committed) {
                before.forEach((a, b) -> a.balance = b);
                System.out.println("  rolled back");
            }
        }
    }

    private final Map<String, Account> accounts = new LinkedHashMap<>();
    private final List<String> journal = new ArrayList<>();

    void open(Account a) {
        accounts.put(a.owner, a);
    }

    void transfer(String from, String to, String amount) throws BankException {
        try (Transaction t = new Transaction()) {
            Account a = find(from);
            Account b = find(to);
            t.touch(a);
            t.touch(b);
            BigDecimal money = new BigDecimal(amount);
            a.withdraw(money);
            b.deposit(money);
            t.commit();
            journal.add(from + ">" + to + " " + money);
        } catch (NumberFormatException e) {
            throw new BankException("bad amount " + amount, e);
        } finally {
            System.out.println("  checked " + from);
        }
    }

    private Account find(String owner) throws BankException {
        Account a = accounts.get(owner);
        if (a == null) {
            throw new BankException("no account for " + owner);
        }
        return a;
    }

    public static void main(String[] args) {
        BankSimulation bank = new BankSimulation();
        bank.open(new Account("ann", "250.00"));
        bank.open(new Overdraft("bob", "10.50"));
        bank.open(new Account("cid", "0"));
        bank.accounts.get("cid").frozen = true;
        String[][] orders = {{"ann", "bob", "99.99"}, {"bob", "ann", "200"}, {"bob", "ann", "500"}, {"ann", "zed", "1"}, {"ann", "cid", "5"}, {"ann", "bob", "ten"}};
        for (String[] o : orders) {
            System.out.println(String.join(" ", o));
            try {
                bank.transfer(o[0], o[1], o[2]);
            } catch (InsufficientFundsException e) {
                System.out.println("  " + e.getMessage() + " " + e.shortBy.signum());
            } catch (BankException e) {
                System.out.println("  " + e.getMessage() + (e.getCause() == null ? "" : " caused by " + e.getCause().getClass().getSimpleName()));
            } catch (FrozenException e) {
                System.out.println("  " + e.getMessage());
            }
        }
        BigDecimal total = BigDecimal.ZERO;
        for (Account a : bank.accounts.values()) {
            System.out.println(a.owner + " " + a.balance.setScale(1, RoundingMode.HALF_UP));
            total = total.add(a.balance);
        }
        System.out.println(total + " " + bank.journal);
    }
}
