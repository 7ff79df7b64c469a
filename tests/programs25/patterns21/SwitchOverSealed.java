package patterns21;

import java.util.List;

public class SwitchOverSealed {
    sealed interface Expr permits Const, Neg, Add, Mul {
    }

    record Const(int value) implements Expr {
    }

    record Neg(Expr of) implements Expr {
    }

    record Add(Expr left, Expr right) implements Expr {
    }

    record Mul(Expr left, Expr right) implements Expr {
    }

    static int eval(Expr e) {
        return switch (e) {
            case Const c -> c.value();
            case Neg(Expr of) -> -eval(of);
            case Add(Expr l, Expr r) -> eval(l) + eval(r);
            case Mul(Expr l, Expr r) -> eval(l) * eval(r);
        };
    }

    static Expr simplify(Expr e) {
        return switch (e) {
            case Neg(Neg(var inner)) -> simplify(inner);
            case Neg(Const(int v)) -> new Const(-v);
            case Add(Const(int a), Const(int b)) -> new Const(a + b);
            case Add(var l, Const(int v)) when v == 0 -> simplify(l);
            case Mul(Const(int v), var r) when v == 1 -> simplify(r);
            case Mul(Const(int v), var ignored) when v == 0 -> new Const(0);
            case Add(var l, var r) -> new Add(simplify(l), simplify(r));
            case Mul(var l, var r) -> new Mul(simplify(l), simplify(r));
            case Neg(var of) -> new Neg(simplify(of));
            case Const c -> c;
        };
    }

    static String show(Expr e) {
        return switch (e) {
            case null -> "nothing";
            case Const(int v) when v < 0 -> "(" + v + ")";
            case Const(int v) -> "" + v;
            case Neg(var of) -> "-" + show(of);
            case Add(var l, var r) -> "(" + show(l) + "+" + show(r) + ")";
            case Mul(var l, var r) -> show(l) + "*" + show(r);
        };
    }

    public static void main(String[] args) {
        Expr two = new Const(2);
        List<Expr> all = List.of(new Add(two, new Mul(new Const(3), new Neg(two))), new Neg(new Neg(new Add(two, new Const(0)))), new Mul(new Const(1), new Add(two, two)), new Mul(new Const(0), two), new Neg(two));
        for (Expr e : all) {
            System.out.println(show(e) + " = " + eval(e) + " ~ " + show(simplify(e)));
        }
        System.out.println(show(null));
        try {
            eval(null);
        } catch (NullPointerException e) {
            System.out.println("null not covered");
        }
    }
}
