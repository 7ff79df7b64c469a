package algorithms;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

public class ExpressionEvaluator {
    sealed interface Expr permits Num, Var, Unary, Binary {
        double eval(Map<String, Double> env);
    }

    record Num(double value) implements Expr {
        @Override
        public double eval(Map<String, Double> env) {
            return value;
        }
    }

    record Var(String name) implements Expr {
        @Override
        public double eval(Map<String, Double> env) {
            Double d = env.get(name);
            if (d == null) {
                throw new UnboundException(name);
            }
            return d;
        }
    }

    record Unary(Expr of) implements Expr {
        @Override
        public double eval(Map<String, Double> env) {
            return -of.eval(env);
        }
    }

    record Binary(char op, Expr left, Expr right) implements Expr {
        @Override
        public double eval(Map<String, Double> env) {
            double l = left.eval(env);
            double r = right.eval(env);
            return switch (op) {
                case '+' -> l + r;
                case '-' -> l - r;
                case '*' -> l * r;
                case '/' -> l / r;
                case '^' -> power(l, (int) r);
                default -> throw new IllegalStateException("operator " + op);
            };
        }

        private static double power(double base, int n) {
            return n == 0 ? 1 : n < 0 ? 1 / power(base, -n) : base * power(base, n - 1);
        }
    }

    static class UnboundException extends RuntimeException {
        UnboundException(String name) {
            super("unbound " + name);
        }
    }

    static class SyntaxException extends Exception {
        SyntaxException(String message, int at) {
            super(message + " at " + at);
        }
    }

    private final String text;
    private final Set<String> names = new TreeSet<>();
    private int at;

    ExpressionEvaluator(String text) {
        this.text = text;
    }

    private char peek() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at < text.length() ? text.charAt(at) : '\0';
    }

    Expr parse() throws SyntaxException {
        Expr e = sum();
        if (peek() != '\0') {
            throw new SyntaxException("unexpected '" + peek() + "'", at);
        }
        return e;
    }

    private Expr sum() throws SyntaxException {
        Expr e = product();
        for (char c = peek(); c == '+' || c == '-'; c = peek()) {
            at++;
            e = new Binary(c, e, product());
        }
        return e;
    }

    private Expr product() throws SyntaxException {
        Expr e = factor();
        for (char c = peek(); c == '*' || c == '/'; c = peek()) {
            at++;
            e = new Binary(c, e, factor());
        }
        return e;
    }

    private Expr factor() throws SyntaxException {
        if (peek() == '-') {
            at++;
            return new Unary(factor());
        }
        Expr base = atom();
        if (peek() == '^') {
            at++;
            return new Binary('^', base, factor());
        }
        return base;
    }

    private Expr atom() throws SyntaxException {
        char c = peek();
        int start = at;
        if (c == '(') {
            at++;
            Expr e = sum();
            if (peek() != ')') {
                throw new SyntaxException("missing ')'", at);
            }
            at++;
            return e;
        }
        if (Character.isDigit(c)) {
            while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) {
                at++;
            }
            return new Num(Double.parseDouble(text.substring(start, at)));
        }
        if (Character.isLetter(c)) {
            while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
                at++;
            }
            names.add(text.substring(start, at));
            return new Var(text.substring(start, at));
        }
        throw new SyntaxException(c == '\0' ? "unexpected end" : "unexpected '" + c + "'", at);
    }

    public static void main(String[] args) {
        Map<String, Double> env = new HashMap<>();
        env.put("x", 3.0);
        env.put("rate", 0.25);
        for (String s : new String[] {"1 + 2 * 3", "(1+2)*3", "2^3^2", "-x^2", "10/4-1", "x*(rate+1)", "1/0", "2^-2", "1 +", "(1", "2 $ 3", "y+x", "8-3-2", "--4"}) {
            try {
                ExpressionEvaluator p = new ExpressionEvaluator(s);
                Expr e = p.parse();
                System.out.println(s + " = " + e.eval(env) + " " + p.names);
            } catch (SyntaxException | UnboundException e) {
                System.out.println(s + " : " + e.getMessage());
            }
        }
        try {
            System.out.println(new ExpressionEvaluator("a*-1").parse());
        } catch (SyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
