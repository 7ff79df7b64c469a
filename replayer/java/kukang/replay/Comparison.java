package kukang.replay;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Compares what came with what was predicted: the objects of the input must be the same ones, and new objects must
 * correspond one to one.
 */
final class Comparison {
    private final Described[] predicted;
    private final int inputs;
    /** The objects that came, by their places in the prediction. */
    private final Object[] actual;
    private final Map<Object, Integer> places = new IdentityHashMap<>();
    private final Deque<Integer> waiting = new ArrayDeque<>();

    Comparison(Described[] predicted, Object[] built) {
        this.predicted = predicted;
        this.inputs = built.length;
        this.actual = new Object[predicted.length];
        System.arraycopy(built, 0, actual, 0, built.length);
        for (int place = 0; place < built.length; place++) {
            places.put(built[place], place);
            waiting.add(place);
        }
    }

    /** Compares the contents of all objects; what the roots are must have been compared before. */
    String differingContents() throws Throwable {
        while (!waiting.isEmpty()) {
            int place = waiting.remove();
            String difference = predicted[place].differs(actual[place], this);
            if (difference != null) {
                return "object " + place + " (" + actual[place].getClass().getName() + "): " + difference;
            }
        }
        return null;
    }

    /** What is wrong with a value; null if nothing is. */
    String differs(Object value, Object came) throws Throwable {
        if (value == Described.Any.ANY) {
            return null;
        }
        if (!(value instanceof Described.Place place)) {
            return same(value, came) ? null : show(came) + " rather than " + show(value);
        }
        int number = place.number();
        if (number < inputs) {
            return came == actual[number] ? null : name(came) + " rather than object " + number;
        }
        if (predicted[number].isValue()) {
            if (came != null && places.containsKey(came) && !(predicted[number] instanceof Described.Constant)) {
                return name(came) + " rather than a new object";
            }
            return predicted[number].differs(came, this);
        }
        if (actual[number] != null) {
            return came == actual[number] ? null : name(came) + " rather than the new object " + number;
        }
        if (came == null || places.containsKey(came)) {
            return name(came) + " rather than the new object " + number;
        }
        actual[number] = came;
        places.put(came, number);
        waiting.add(number);
        return null;
    }

    private String name(Object came) {
        Integer place = came == null ? null : places.get(came);
        return place == null ? show(came) : "object " + place;
    }

    private static boolean same(Object left, Object right) {
        return left == null ? right == null : right != null && left.getClass() == right.getClass() && left.equals(right);
    }

    /** A value for people: numbers and texts as they are, of other objects the class. */
    static String show(Object value) {
        if (value == null || value instanceof Number || value instanceof Boolean) {
            return String.valueOf(value);
        }
        if (value instanceof Character unit) {
            return "'" + unit + "'";
        }
        return value instanceof String text ? "\"" + text + "\"" : "an object of " + value.getClass().getName();
    }
}
