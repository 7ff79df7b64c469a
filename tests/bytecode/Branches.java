import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Branches and switches at their limits. */
final class Branches extends Family {
    private static final int[] INTS = {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};

    Branches() {
        super("branches");
        jumps();
        comparisons();
        references();
        tableSwitches();
        lookupSwitches();
        program("SwitchPadding", c -> {
            for (int padding = 0; padding < 8; padding++) {
                for (int nop = 0; nop < padding; nop++) {
                    c.nop();
                }
                int shift = padding;
                choose(c, padding % 4, (labels, otherwise) -> {
                    if (shift < 4) {
                        c.tableswitch(0, 2, otherwise, cases(labels, 0, 1, 2));
                    } else {
                        c.lookupswitch(otherwise, cases(labels, 0, 1, 2));
                    }
                }, 3);
            }
        });
    }

    private void jumps() {
        program("GotoW", c -> {
            Label middle = c.newLabel();
            Label end = c.newLabel();
            Label back = c.newLabel();
            c.with(BranchInstruction.of(Opcode.GOTO_W, middle));
            c.labelBinding(back);
            Show.say(c, "back");
            c.with(BranchInstruction.of(Opcode.GOTO_W, end));
            c.labelBinding(middle);
            Show.say(c, "middle");
            c.with(BranchInstruction.of(Opcode.GOTO_W, back));
            c.labelBinding(end);
            Show.say(c, "end");
        });
        program("GotoNext", c -> {
            Label next = c.newLabel();
            c.iconst_1().goto_(next).labelBinding(next);
            Show.show(c, CD_int);
        });
        program("OperandsAcrossBranches", c -> {
            Label otherwise = c.newLabel();
            Label end = c.newLabel();
            c.loadConstant("kept").loadConstant(7L).aload(0).arraylength().ifne(otherwise);
            c.iconst_1().goto_(end).labelBinding(otherwise).iconst_2().labelBinding(end);
            Show.show(c, CD_int, CD_long, CD_String);
        });
        program("LoopOnOperands", c -> {
            // Counter and sum live on the operand stack; no local variable is used.
            Label head = c.newLabel();
            Label end = c.newLabel();
            c.iconst_0().bipush(10).labelBinding(head);
            c.dup().ifeq(end);
            c.dup_x1().iadd().swap().iconst_1().isub();
            c.goto_(head).labelBinding(end);
            c.pop();
            Show.show(c, CD_int);
        });
        program("SpaghettiJumps", c -> {
            List<Label> labels = new ArrayList<>();
            int count = 7;
            for (int place = 0; place <= count; place++) {
                labels.add(c.newLabel());
            }
            c.goto_(labels.get(0));
            for (int place : new int[] {3, 6, 1, 4, 0, 5, 2}) {
                c.labelBinding(labels.get(place));
                Show.say(c, "part " + place);
                c.goto_(labels.get(place + 1));
            }
            c.labelBinding(labels.get(count));
        });
    }

    private void comparisons() {
        compare("IfIcmp", List.of(Opcode.IF_ICMPEQ, Opcode.IF_ICMPNE, Opcode.IF_ICMPLT, Opcode.IF_ICMPGE,
                Opcode.IF_ICMPGT, Opcode.IF_ICMPLE), true);
        compare("IfZero", List.of(Opcode.IFEQ, Opcode.IFNE, Opcode.IFLT, Opcode.IFGE, Opcode.IFGT, Opcode.IFLE), false);
    }

    private void compare(String name, List<Opcode> opcodes, boolean hasTwo) {
        program(name, c -> {
            for (Opcode opcode : opcodes) {
                for (int left : INTS) {
                    for (int right : hasTwo ? INTS : new int[1]) {
                        c.loadConstant(left);
                        if (hasTwo) {
                            c.loadConstant(right);
                        }
                        yesOrNo(c, opcode);
                    }
                }
            }
        });
    }

    private static void yesOrNo(CodeBuilder c, Opcode opcode) {
        Label taken = c.newLabel();
        Label end = c.newLabel();
        c.branch(opcode, taken).iconst_0().goto_(end).labelBinding(taken).iconst_1().labelBinding(end);
        Show.show(c, CD_int);
    }

    private void references() {
        Sketch program = sketch("IfAcmp");
        program.method(ACC_STATIC, "compare", "(Ljava/lang/Object;Ljava/lang/Object;)V", c -> {
            c.aload(0).aload(1);
            yesOrNo(c, Opcode.IF_ACMPEQ);
            c.aload(0).aload(1);
            yesOrNo(c, Opcode.IF_ACMPNE);
            c.aload(0);
            yesOrNo(c, Opcode.IFNULL);
            c.aload(1);
            yesOrNo(c, Opcode.IFNONNULL);
            c.return_();
        });
        List<Consumer<CodeBuilder>> values = List.of(CodeBuilder::aconst_null, c -> c.loadConstant("one"),
                c -> c.loadConstant("two"), c -> c.loadConstant(CD_String), c -> c.loadConstant(CD_String.arrayType()),
                c -> c.aload(0), c -> c.iconst_1().newarray(java.lang.classfile.TypeKind.INT),
                c -> c.loadConstant("o").loadConstant("ne").invokevirtual(CD_String, "concat",
                        Show.type("(Ljava/lang/String;)Ljava/lang/String;")),
                c -> c.loadConstant(Show.type("()V")));
        program.main(c -> {
            for (var left : values) {
                for (var right : values) {
                    left.accept(c);
                    right.accept(c);
                    c.invokestatic(program.self, "compare", Show.type("(Ljava/lang/Object;Ljava/lang/Object;)V"));
                }
            }
        });
    }

