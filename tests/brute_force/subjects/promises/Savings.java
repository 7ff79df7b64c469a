package promises;

final class Savings extends Account {
    @Override
    boolean isCovered() {
        return parent == null || super.isCovered();
    }
}
