import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.constant.ConstantDescs.*;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.util.List;

/** Methods, stacks and pools as large as the format allows. */
final class Sizes extends Family {
    Sizes() {
        super("sizes");
        methods();
        stacks();
        pools();
    }

    private static void nops(CodeBuilder c, int count) {
        for (int nop = 0; nop < count; nop++) {
            c.nop();
        }
    }

    private void methods() {
        program("LongGoto", c -> {
            Label far = c.newLabel();
            Label back = c.newLabel();
            Label end = c.newLabel();
            c.with(BranchInstruction.of(Opcode.GOTO_W, far)).labelBinding(back);
            Show.say(c, "back");
            c.with(BranchInstruction.of(Opcode.GOTO_W, end));
            nops(c, 40_000);
            c.labelBinding(far);
            Show.say(c, "far");
            c.with(BranchInstruction.of(Opcode.GOTO_W, back)).labelBinding(end);
            Show.say(c, "end");
        });
        program("LongConditional", c -> {
            // The writer turns the branch around and puts a long jump behind it.
            Label far = c.newLabel();
            Label end = c.newLabel();
            c.aload(0).arraylength().ifeq(far);
            nops(c, 40_000);
            Show.say(c, "near");
            c.goto_(end).labelBinding(far);
            Show.say(c, "far");
            c.labelBinding(end);
        });
        program("LongestShortBranches", c -> {
            Label far = c.newLabel();
            Label back = c.newLabel();
            Label end = c.newLabel();
            c.goto_(far);
            c.labelBinding(back).goto_(end);
            nops(c, 32_767 - 6);
            c.labelBinding(far).nop();
            c.goto_(back).labelBinding(end);
            Show.say(c, "end");
        });
        program("LongSwitch", c -> {
            Label far = c.newLabel();
            Label near = c.newLabel();
            Label end = c.newLabel();
            c.iconst_0().istore(1);
            Label head = c.newBoundLabel();
            c.iload(1).tableswitch(0, 1, end, List.of(SwitchCase.of(0, near), SwitchCase.of(1, far)));
            c.labelBinding(near);
            Show.say(c, "near");
            c.iinc(1, 1).goto_(head);
            nops(c, 50_000);
            c.labelBinding(far);
            Show.say(c, "far");
            c.iinc(1, 1).iload(1).lookupswitch(end, List.of(SwitchCase.of(2, head)));
            c.labelBinding(end);
        });
        sketch("LargestMethod").wholeMain(c -> {
            nops(c, 65_535 - 2);
            c.aconst_null().athrow();
        });
        sketch("FarHandler").wholeMain(c -> {
            Label start = c.newBoundLabel();
            nops(c, 60_000);
            c.lineNumber(77).iconst_1().iconst_0().idiv().pop();
            Label end = c.newBoundLabel();
            c.return_();
            Label handler = c.newBoundLabel();
            Show.show(c, CD_Object);
            c.lineNumber(78).aconst_null().athrow();
            c.exceptionCatch(start, end, handler, CD_Throwable);
        });
        sketch("LineOfFarInstruction").wholeMain(c -> {
            for (int line = 1; line <= 20_000; line++) {
                c.lineNumber(line).nop();
            }
            c.aconst_null().athrow();
        });
    }

