import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_float;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.StackInstruction;
import java.lang.constant.ClassDesc;
import java.util.List;
import java.util.stream.Stream;

/** Instructions that rearrange the operand stack, in every form that JVMS §6.5 lists and with every kind of operand. */
final class StackForms extends Family {
    private static final List<ClassDesc> ONE_WORD = List.of(CD_int, CD_float, CD_String);
    private static final List<ClassDesc> TWO_WORDS = List.of(CD_long, CD_double);

    StackForms() {
        super("stack");
        // The operands before, by their width in words, and after, by their place before. The topmost is the last.
        form("Pop", Opcode.POP, "1", "");
        form("Pop2Form1", Opcode.POP2, "11", "");
        form("Pop2Form2", Opcode.POP2, "2", "");
        form("Dup", Opcode.DUP, "1", "00");
        form("DupX1", Opcode.DUP_X1, "11", "101");
        form("DupX2Form1", Opcode.DUP_X2, "111", "2012");
        form("DupX2Form2", Opcode.DUP_X2, "21", "101");
        form("Dup2Form1", Opcode.DUP2, "11", "0101");
        form("Dup2Form2", Opcode.DUP2, "2", "00");
        form("Dup2X1Form1", Opcode.DUP2_X1, "111", "12012");
        form("Dup2X1Form2", Opcode.DUP2_X1, "12", "101");
        form("Dup2X2Form1", Opcode.DUP2_X2, "1111", "230123");
        form("Dup2X2Form2", Opcode.DUP2_X2, "112", "2012");
        form("Dup2X2Form3", Opcode.DUP2_X2, "211", "12012");
        form("Dup2X2Form4", Opcode.DUP2_X2, "22", "101");
        form("Swap", Opcode.SWAP, "11", "10");
        program("SwapNull", c -> {
            c.aconst_null().loadConstant("text").swap();
            Show.show(c, CD_String, CD_String);
        });
        program("Nop", c -> {
            c.nop().iconst_1().nop().nop().iconst_2().nop().iadd().nop();
            Show.show(c, CD_int);
            c.nop();
        });
        program("LongThroughDup2X2", c -> {
            // The two words of a long are not two operands: halves must never be told apart.
            c.loadConstant(0x0123456789abcdefL).loadConstant(-1L).dup2_x2().ladd();
            Show.show(c, CD_long, CD_long);
        });
        program("RotateThree", c -> {
            c.iconst_1().iconst_2().iconst_3().dup_x2().pop();
            Show.show(c, CD_int, CD_int, CD_int);
        });
        program("SwapLongs", c -> {
            c.loadConstant(1L << 40).loadConstant(2L << 40).dup2_x2().pop2();
            Show.show(c, CD_long, CD_long);
        });
        program("PopArguments", c -> {
            // What a call pushes or takes is not always what the next instruction wants.
            c.loadConstant("text").iconst_1().loadConstant(2.5).pop2().pop();
            Show.show(c, CD_String);
        });
    }

    private void form(String name, Opcode opcode, String before, String after) {
        program(name, c -> {
            for (List<ClassDesc> types : choices(before)) {
                c.loadConstant("bottom");
                for (int place = 0; place < types.size(); place++) {
                    push(c, types.get(place), place);
                }
                c.with(StackInstruction.of(opcode));
                for (char place : new StringBuilder(after).reverse().toString().toCharArray()) {
                    Show.show(c, types.get(place - '0'));
                }
                Show.show(c, CD_String);
            }
        });
    }

    /** Every choice of types for operands of the widths given. */
    private static List<List<ClassDesc>> choices(String widths) {
        List<List<ClassDesc>> choices = List.of(List.of());
        for (char width : widths.toCharArray()) {
            List<ClassDesc> types = width == '1' ? ONE_WORD : TWO_WORDS;
            choices = choices.stream().flatMap(choice -> types.stream().map(type -> plus(choice, type))).toList();
        }
        return choices;
    }

    private static List<ClassDesc> plus(List<ClassDesc> types, ClassDesc type) {
        return Stream.concat(types.stream(), Stream.of(type)).toList();
    }

    private static void push(CodeBuilder c, ClassDesc type, int place) {
        switch (type.descriptorString()) {
            case "I" -> c.loadConstant(100 + place);
            case "F" -> c.loadConstant(0.5f + place);
            case "J" -> c.loadConstant((1L << 33) + place);
            case "D" -> c.loadConstant(1e9 + place);
            default -> c.loadConstant("operand " + place);
        }
    }
}
