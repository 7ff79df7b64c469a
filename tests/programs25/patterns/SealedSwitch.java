package patterns;

import java.util.ArrayList;
import java.util.List;

/** A switch over a sealed hierarchy needs no default, enum constants named by qualified names among the cases. */
public class SealedSwitch {
    sealed interface Token permits Operator, Bracket, Value { }

    enum Operator implements Token { PLUS, MINUS, TIMES }

    enum Bracket implements Token { OPEN, CLOSE }

    sealed interface Value extends Token { }

    record Whole(int value) implements Value { }

    record Name(String text) implements Value { }

    static String print(Token token) {
        return switch (token) {
            case Operator.PLUS -> " + ";
            case Operator.MINUS -> " - ";
            case Operator o -> " " + o.name().toLowerCase() + " ";
            case Bracket.OPEN -> "(";
            case Bracket.CLOSE -> ")";
            case Whole(int value) when value < 0 -> "[" + value + "]";
            case Whole(int value) -> "" + value;
            case Name name -> name.text();
        };
    }

    sealed interface Expression { }

    record Literal(long value) implements Expression { }

    record Sum(Expression left, Expression right) implements Expression { }

    record Product(Expression left, Expression right) implements Expression { }

    record Negation(Expression inner) implements Expression { }

    static long evaluate(Expression e) {
        return switch (e) {
            case Literal(long value) -> value;
            case Sum(var left, var right) -> evaluate(left) + evaluate(right);
            case Product(Literal(long zero), Expression ignored) when zero == 0 -> 0;
            case Product(var left, var right) -> evaluate(left) * evaluate(right);
            case Negation(Negation(var inner)) -> evaluate(inner);
            case Negation(var inner) -> -evaluate(inner);
        };
    }

    static int kind(Operator operator) {
        return switch (operator) {
            case Operator.PLUS -> 1;
            case MINUS -> 2;
            case TIMES -> 3;
        };
    }

    public static void main(String[] args) {
        List<Token> tokens = new ArrayList<>(List.of(Bracket.OPEN, new Whole(5), Operator.PLUS, new Name("x"),
                Bracket.CLOSE, Operator.TIMES, new Whole(-2), Operator.MINUS, new Whole(0)));
        StringBuilder out = new StringBuilder();
        for (Token token : tokens) {
            out.append(print(token));
        }
        System.out.println(out);
        Expression e = new Sum(new Product(new Literal(6), new Literal(7)),
                new Negation(new Negation(new Product(new Literal(0), new Negation(new Literal(9))))));
        System.out.println(evaluate(e) + " " + evaluate(new Negation(e)));
        for (Operator operator : Operator.values()) {
            System.out.print(kind(operator) + " ");
        }
        System.out.println();
        try {
            print(null);
        } catch (NullPointerException npe) {
            System.out.println("null is no token");
        }
    }
}
