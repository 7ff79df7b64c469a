package erased;

import kukang.contracts.Requires;

public class Holder<T> {
    T value;
    Holder<Integer> other;

    @Requires("other != null && other.value != null && other.value > 3")
    int next() {
        return 1;
    }
}
