package depot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/** Constructors and factory methods that copy what they are given, and collections that operations fill. */
public class Copies {
    public static final class Word {
        private final char[] letters;
        private int stress;

        public Word(char[] letters) {
            if (letters.length > 3) {
                throw new IllegalArgumentException("long");
            }
            this.letters = letters.clone();
        }

        public void setStress(int stress) {
            this.stress = stress;
        }

        public boolean isA() {
            return letters != null && letters.length == 1 && letters[0] == 'a' && stress == 1;
        }
    }

    public static final class Names {
        private final String[] names;

        private Names(String[] names) {
            this.names = names;
        }

        public static Names of(String[] names) {
            String[] copy = new String[names.length];
            for (int place = 0; place < names.length; place++) {
                copy[place] = names[place];
            }
            return new Names(copy);
        }

        public boolean isLone() {
            return names != null && names.length == 1 && names[0] == null;
        }
    }

    public static final class Order {
        private final ArrayList<String> lines;
        private final int number;

        public Order(int number, List<String> lines) {
            this.number = number;
            this.lines = new ArrayList<>(lines);
        }

        /** What is in a field of its own nobody knows; a list that is given too is known. */
        public static int sizeOf(Order order, ArrayList<String> lines) {
            if (order == null || lines == null || order.lines != lines || order.number < 1) {
                return -1;
            }
            return lines.size() == 1 ? 1 : 2;
        }
    }

    public static final class Stock {
        private final HashMap<Integer, String> names = new HashMap<>(2);
        private int count;

        public void add(Integer number, String name) {
            if (number == null) {
                throw new IllegalArgumentException("no number");
            }
            names.put(number, name);
            count++;
        }

        public static int sizeOf(Stock stock, HashMap<Integer, String> names) {
            return stock == null || names == null || stock.names != names ? -1 : names.size() + stock.count;
        }
    }

    public static final class Stack {
        private final int[] values;
        private int size;

        public Stack(int room) {
            values = new int[room];
        }

        public void push(int value) {
            values[size++] = value;
        }

        public boolean isPair() {
            return values != null && size == 2 && values.length == 3 && values[0] > values[1] && values[2] == 0;
        }
    }
}
