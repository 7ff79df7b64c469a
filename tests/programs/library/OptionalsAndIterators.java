package library;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.StringJoiner;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Optional values, own iterators as streams, sets of bits, callbacks. */
public class OptionalsAndIterators {
    static class Countdown implements Iterable<Integer> {
        private final int from;

        Countdown(int from) {
            this.from = from;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private int next = from;

                @Override
                public boolean hasNext() {
                    return next > 0;
                }

                @Override
                public Integer next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException("at zero");
                    }
                    return next--;
                }
            };
        }
    }

    static class Bell {
        private final List<Consumer<? super String>> listeners = new ArrayList<>();

        Runnable listen(Consumer<? super String> listener) {
            listeners.add(listener);
            return () -> listeners.remove(listener);
        }

        void ring(String tone) {
            List.copyOf(listeners).forEach(listener -> listener.accept(tone));
        }
    }

    public static void main(String[] args) {
        Optional<String> word = Optional.of("word");
        System.out.println(word.map(String::length).filter(n -> n > 3).or(() -> Optional.of(0)) + " " + word.flatMap(w -> Optional.<Integer>empty()).map(n -> n + 1).orElse(-1)
                + " " + Optional.ofNullable((String) null).or(() -> word).stream().count() + " " + OptionalInt.empty());
        word.ifPresentOrElse(w -> System.out.println("have " + w), () -> System.out.println("none"));
        try {
            Optional.empty().orElseThrow();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Countdown five = new Countdown(5);
        System.out.println(StreamSupport.stream(five.spliterator(), false).map(String::valueOf).collect(Collectors.joining(">", "<", "|")));
        Spliterator<Integer> sized = Spliterators.spliterator(five.iterator(), 5, Spliterator.ORDERED | Spliterator.SIZED);
        Spliterator<Integer> front = sized.trySplit();
        System.out.println(front.estimateSize() + " " + sized.estimateSize() + " " + front.hasCharacteristics(Spliterator.ORDERED) + " " + sized.tryAdvance(n -> System.out.print(n + " ")));
        PrimitiveIterator.OfInt squares = IntStream.iterate(1, n -> n + 1).map(n -> n * n).iterator();
        StringJoiner joined = new StringJoiner(",", "{", "}").setEmptyValue("nothing");
        System.out.print(joined + " ");
        while (joined.length() < 20) {
            joined.add(Integer.toString(squares.nextInt()));
        }
        System.out.println(joined);
        BitSet primes = new BitSet();
        primes.set(2, 50);
        for (int p = 2; p < 8; p = primes.nextSetBit(p + 1)) {
            for (int multiple = p * p; multiple < 50; multiple += p) {
                primes.clear(multiple);
            }
        }
        System.out.println(primes.stream().mapToObj(Integer::toString).collect(Collectors.joining(" ")) + " " + primes.cardinality() + " " + primes.length());
        String both = Stream.of(4, 8, 15, 16, 23, 42).collect(Collectors.teeing(Collectors.averagingInt(n -> n), Collectors.summarizingInt(n -> n), (mean, all) -> mean + " " + all));
        System.out.println(both);
        Bell bell = new Bell();
        List<String> heard = new ArrayList<>();
        Runnable stop = bell.listen(heard::add);
        bell.listen(tone -> heard.add(tone.toUpperCase()));
        bell.ring("ding");
        stop.run();
        bell.ring("dong");
        System.out.println(heard);
    }
}
