package conditions;

import java.util.Stack;
import kukang.Kukang;

/** What `java.util.Stack` promises. */
class Stacks {
    static void push(Stack<Object> stack, Object element) {
        Kukang.assume(stack != null);
        Object[] before = stack.toArray();
        Kukang.check(stack.push(element) == element);
        Kukang.check(stack.size() == before.length + 1);
        Kukang.check(stack.peek() == element);
        Lists.keeps(stack, before, 0, before.length, 0);
    }

    static void pop(Stack<Object> stack) {
        Kukang.assume(stack != null && !stack.isEmpty());
        Object[] before = stack.toArray();
        Kukang.check(stack.pop() == before[before.length - 1]);
        Kukang.check(stack.size() == before.length - 1);
        Lists.keeps(stack, before, 0, before.length - 1, 0);
    }

    static void peek(Stack<Object> stack) {
        Kukang.assume(stack != null && !stack.isEmpty());
        Object[] before = stack.toArray();
        Kukang.check(stack.peek() == before[before.length - 1]);
        Kukang.check(stack.size() == before.length);
        Lists.keeps(stack, before, 0, before.length, 0);
    }

    static void isEmpty(Stack<Object> stack) {
        Kukang.assume(stack != null);
        Kukang.check(stack.isEmpty() == (stack.size() == 0) && stack.isEmpty() == stack.empty());
    }
}