    private interface Dispatch {
        void emit(List<Label> labels, Label otherwise);
    }

    /** Dispatches on a key to one of several numbered places, which print their number, or to the default. */
    private static void choose(CodeBuilder c, int key, Dispatch dispatch, int places) {
        List<Label> labels = IntStream.range(0, places).mapToObj(place -> c.newLabel()).toList();
        Label otherwise = c.newLabel();
        Label end = c.newLabel();
        c.loadConstant(key);
        dispatch.emit(labels, otherwise);
        for (int place = 0; place < places; place++) {
            c.labelBinding(labels.get(place));
            Show.say(c, "place " + place);
            c.goto_(end);
        }
        c.labelBinding(otherwise);
        Show.say(c, "default");
        c.labelBinding(end);
    }

    private static List<SwitchCase> cases(List<Label> labels, int... keys) {
        return IntStream.range(0, keys.length).mapToObj(place -> SwitchCase.of(keys[place], labels.get(place)))
                .toList();
    }

    private void tableSwitch(String name, int low, int... keys) {
        int high = low + 2;
        program(name, c -> {
            for (int key : keys) {
                choose(c, key, (labels, otherwise) -> c.tableswitch(low, high, otherwise,
                        cases(labels, low, low + 1, high)), 3);
            }
        });
    }

    private void tableSwitches() {
        int min = Integer.MIN_VALUE;
        int max = Integer.MAX_VALUE;
        tableSwitch("TableSwitchLowest", min, min, min + 1, min + 2, min + 3, max, 0, -1);
        tableSwitch("TableSwitchHighest", max - 2, max, max - 1, max - 2, max - 3, min, 0, -1);
        tableSwitch("TableSwitchAroundZero", -1, -2, -1, 0, 1, 2, min, max);
        program("TableSwitchWithGaps", c -> {
            // The missing keys of a table lead to its default.
            for (int key = -3; key < 9; key++) {
                choose(c, key, (labels, otherwise) -> c.tableswitch(-2, 7, otherwise, cases(labels, -2, 3, 7)), 3);
            }
        });
        program("TableSwitchDefaultOnly", c -> {
            for (int key : new int[] {4, 5, 6}) {
                choose(c, key, (labels, otherwise) -> c.tableswitch(5, 5, otherwise, List.of()), 0);
            }
        });
        program("TableSwitchOneTarget", c -> {
            for (int key : new int[] {-1, 0, 1, 2, 3}) {
                choose(c, key, (labels, otherwise) -> c.tableswitch(0, 2, otherwise,
                        List.of(SwitchCase.of(0, labels.get(0)), SwitchCase.of(1, labels.get(0)),
                                SwitchCase.of(2, labels.get(0)))), 1);
            }
        });
        program("TableSwitchBackwards", c -> {
            Label head = c.newLabel();
            Label end = c.newLabel();
            c.iconst_3().istore(1).labelBinding(head);
            c.iload(1);
            Show.show(c, CD_int);
            c.iinc(1, -1).iload(1).tableswitch(0, 2, end, List.of(SwitchCase.of(0, end), SwitchCase.of(1, head),
                    SwitchCase.of(2, head)));
            c.labelBinding(end);
        });
    }

    private void lookupSwitches() {
        int min = Integer.MIN_VALUE;
        int max = Integer.MAX_VALUE;
        program("LookupSwitchExtremes", c -> {
            for (int key : new int[] {min, min + 1, -1, 0, 1, max - 1, max}) {
                choose(c, key, (labels, otherwise) -> c.lookupswitch(otherwise, cases(labels, min, -1, 0, max)), 4);
            }
        });
        program("LookupSwitchEmpty", c -> {
            for (int key : new int[] {min, 0, max}) {
                choose(c, key, (labels, otherwise) -> c.lookupswitch(otherwise, List.of()), 0);
            }
        });
        program("LookupSwitchMany", c -> {
            int[] keys = IntStream.range(-50, 50).map(number -> number * 40_000_003).toArray();
            for (int key : new int[] {keys[0], keys[1], keys[49], keys[50], keys[99], 5, keys[17] + 1, max, min}) {
                choose(c, key, (labels, otherwise) -> c.lookupswitch(otherwise, cases(labels, keys)), keys.length);
            }
        });
        program("LookupSwitchToDefault", c -> {
            for (int key : new int[] {1, 2, 3}) {
                choose(c, key, (labels, otherwise) -> c.lookupswitch(otherwise,
                        List.of(SwitchCase.of(1, otherwise), SwitchCase.of(2, labels.get(0)))), 1);
            }
        });
        program("SwitchKeepsOperands", c -> {
            Label one = c.newLabel();
            Label otherwise = c.newLabel();
            c.loadConstant(9L).loadConstant("kept").iconst_1().lookupswitch(otherwise, List.of(SwitchCase.of(1, one)));
            c.labelBinding(one).labelBinding(otherwise);
            Show.show(c, CD_String, CD_long);
        });
    }
}
