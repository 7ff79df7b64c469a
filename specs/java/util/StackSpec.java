package kukang.specs;

import java.util.EmptyStackException;
import java.util.Stack;
import kukang.contracts.SpecFor;

/** A vector with other names. */
@SpecFor(Stack.class)
abstract class StackSpec<E> {
    abstract E peek() throws EmptyStackException;

    abstract E pop() throws EmptyStackException;
}
