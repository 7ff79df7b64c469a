import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_float;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.constant.ClassDesc;
import java.util.function.Consumer;

/** Local variables: wide forms, numbers that need them, and variables that share a place. */
final class LocalForms extends Family {
    LocalForms() {
        super("locals");
        wide("WideInt", CD_int, c -> c.loadConstant(-7), Opcode.ISTORE_W, Opcode.ILOAD_W);
        wide("WideLong", CD_long, c -> c.loadConstant(Long.MIN_VALUE), Opcode.LSTORE_W, Opcode.LLOAD_W);
        wide("WideFloat", CD_float, c -> c.loadConstant(-0.0f), Opcode.FSTORE_W, Opcode.FLOAD_W);
        wide("WideDouble", CD_double, c -> c.loadConstant(Double.MIN_VALUE), Opcode.DSTORE_W, Opcode.DLOAD_W);
        wide("WideReference", CD_String, c -> c.loadConstant("text"), Opcode.ASTORE_W, Opcode.ALOAD_W);
        increments();
        sharing();
        parameters();
        program("LastLocals", c -> {
            c.loadConstant(2.5).dstore(65533);
            c.loadConstant(3).istore(65532);
            c.iinc(65532, 1);
            c.dload(65533);
            Show.show(c, CD_double);
            c.iload(65532);
            Show.show(c, CD_int);
        });
        program("EveryShortForm", c -> {
            for (int local = 0; local < 4; local++) {
                c.loadConstant(local * 3).istore(local).iload(local);
                Show.show(c, CD_int);
                c.loadConstant(local * 5L).lstore(local).lload(local);
                Show.show(c, CD_long);
                c.loadConstant(local * 7f).fstore(local).fload(local);
                Show.show(c, CD_float);
                c.loadConstant(local * 9.0).dstore(local).dload(local);
                Show.show(c, CD_double);
                c.loadConstant("local " + local).astore(local).aload(local);
                Show.show(c, CD_String);
            }
        });
    }

    /** Wide forms where they are needed and where the short one would do. */
    private void wide(String name, ClassDesc type, Consumer<CodeBuilder> push, Opcode store, Opcode load) {
        program(name, c -> {
            for (int local : new int[] {1, 255, 256, 1000}) {
                push.accept(c);
                c.with(StoreInstruction.of(store, local)).with(LoadInstruction.of(load, local));
                Show.show(c, type);
            }
        });
    }

    private void increments() {
        program("IincFarLocal", c -> {
            c.iconst_5().istore(300);
            c.iinc(300, 1).iinc(300, -128).iload(300);
            Show.show(c, CD_int);
        });
        program("IincLargeDelta", c -> {
            c.iconst_0().istore(1);
            for (int delta : new int[] {127, -128, 128, -129, 32767, -32768, 255, 256, 0}) {
                c.iinc(1, delta).iload(1);
                Show.show(c, CD_int);
            }
        });
        program("IincOverflow", c -> {
            c.loadConstant(Integer.MAX_VALUE).istore(1);
            c.iinc(1, 1).iload(1);
            Show.show(c, CD_int);
            c.iinc(1, -32768).iload(1);
            Show.show(c, CD_int);
        });
        program("IincOfCharacter", c -> {
            // A narrow parameter is an int as soon as it is a local variable.
            c.loadConstant(65535).istore(1);
            c.iinc(1, 1).iload(1);
            Show.show(c, CD_int);
        });
    }

    private void sharing() {
        program("LocalChangesType", c -> {
            c.iconst_3().istore(1).iload(1);
            Show.show(c, CD_int);
            c.loadConstant("three").astore(1).aload(1);
            Show.show(c, CD_String);
            c.loadConstant(3.0).dstore(1).dload(1);
            Show.show(c, CD_double);
            c.loadConstant(3f).fstore(2).fload(2);
            Show.show(c, CD_float);
        });
        program("LongOverwritesNeighbours", c -> {
            c.iconst_1().istore(1).iconst_2().istore(2).iconst_3().istore(3).iconst_4().istore(4);
            c.loadConstant(-5L).lstore(2);
            c.iload(1);
            Show.show(c, CD_int);
            c.lload(2);
            Show.show(c, CD_long);
            c.iload(4);
            Show.show(c, CD_int);
            c.loadConstant(-6L).lstore(3).lload(3);
            Show.show(c, CD_long);
            c.iconst_5().istore(2).iload(2).iload(1).iadd();
            Show.show(c, CD_int);
        });
        program("StoreAcrossBranch", c -> {
            // The variable holds different types on the two ways and is not read where they meet.
            var otherwise = c.newLabel();
            var end = c.newLabel();
            c.aload(0).arraylength().ifne(otherwise);
            c.loadConstant(8L).lstore(1).lload(1);
            Show.show(c, CD_long);
            c.goto_(end).labelBinding(otherwise);
            c.loadConstant("never").astore(1);
            c.labelBinding(end);
            c.iconst_2().istore(1).iload(1);
            Show.show(c, CD_int);
        });
    }

    private void parameters() {
        Sketch mixed = sketch("MixedParameters");
        String descriptor = "(IJLjava/lang/String;DFJI)V";
        mixed.method(ACC_STATIC, "mixed", descriptor, c -> {
            c.iload(0).lload(1).aload(3).dload(4).fload(6).lload(7).iload(9);
            Show.show(c, CD_int, CD_long, CD_float, CD_double, CD_String, CD_long, CD_int);
            c.return_();
        });
        mixed.main(c -> c.iconst_1().loadConstant(2L).loadConstant("three").loadConstant(4.0).loadConstant(5f)
                .loadConstant(6L).bipush(7).invokestatic(mixed.self, "mixed", Show.type(descriptor)));
        Sketch assigned = sketch("AssignedParameters");
        assigned.method(ACC_STATIC, "assigned", "(JI)J", c -> c
                .lload(0).iload(2).i2l().ladd().lstore(1)
                .loadConstant(100).istore(0)
                .lload(1).iload(0).i2l().ladd().lreturn());
        assigned.main(c -> {
            c.loadConstant(1L << 35).bipush(9).invokestatic(assigned.self, "assigned", Show.type("(JI)J"));
            Show.show(c, CD_long);
        });
    }
}
