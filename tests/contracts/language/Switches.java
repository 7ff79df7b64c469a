package language;

import language.Shapes.Circle;
import language.Shapes.Pair;
import language.Shapes.Shape;
import language.Shapes.Size;
import language.Shapes.Square;

/** `switch` expressions. */
class Switches {
    static final int TWO = 2;

    //@ ensures \result == switch (x) { case 1 -> 10; case TWO, 3 -> 20; default -> 0; };
    static int holdsOfInts(int x) {
        return x == 1 ? 10 : x == 2 || x == 3 ? 20 : 0;
    }

    //@ ensures \result == switch (x) { case 1 -> 10; case TWO, 3 -> 20; default -> 0; };
    static int failsOfInts(int x) {
        return x == 1 ? 10 : x == 2 ? 20 : 0;
    }

    /*@ ensures \result == switch (c) {
      @     default: yield 0;
      @     case 'a':
      @     case 'b': yield 1;
      @     case 'c': { yield 2; }
      @ };
      @*/
    static int holdsWithColons(char c) {
        return c == 'a' || c == 'b' ? 1 : c == 'c' ? 2 : 0;
    }

    /*@ ensures \result == switch (c) {
      @     case 'a':
      @     case 'b': yield 1;
      @     default: yield 0;
      @ };
      @*/
    static int failsWithColons(char c) {
        return c == 'a' ? 1 : 0;
    }

    static final String[] WORDS = {"", "one", "uno", "two", null};

    //@ requires 0 <= i && i < 5;
    //@ ensures \result == switch (WORDS[i]) { case "" -> 0; case "one", "uno" -> 1; case null -> -1; default -> { yield 9; } };
    static int holdsOfStrings(int i) {
        return i == 4 ? -1 : i == 0 ? 0 : i < 3 ? 1 : 9;
    }

    //@ requires 0 <= i && i < 4;
    //@ ensures \result == switch (WORDS[i]) { case "" -> 0; case "one", "uno" -> 1; default -> 9; };
    static int failsOfStrings(int i) {
        return i == 0 ? 0 : i == 1 ? 1 : 9;
    }

    //@ ensures size != null ==> \result == switch (size) { case SMALL -> 1; case MEDIUM -> 2; case LARGE -> 3; };
    static int holdsOfEnums(Size size) {
        return size == null ? 0 : size.ordinal() + 1;
    }

    //@ ensures \result == switch (size) { case SMALL -> 1; case Size.MEDIUM -> 2; case LARGE -> 3; case null -> 0; };
    static int failsOfEnums(Size size) {
        return size == null ? 0 : size == Size.LARGE ? 1 : size.ordinal() + 1;
    }

    //@ requires s != null;
    //@ ensures \result == switch (s) { case Circle c -> c.radius(); case Square(int side) when side > 3 -> 3; case Square q -> q.side(); };
    static int holdsOfSealedTypes(Shape s) {
        return s instanceof Circle ? ((Circle) s).radius() : Math.min(3, ((Square) s).side());
    }

    //@ requires s != null;
    //@ ensures \result == switch (s) { case Circle c -> c.radius(); case Square(int side) -> side; };
    static int failsOfSealedTypes(Shape s) {
        return s instanceof Circle ? ((Circle) s).radius() : 1;
    }

    /*@ requires p != null && p.first() != null && p.second() != null;
      @ ensures \result == switch (p) {
      @     case Pair(Circle a, Circle b) -> 1;
      @     case Pair(Square a, var b) -> 2;
      @     case Pair(var a, Square b) -> 3;
      @ };
      @*/
    static int holdsOfPairs(Pair p) {
        return p.first() instanceof Square ? 2 : p.second() instanceof Square ? 3 : 1;
    }

    /*@ requires p != null && p.first() != null && p.second() != null;
      @ ensures \result == switch (p) {
      @     case Pair(Circle a, Circle b) -> 1;
      @     case Pair(Square a, var b) -> 2;
      @     case Pair(var a, Square b) -> 3;
      @ };
      @*/
    static int failsOfPairs(Pair p) {
        return p.second() instanceof Square ? 3 : p.first() instanceof Square ? 2 : 1;
    }

    //@ requires x >= 0;
    //@ ensures \result == switch (x % 2) { case 0 -> true; case 1 -> false; default -> throw new IllegalStateException(); };
    static boolean holdsWithAThrow(int x) {
        return (x & 1) == 0;
    }

    //@ ensures \result == switch (x % 2) { case 0 -> true; case 1 -> false; default -> throw new IllegalStateException(); };
    static boolean failsWithAThrow(int x) {
        return (x & 1) == 0;
    }

    //@ ensures switch (size) { case SMALL -> true; default -> false; };
    static void failsOfNull(Size size) {}

    //@ ensures \result == switch (boxed) { case null -> 0; case 1 -> 5; case Integer i when i > 1 -> i; case Integer i -> -i; };
    static int holdsOfBoxes(Integer boxed) {
        return boxed == null ? 0 : boxed == 1 ? 5 : boxed > 1 ? boxed : -boxed;
    }

    //@ ensures \result == switch (boxed) { case 1 -> 5; default -> 0; };
    static int failsOfBoxes(Integer boxed) {
        return boxed != null && boxed == 1 ? 5 : 0;
    }

    //@ ensures \result == switch (x > 0 ? "plus" : "other") { case "plus" -> 1L; default -> 'a'; };
    static long holdsOfSeveralTypes(int x) {
        return x > 0 ? 1 : 97;
    }

    //@ ensures \result == switch (x) { case 1 -> 'a'; default -> 98; };
    static char failsOfSeveralTypes(int x) {
        return x == 1 ? 'a' : 'c';
    }
}
