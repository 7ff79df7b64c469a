package exact;

/** Arrays whose elements have classes without a name. */
public class Rows {
    interface Task {
        int run();
    }

    static Task task() {
        return new Task() {
            @Override
            public int run() {
                return 1;
            }
        };
    }

    private static class Hidden {
        int number;
    }

    static int lonely(Object[] all) {
        return all.getClass() != Object[].class && all.length == 1 && all[0] != null ? 1 : 0;
    }

    static int count(Task[] tasks) {
        return tasks[0] == null ? 0 : tasks.length;
    }

    static Object[] hidden(Hidden[] all, int length) {
        return all.length == length ? all : new Hidden[] {all[0]};
    }

    private static int lone(Hidden[] all) {
        return all.length;
    }

    private static int any(Object one) {
        return one == null ? 0 : 1;
    }

    static Object[] first(Object[] left, Object[] right) {
        return left.getClass() == right.getClass() ? left : right;
    }
}
