package language;

import java.io.Serializable;
import java.util.List;
import java.util.function.IntSupplier;

/** What else Java's expressions have that has no side effect. */
class Operands extends OperandsBase implements OperandsGreeting {
    int x;
    int[][] table;

    class Inside {
        //@ ensures Operands.this.x == x && Operands.super.size() == 1 && Operands.super.base == 5 - 5 + base;
        void holdsOfTheObjectAround() {}

        //@ ensures Operands.super.size() == Operands.this.size();
        void failsOfTheObjectAround() {}
    }

    @Override
    int size() {
        return 2;
    }

    @Override
    public int greeting() {
        return 20;
    }

    //@ pure
    static int sum(int... all) {
        int sum = 0;
        for (int one : all) {
            sum += one;
        }
        return sum;
    }

    //@ pure
    <T> T same(T it) {
        return it;
    }

    //@ ensures super.size() == 1 && super.base == base && OperandsGreeting.super.greeting() == 10;
    //@ ensures ((IntSupplier) super::size).getAsInt() == 1 && ((IntSupplier) this::size).getAsInt() == 2;
    //@ ensures ((IntSupplier) OperandsGreeting.super::greeting).getAsInt() == 10;
    void holdsOfSuper() {}

    //@ ensures OperandsGreeting.super.greeting() == greeting();
    void failsOfSuper() {}

    //@ ensures int[].class != null && int.class == Integer.TYPE && void.class != int.class && String[][].class != null;
    static void holdsOfClassLiterals() {}

    //@ ensures int.class == Integer.class;
    static void failsOfClassLiterals() {}

    //@ ensures sum() == 0 && sum(1, 2) == 3 && sum(new int[] {4, 5}) == 9 && this.<String>same("q") == "q";
    void holdsOfCalls() {}

    //@ ensures this.<Integer>same(x) + sum(x, 1) == 1;
    void failsOfCalls() {}

    //@ ensures ("" + 'a' + 1 + 2L + 1.5f + 2.5 + true + null).equals("a121.52.5truenull");
    //@ ensures ('a' + 1 == 98) && (char) ('a' + 1) == 'b' && 1L << 33 == 8589934592L && (1 << 33) == 2 && -1 >>> 28 == 15;
    //@ ensures 0x1.8p1 == 3.0 && 0b1_01 == 5 && 017 == 15 && '\u0041' == 'A' && '\101' == 'A' && '\s' == ' ' && 1e1f == 10;
    static void holdsOfNumbers() {}

    //@ ensures (x > 0 ? 1 : 'a') == 97;
    static void failsOfNumbers(int x) {}

    //@ ensures \result == (b ? 1 : Integer.valueOf(2)) && (Object) (b ? 1 : 2.0) instanceof Double;
    static int holdsOfPromotion(boolean b) {
        return b ? 1 : 2;
    }

    //@ ensures ((Object & Comparable<String> & Serializable) "a").compareTo("a") == 0;
    static void holdsOfIntersections() {}

    //@ requires n instanceof Operands;
    //@ ensures ((OperandsBase & OperandsGreeting) n).greeting() == 10;
    static void failsOfIntersections(OperandsBase n) {}

    //@ requires table != null && table.length == 1 && table[0] != null && table[0].length == 1;
    //@ ensures \result == (table)[0][table.length - 1] && new int[][] {{x}}[0][0] == x;
    int holdsOfElements() {
        return table[0][0];
    }

    //@ ensures ((List<String>) List.of("ab", "c")).get(0).length() == 2 && List.of("ab").get(0).charAt(1) == 'b';
    static void holdsOfTypeArguments() {}
}

class OperandsBase {
    int base;

    int size() {
        return 1;
    }
}

interface OperandsGreeting {
    default int greeting() {
        return 10;
    }
}
