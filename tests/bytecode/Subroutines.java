import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.classfile.ClassFile.JAVA_1_VERSION;
import static java.lang.classfile.ClassFile.JAVA_5_VERSION;
import static java.lang.classfile.ClassFile.JAVA_6_VERSION;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_Throwable;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.DiscontinuedInstruction.JsrInstruction;
import java.lang.classfile.instruction.DiscontinuedInstruction.RetInstruction;
import java.util.function.Consumer;

/** The subroutines of old class files: {@code jsr} and {@code ret} (JVMS §4.10.2.5). */
final class Subroutines extends Family {
    Subroutines() {
        super("subroutines");
        calls();
        nesting();
        withExceptions();
    }

    private Sketch old(String name, Consumer<CodeBuilder> main) {
        return sketch(name).version(JAVA_5_VERSION).wholeMain(main);
    }

    private static CodeBuilder jsr(CodeBuilder c, Label subroutine) {
        return c.with(JsrInstruction.of(subroutine));
    }

    private static CodeBuilder ret(CodeBuilder c, int local) {
        return c.with(RetInstruction.of(local));
    }

    private static void subroutine(CodeBuilder c, Label start, int local, String text) {
        c.labelBinding(start).astore(local);
        Show.say(c, text);
        ret(c, local);
    }

    private void calls() {
        old("Jsr", c -> {
            Label subroutine = c.newLabel();
            Show.say(c, "before");
            jsr(c, subroutine);
            Show.say(c, "after");
            c.return_();
            subroutine(c, subroutine, 1, "subroutine");
        });
        old("JsrTwice", c -> {
            Label subroutine = c.newLabel();
            jsr(c, subroutine);
            Show.say(c, "between");
            jsr(c, subroutine);
            c.return_();
            subroutine(c, subroutine, 1, "subroutine");
        });
        old("JsrBackwards", c -> {
            Label subroutine = c.newLabel();
            Label start = c.newLabel();
            c.goto_(start);
            subroutine(c, subroutine, 1, "subroutine");
            c.labelBinding(start);
            jsr(c, subroutine);
            c.return_();
        });
        old("JsrW", c -> {
            Label subroutine = c.newLabel();
            c.with(JsrInstruction.of(Opcode.JSR_W, subroutine));
            Show.say(c, "after");
            c.with(JsrInstruction.of(Opcode.JSR_W, subroutine)).return_();
            subroutine(c, subroutine, 1, "subroutine");
        });
        old("WideRet", c -> {
            Label low = c.newLabel();
            Label high = c.newLabel();
            jsr(c, low);
            jsr(c, high);
            c.return_();
            c.labelBinding(low).astore(2);
            Show.say(c, "low");
            c.with(RetInstruction.of(Opcode.RET_W, 2));
            subroutine(c, high, 400, "high");
        });
        old("JsrInLoop", c -> {
            Label subroutine = c.newLabel();
            Label head = c.newLabel();
            Label end = c.newLabel();
            c.iconst_3().istore(1).labelBinding(head).iload(1).ifeq(end);
            jsr(c, subroutine).iinc(1, -1).goto_(head);
            c.labelBinding(end).return_();
            c.labelBinding(subroutine).astore(2).iload(1);
            Show.show(c, CD_int);
            ret(c, 2);
        });
        old("OperandsBelowReturnAddress", c -> {
            Label subroutine = c.newLabel();
            c.loadConstant("kept").iconst_5();
            jsr(c, subroutine);
            Show.show(c, CD_int, CD_String);
            c.return_();
            c.labelBinding(subroutine).astore(1).iconst_2().imul();
            ret(c, 1);
        });
        old("SubroutineLeavesOperand", c -> {
            Label subroutine = c.newLabel();
            jsr(c, subroutine);
            Show.show(c, CD_long);
            c.return_();
            c.labelBinding(subroutine).astore(1).loadConstant(1L << 40);
            ret(c, 1);
        });
        old("LocalsAcrossSubroutine", c -> {
            // The subroutine does not touch the variable, which has another type at each of its calls.
            Label subroutine = c.newLabel();
            c.iconst_4().istore(1);
            jsr(c, subroutine).iload(1);
            Show.show(c, CD_int);
            c.loadConstant("text").astore(1);
            jsr(c, subroutine).aload(1);
            Show.show(c, CD_String);
            c.loadConstant(2.5).dstore(1);
            jsr(c, subroutine).dload(1);
            Show.show(c, CD_double);
            c.return_();
            subroutine(c, subroutine, 3, "subroutine");
        });
        old("SubroutineNeverReturns", c -> {
            Label subroutine = c.newLabel();
            jsr(c, subroutine);
            Show.say(c, "never");
            c.return_();
            c.labelBinding(subroutine).pop();
            Show.say(c, "subroutine");
            c.return_();
        });
        old("BranchesInSubroutine", c -> {
            Label subroutine = c.newLabel();
            Label otherwise = c.newLabel();
            Label end = c.newLabel();
            c.iconst_0().istore(1);
            jsr(c, subroutine).iconst_1().istore(1);
            jsr(c, subroutine).return_();
            c.labelBinding(subroutine).astore(2).iload(1).ifeq(otherwise);
            Show.say(c, "not zero");
            c.goto_(end).labelBinding(otherwise);
            Show.say(c, "zero");
            c.labelBinding(end);
            ret(c, 2);
        });
        sketch("JsrOfVersion45").version(JAVA_1_VERSION, 3).wholeMain(c -> {
            Label subroutine = c.newLabel();
            jsr(c, subroutine).return_();
            subroutine(c, subroutine, 1, "subroutine");
        });
        // Code without stack maps in a class file of Java 6 is left to the old verifier.
        sketch("JsrOfVersion50").version(JAVA_6_VERSION).withoutStackMaps().wholeMain(c -> {
            Label subroutine = c.newLabel();
            jsr(c, subroutine).return_();
            subroutine(c, subroutine, 1, "subroutine");
        });
    }

