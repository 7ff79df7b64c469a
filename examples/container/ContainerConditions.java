// What `Container` promises, as methods that Kukang checks.
package container;

import kukang.Kukang;

final class ContainerConditions {
    private ContainerConditions() { }

    static <E> void swap(Container<E> container, Container<E> other) {
        Kukang.assume(container != null && other != null);
        E mine = container.data;
        E theirs = other.data;
        container.swap(other);
        Kukang.check(container.data == theirs);
        Kukang.check(other.data == mine);
    }
}
