// What `IntStack` promises, as methods that Kukang checks.
package lists;

import kukang.Kukang;

final class IntStackConditions {
    private IntStackConditions() { }

    static void isEmpty(IntStack stack) {
        Kukang.assume(stack != null && stack.repOk());
        Kukang.check(stack.isEmpty() == (stack.size() == 0));
    }

    static void push(IntStack stack, int value) {
        Kukang.assume(stack != null && stack.repOk());
        int size = stack.size();
        IntStack.Node top = stack.top;
        stack.push(value);
        Kukang.check(stack.repOk());
        Kukang.check(stack.size() == size + 1);
        Kukang.check(stack.peek() == value);
        Kukang.check(stack.top.below == top);
    }

    static void peek(IntStack stack) {
        Kukang.assume(stack != null && stack.repOk() && !stack.isEmpty());
        int size = stack.size();
        IntStack.Node top = stack.top;
        int value = stack.peek();
        Kukang.check(stack.repOk());
        Kukang.check(value == top.value);
        Kukang.check(stack.top == top && stack.size() == size);
    }

    static void pop(IntStack stack) {
        Kukang.assume(stack != null && stack.repOk() && !stack.isEmpty());
        int size = stack.size();
        IntStack.Node top = stack.top;
        int value = stack.pop();
        Kukang.check(stack.repOk());
        Kukang.check(value == top.value);
        Kukang.check(stack.top == top.below && stack.size() == size - 1);
    }

    static void pushThenPop(IntStack stack, int value) {
        Kukang.assume(stack != null && stack.repOk());
        IntStack.Node top = stack.top;
        stack.push(value);
        Kukang.check(stack.pop() == value);
        Kukang.check(stack.repOk());
        Kukang.check(stack.top == top);
    }

    static void search(IntStack stack, int value) {
        Kukang.assume(stack != null && stack.repOk());
        int distance = stack.search(value);
        int steps = 0;
        IntStack.Node node = stack.top;
        while (node != null && node.value != value) {
            node = node.below;
            steps++;
        }
        Kukang.check(distance == (node == null ? -1 : steps + 1));
    }

    static void clear(IntStack stack) {
        Kukang.assume(stack != null && stack.repOk());
        stack.clear();
        Kukang.check(stack.repOk());
        Kukang.check(stack.isEmpty() && stack.size() == 0);
    }
}