    private void nesting() {
        old("NestedSubroutines", c -> {
            Label outer = c.newLabel();
            Label inner = c.newLabel();
            jsr(c, outer);
            Show.say(c, "between");
            jsr(c, outer).return_();
            c.labelBinding(outer).astore(1);
            Show.say(c, "outer begins");
            jsr(c, inner);
            Show.say(c, "outer ends");
            ret(c, 1);
            subroutine(c, inner, 2, "inner");
        });
        old("ReturnsPastCaller", c -> {
            // The inner subroutine returns for the outer one (JVMS §4.10.2.5 allows to skip levels).
            Label outer = c.newLabel();
            Label inner = c.newLabel();
            jsr(c, outer);
            Show.say(c, "after");
            c.return_();
            c.labelBinding(outer).astore(1);
            jsr(c, inner);
            Show.say(c, "never");
            ret(c, 1);
            c.labelBinding(inner).astore(2);
            Show.say(c, "inner");
            ret(c, 1);
        });
        old("ThreeLevels", c -> {
            Label[] levels = {c.newLabel(), c.newLabel(), c.newLabel()};
            jsr(c, levels[0]).return_();
            for (int level = 0; level < 3; level++) {
                c.labelBinding(levels[level]).astore(1 + level);
                Show.say(c, "level " + level);
                if (level < 2) {
                    jsr(c, levels[level + 1]);
                    jsr(c, levels[level + 1]);
                }
                ret(c, 1 + level);
            }
        });
    }

    private void withExceptions() {
        Sketch compiled = sketch("FinallyAsJavac1");
        // What old compilers made of try, catch and finally.
        compiled.version(JAVA_5_VERSION).method(ACC_STATIC, "divide", "(I)I", c -> {
            Label start = c.newLabel();
            Label end = c.newLabel();
            Label any = c.newLabel();
            Label last = c.newLabel();
            c.labelBinding(start).bipush(100).iload(0).idiv().istore(1);
            jsr(c, last).iload(1).ireturn().labelBinding(end);
            c.labelBinding(any).astore(2);
            jsr(c, last).aload(2).athrow();
            c.labelBinding(last).astore(3);
            Show.say(c, "finally");
            ret(c, 3);
            c.exceptionCatchAll(start, end, any);
        });
        compiled.main(c -> {
            for (int divisor : new int[] {7, 0}) {
                Show.attempt(c, body -> {
                    body.loadConstant(divisor).invokestatic(compiled.self, "divide", Show.type("(I)I"));
                    Show.show(body, CD_int);
                });
            }
        });
        old("ThrowsOutOfSubroutine", c -> {
            Label subroutine = c.newLabel();
            Label start = c.newLabel();
            Label end = c.newLabel();
            Label handler = c.newLabel();
            c.labelBinding(start);
            jsr(c, subroutine).return_();
            c.labelBinding(subroutine).astore(1).iconst_1().iconst_0().idiv().pop();
            ret(c, 1);
            c.labelBinding(end).labelBinding(handler);
            Show.show(c, CD_Object);
            c.return_();
            c.exceptionCatch(start, end, handler, CD_Throwable);
        });
        old("CatchesInSubroutine", c -> {
            Label subroutine = c.newLabel();
            Label start = c.newLabel();
            Label end = c.newLabel();
            Label handler = c.newLabel();
            Label done = c.newLabel();
            jsr(c, subroutine);
            Show.say(c, "after");
            jsr(c, subroutine).return_();
            c.labelBinding(subroutine).astore(1);
            c.labelBinding(start).iconst_1().iconst_0().irem().pop().labelBinding(end).goto_(done);
            c.labelBinding(handler);
            Show.show(c, CD_Object);
            c.labelBinding(done);
            ret(c, 1);
            c.exceptionCatch(start, end, handler, CD_Throwable);
        });
        old("UncaughtInSubroutine", c -> {
            Label subroutine = c.newLabel();
            c.lineNumber(10);
            jsr(c, subroutine);
            c.lineNumber(11).return_();
            c.labelBinding(subroutine).lineNumber(20).astore(1);
            c.lineNumber(21).aconst_null().arraylength().pop();
            ret(c, 1);
        });
        old("NullMessageAfterSubroutine", c -> {
            Label subroutine = c.newLabel();
            c.aconst_null().astore(1);
            jsr(c, subroutine);
            c.aload(1).checkcast(CD_String).invokevirtual(CD_String, "length", Show.type("()I")).pop().return_();
            c.labelBinding(subroutine).astore(2);
            ret(c, 2);
        });
    }
}
