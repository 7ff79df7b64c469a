package types;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.IntBinaryOperator;

public class EnumsWithBodies {
    interface Symbol {
        String symbol();

        default String quoted() {
            return "'" + symbol() + "'";
        }
    }

    enum Op implements Symbol, IntBinaryOperator {
        ADD("+") {
            @Override
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        },
        SUBTRACT("-") {
            @Override
            public int applyAsInt(int a, int b) {
                return a - b;
            }
        },
        MULTIPLY("*") {
            @Override
            public int applyAsInt(int a, int b) {
                return a * b;
            }

            @Override
            int priority() {
                return 2;
            }
        };

        private static final Map<String, Op> BY_SYMBOL = new java.util.HashMap<>();

        static {
            for (Op op : values()) {
                BY_SYMBOL.put(op.symbol, op);
            }
        }

        private final String symbol;

        Op(String symbol) {
            this.symbol = symbol;
        }

        int priority() {
            return 1;
        }

        @Override
        public String symbol() {
            return symbol;
        }

        static Op of(String s) {
            return BY_SYMBOL.get(s);
        }
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) {
            System.out.println(op + " " + op.quoted() + " " + op.applyAsInt(7, 3) + " " + op.priority() + " " + (op.getClass() == Op.class) + " " + op.getDeclaringClass().getSimpleName());
        }
        System.out.println(Op.of("*") + " " + Op.of("/"));
        EnumMap<Op, Integer> uses = new EnumMap<>(Op.class);
        for (String s : "+ * - + +".split(" ")) {
            uses.merge(Op.of(s), 1, Integer::sum);
        }
        System.out.println(uses);
        int r = switch (Op.of("-")) {
            case ADD -> 1;
            case SUBTRACT -> 2;
            case MULTIPLY -> 3;
        };
        System.out.println(r);
    }
}