    private void stacks() {
        program("DeepStackOfInts", c -> {
            for (int depth = 0; depth < 20_000; depth++) {
                c.iconst_1();
            }
            for (int depth = 1; depth < 20_000; depth++) {
                c.iadd();
            }
            Show.show(c, CD_int);
        });
        program("DeepStackOfLongs", c -> {
            for (int depth = 0; depth < 20_000; depth++) {
                c.lconst_1();
            }
            for (int depth = 1; depth < 20_000; depth++) {
                c.ladd();
            }
            Show.show(c, CD_long);
        });
        program("DeepestStack", c -> {
            // The copies are never used again.
            c.lconst_1();
            for (int depth = 0; depth < 32_000; depth++) {
                c.dup2();
            }
            Show.show(c, CD_long);
        });
        Sketch calls = sketch("DeepStackUnderCalls");
        calls.method(ACC_STATIC, "count", "(I)I", c -> {
            Label end = c.newLabel();
            for (int depth = 0; depth < 200; depth++) {
                c.iload(0);
            }
            c.iload(0).ifeq(end);
            c.iload(0).iconst_1().isub().invokestatic(calls.self, "count", Show.type("(I)I")).pop();
            c.labelBinding(end);
            for (int depth = 1; depth < 200; depth++) {
                c.iadd();
            }
            c.ireturn();
        });
        calls.main(c -> {
            c.bipush(100).invokestatic(calls.self, "count", Show.type("(I)I"));
            Show.show(c, CD_int);
        });
        Sketch frames = sketch("LargeFrames");
        frames.method(ACC_STATIC, "count", "(I)I", c -> {
            Label end = c.newLabel();
            c.iload(0).istore(5000).iload(0).ifeq(end);
            c.iload(0).iconst_1().isub().invokestatic(frames.self, "count", Show.type("(I)I")).pop();
            c.labelBinding(end).iload(5000).ireturn();
        });
        frames.main(c -> {
            c.bipush(10).invokestatic(frames.self, "count", Show.type("(I)I"));
            Show.show(c, CD_int);
        });
    }

    private void pools() {
        Sketch methods = sketch("ManyMethods");
        for (int number = 0; number < 3000; number++) {
            int result = number;
            methods.method(ACC_STATIC, "m" + number, "()I", c -> c.loadConstant(result).ireturn());
        }
        methods.main(c -> {
            for (int number : new int[] {0, 255, 256, 2999}) {
                c.invokestatic(methods.self, "m" + number, Show.type("()I"));
                Show.show(c, CD_int);
            }
        });
        Sketch fields = sketch("ManyFields").constructor();
        for (int number = 0; number < 3000; number++) {
            fields.field(0, "f" + number, number % 2 == 0 ? CD_int : CD_long);
        }
        fields.main(c -> {
            c.new_(fields.self).dup().invokespecial(fields.self, INIT_NAME, MTD_void).astore(1);
            c.aload(1).bipush(6).putfield(fields.self, "f2998", CD_int);
            c.aload(1).loadConstant(7L).putfield(fields.self, "f2999", CD_long);
            c.aload(1).getfield(fields.self, "f2998", CD_int).aload(1).getfield(fields.self, "f2999", CD_long);
            c.aload(1).getfield(fields.self, "f0", CD_int);
            Show.show(c, CD_int, CD_long, CD_int);
        });
        sketch("LargestPool").part(builder -> {
            for (int number = 0; number < 65_400; number++) {
                builder.constantPool().intEntry(number + 100_000);
            }
        }).main(c -> {
            c.loadConstant(165_399).loadConstant("last");
            Show.show(c, CD_String, CD_int);
        });
        Sketch heir = sketch("LongNames");
        String name = "n".repeat(60_000);
        heir.method(ACC_STATIC, name, "()I", c -> c.iconst_3().ireturn());
        heir.main(c -> {
            c.invokestatic(heir.self, name, Show.type("()I"));
            Show.show(c, CD_int);
        });
        Sketch ancestor = sketch("DeepInheritance");
        Sketch parent = ancestor.nested("Level0").constructor().method(0, "level", "()I", c -> c.iconst_0().ireturn());
        for (int level = 1; level <= 40; level++) {
            int number = level;
            Sketch child = ancestor.nested("Level" + level).extending(parent.self).constructor();
            if (level % 10 == 0) {
                child.method(0, "level", "()I", c -> c.loadConstant(number).ireturn());
            }
            parent = child;
        }
        ClassDesc last = parent.self;
        ancestor.main(c -> {
            c.new_(last).dup().invokespecial(last, INIT_NAME, MTD_void);
            c.invokevirtual(ClassDesc.of("sizes.DeepInheritance$Level7"), "level", Show.type("()I"));
            Show.show(c, CD_int);
        });
    }
}
