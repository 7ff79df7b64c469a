package coverage;

class Endless {
    static void spin(boolean flag) {
        while (flag) {
            flag = !!flag;
        }
    }

    static int deep(int depth) {
        return depth <= 0 ? 0 : deep(depth - 1) + 1;
    }

    static void small(int[] numbers, int index, long sum) {
        assert numbers == null || numbers.length <= 4 || sum < 50 || index == 0 || sum == index;
    }
}
