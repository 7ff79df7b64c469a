import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.constant.ConstantDescs.*;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.util.function.Consumer;

/** Exception tables that no try statement leads to (JVMS §2.10, §4.7.3). */
final class ExceptionTables extends Family {
    private static final ClassDesc ARITHMETIC = ClassDesc.of("java.lang.ArithmeticException");
    private static final ClassDesc RUNTIME = ClassDesc.of("java.lang.RuntimeException");
    private static final ClassDesc EXCEPTION = ClassDesc.of("java.lang.Exception");

    ExceptionTables() {
        super("exceptions");
        rows();
        ranges();
        handlers();
        thrown();
    }

    private static CodeBuilder fail(CodeBuilder c) {
        return c.iconst_1().iconst_0().idiv().pop();
    }

    /** The handler names itself, shows what it caught, and ends the program. */
    private static void handler(CodeBuilder c, Label start, String name) {
        c.labelBinding(start);
        Show.show(c, CD_Object);
        Show.say(c, name);
        c.return_();
    }

    private Sketch whole(String name, Consumer<CodeBuilder> main) {
        return sketch(name).wholeMain(main);
    }

    private void rows() {
        // The first row that fits is taken, not the one that fits best.
        order("SuperclassRowFirst", RUNTIME, ARITHMETIC);
        order("SubclassRowFirst", ARITHMETIC, RUNTIME);
        order("UnrelatedRowFirst", ClassDesc.of("java.io.IOException"), EXCEPTION);
        order("SameRowTwice", ARITHMETIC, ARITHMETIC);
        order("AnyRowFirst", null, ARITHMETIC);
        order("AnyRowLast", ClassDesc.of("java.lang.Error"), null);
        whole("WideRangeRowFirst", c -> {
            // The row of the outer range comes first, so that the inner one is never used.
            Label outer = c.newBoundLabel();
            Show.say(c, "outer");
            Label inner = c.newBoundLabel();
            fail(c);
            Label innerEnd = c.newBoundLabel();
            c.nop();
            Label outerEnd = c.newBoundLabel();
            c.return_();
            Label first = c.newLabel();
            Label second = c.newLabel();
            handler(c, first, "outer handler");
            handler(c, second, "inner handler");
            c.exceptionCatch(outer, outerEnd, first, EXCEPTION).exceptionCatch(inner, innerEnd, second, ARITHMETIC);
        });
        whole("OneHandlerForTwoRanges", c -> {
            Label handler = c.newLabel();
            Label next = c.newLabel();
            c.iconst_0().istore(1);
            Label start = c.newBoundLabel();
            fail(c);
            Label end = c.newBoundLabel();
            c.labelBinding(next).iinc(1, 1);
            Label secondStart = c.newBoundLabel();
            c.aconst_null().athrow();
            Label secondEnd = c.newBoundLabel();
            c.labelBinding(handler);
            Show.show(c, CD_Object);
            c.iload(1).ifeq(next).return_();
            c.exceptionCatchAll(start, end, handler).exceptionCatchAll(secondStart, secondEnd, handler);
        });
    }

    private void order(String name, ClassDesc firstType, ClassDesc secondType) {
        whole(name, c -> {
            Label first = c.newLabel();
            Label second = c.newLabel();
            Label start = c.newBoundLabel();
            fail(c);
            Label end = c.newBoundLabel();
            c.return_();
            handler(c, first, "first");
            handler(c, second, "second");
            row(c, start, end, first, firstType);
            row(c, start, end, second, secondType);
        });
    }

    private static void row(CodeBuilder c, Label start, Label end, Label handler, ClassDesc type) {
        if (type == null) {
            c.exceptionCatchAll(start, end, handler);
        } else {
            c.exceptionCatch(start, end, handler, type);
        }
    }

    private void ranges() {
        whole("OverlappingRanges", c -> {
            // Two ranges of which neither contains the other; three failures, one in each part.
            Label first = c.newLabel();
            Label second = c.newLabel();
            Label[] next = {c.newLabel(), c.newLabel(), c.newLabel()};
            c.iconst_0().istore(1);
            Label a = c.newBoundLabel();
            fail(c);
            c.labelBinding(next[0]);
            Label b = c.newBoundLabel();
            fail(c);
            c.labelBinding(next[1]);
            Label aEnd = c.newBoundLabel();
            fail(c);
            c.labelBinding(next[2]);
            Label bEnd = c.newBoundLabel();
            c.return_();
            for (Label handler : new Label[] {first, second}) {
                c.labelBinding(handler);
                Show.show(c, CD_Object);
                Show.say(c, handler == first ? "first" : "second");
                c.iinc(1, 1).iload(1).tableswitch(1, 3, next[2], java.util.List.of(
                        java.lang.classfile.instruction.SwitchCase.of(1, next[0]),
                        java.lang.classfile.instruction.SwitchCase.of(2, next[1]),
                        java.lang.classfile.instruction.SwitchCase.of(3, next[2])));
            }
            c.exceptionCatch(a, aEnd, first, RUNTIME).exceptionCatch(b, bEnd, second, RUNTIME);
        });
        whole("RangeStartsMidExpression", c -> {
            Label handler = c.newLabel();
            c.iconst_1().iconst_0();
            Label start = c.newBoundLabel();
            c.idiv();
            Label end = c.newBoundLabel();
            c.pop().return_();
            handler(c, handler, "handler");
            c.exceptionCatch(start, end, handler, ARITHMETIC);
        });
        whole("RangeEndsBeforeInstruction", c -> {
            // The end of a range is not part of it.
            Label handler = c.newLabel();
            Label start = c.newBoundLabel();
            c.iconst_1().iconst_0();
            Label end = c.newBoundLabel();
            c.idiv().pop().return_();
            handler(c, handler, "never");
            c.exceptionCatch(start, end, handler, ARITHMETIC);
        });
        Sketch call = sketch("RangeEndsAfterCall");
        call.method(ACC_STATIC, "fail", "()V", c -> fail(c).return_());
        call.wholeMain(c -> {
            // A range of nothing but the call, which is left at the call's own place.
            Label handler = c.newLabel();
            Label start = c.newBoundLabel();
            c.invokestatic(call.self, "fail", MTD_void);
            Label end = c.newBoundLabel();
            c.return_();
            handler(c, handler, "handler");
            c.exceptionCatch(start, end, handler, ARITHMETIC);
        });
        Sketch after = sketch("RangeStartsAfterCall");
        after.method(ACC_STATIC, "fail", "()V", c -> fail(c).return_());
        after.wholeMain(c -> {
            Label handler = c.newLabel();
            c.invokestatic(after.self, "fail", MTD_void);
            Label start = c.newBoundLabel();
            c.nop().return_();
            Label end = c.newBoundLabel();
            handler(c, handler, "never");
            c.exceptionCatch(start, end, handler, ARITHMETIC);
        });
        whole("RangeToEndOfCode", c -> {
            Label start = c.newLabel();
            Label handler = c.newLabel();
            c.goto_(start);
            handler(c, handler, "handler");
            c.labelBinding(start).aconst_null().athrow();
            c.exceptionCatch(start, c.endLabel(), handler, CD_Throwable);
        });
        whole("RangeOfWholeMethod", c -> {
            // The handler is in its own range; it fails once more and is then done.
            Label handler = c.newLabel();
            c.iconst_0().istore(1);
            Label start = c.newBoundLabel();
            fail(c).return_();
            c.labelBinding(handler);
            Show.show(c, CD_Object);
            Label done = c.newLabel();
            c.iinc(1, 1).iload(1).iconst_3().if_icmpge(done);
            c.aconst_null().athrow().labelBinding(done).return_();
            c.exceptionCatch(start, c.endLabel(), handler, CD_Throwable);
        });
    }

    private void handlers() {
        whole("HandlerBeforeRange", c -> {
            Label start = c.newLabel();
            Label handler = c.newLabel();
            c.goto_(start);
            handler(c, handler, "handler");
            c.labelBinding(start);
            fail(c);
            Label end = c.newBoundLabel();
            c.return_();
            c.exceptionCatch(start, end, handler, ARITHMETIC);
        });
        whole("HandlerIsStartOfRange", c -> {
            // What is thrown becomes the operand of the very code that threw it, until it is an error.
            Label handler = c.newLabel();
            Label end = c.newLabel();
            c.iconst_0().istore(1).new_(RUNTIME).dup().loadConstant("first")
                    .invokespecial(RUNTIME, INIT_NAME, Show.type("(Ljava/lang/String;)V"));
            c.checkcast(CD_Throwable).labelBinding(handler);
            Show.show(c, CD_Object);
            Label done = c.newLabel();
            c.iinc(1, 1).iload(1).iconst_3().if_icmpgt(done);
            fail(c).labelBinding(end).labelBinding(done).return_();
            c.exceptionCatch(handler, end, handler, CD_Throwable);
        });
        whole("HandlerEnteredByFallingIn", c -> {
            Label handler = c.newLabel();
            Label done = c.newLabel();
            c.iconst_0().istore(1);
            Label start = c.newBoundLabel();
            c.new_(RUNTIME).dup().invokespecial(RUNTIME, INIT_NAME, MTD_void).checkcast(CD_Throwable);
            Label end = c.newBoundLabel();
            c.labelBinding(handler);
            Show.show(c, CD_Object);
            c.iinc(1, 1).iload(1).iconst_1().if_icmpgt(done);
            Label again = c.newBoundLabel();
            fail(c);
            Label againEnd = c.newBoundLabel();
            c.labelBinding(done).return_();
            c.exceptionCatch(start, end, handler, CD_Throwable).exceptionCatch(again, againEnd, handler, CD_Throwable);
        });
        whole("AnyHandlerRethrows", c -> {
            Label inner = c.newLabel();
            Label outer = c.newLabel();
            Label start = c.newBoundLabel();
            fail(c);
            Label end = c.newBoundLabel();
            c.return_().labelBinding(inner).astore(1);
            Show.say(c, "inner");
            c.aload(1).athrow();
            Label innerEnd = c.newBoundLabel();
            c.labelBinding(outer).astore(1);
            Show.say(c, "outer");
            c.aload(1).athrow();
            c.exceptionCatchAll(start, end, inner).exceptionCatchAll(inner, innerEnd, outer);
        });
        whole("OperandsAreDropped", c -> {
            Label handler = c.newLabel();
            Label start = c.newBoundLabel();
            c.loadConstant("dropped").loadConstant(1L).loadConstant(2.0);
            fail(c);
            Label end = c.newBoundLabel();
            c.pop2().pop2().pop().return_();
            handler(c, handler, "handler");
            c.exceptionCatch(start, end, handler, CD_Throwable);
        });
        whole("LocalsAsTheyWere", c -> {
            Label handler = c.newLabel();
            c.iconst_1().istore(1);
            Label start = c.newBoundLabel();
            c.iinc(1, 1).iload(1).iload(1).iconst_2().isub().idiv().istore(1).iinc(1, 10);
            Label end = c.newBoundLabel();
            c.return_();
            c.labelBinding(handler).pop().iload(1);
            Show.show(c, CD_int);
            c.return_();
            c.exceptionCatch(start, end, handler, CD_Throwable);
        });
        whole("HandlerLoops", c -> {
            // Each failure jumps back into the range with a smaller divisor.
            Label start = c.newLabel();
            Label handler = c.newLabel();
            c.bipush(-2).istore(1).labelBinding(start).iinc(1, 1);
            c.bipush(10).iload(1).idiv();
            Show.show(c, CD_int);
            Label end = c.newBoundLabel();
            c.iload(1).iconst_2().if_icmplt(start).return_();
            c.labelBinding(handler);
            Show.show(c, CD_Object);
            c.goto_(start);
            c.exceptionCatch(start, end, handler, ARITHMETIC);
        });
    }

    private void thrown() {
        whole("ThrowNull", c -> c.aconst_null().athrow());
        whole("ThrowNullLocal", c -> c.aconst_null().astore(1).aload(1).checkcast(CD_Throwable).athrow());
        whole("CatchThrownNull", c -> {
            Label handler = c.newLabel();
            Label start = c.newBoundLabel();
            c.aconst_null().athrow();
            Label end = c.newBoundLabel();
            handler(c, handler, "handler");
            c.exceptionCatch(start, end, handler, ClassDesc.of("java.lang.NullPointerException"));
        });
        whole("ThrowUndeclared", c -> {
            ClassDesc io = ClassDesc.of("java.io.IOException");
            c.new_(io).dup().loadConstant("undeclared").invokespecial(io, INIT_NAME, Show.type("(Ljava/lang/String;)V"))
                    .athrow();
        });
        Sketch own = sketch("ThrowOwnThrowable");
        Sketch throwable = own.nested("Oddity").extending(CD_Throwable).constructor();
        throwable.method(ACC_PUBLIC, "toString", "()Ljava/lang/String;", c -> c.loadConstant("an oddity").areturn());
        own.wholeMain(c -> c.new_(throwable.self).dup().invokespecial(throwable.self, INIT_NAME, MTD_void).athrow());
        whole("ThrowSameTwice", c -> {
            // The trace is that of the place where the exception was made.
            Label handler = c.newLabel();
            c.lineNumber(1).new_(RUNTIME).dup().invokespecial(RUNTIME, INIT_NAME, MTD_void).astore(1);
            Label start = c.newBoundLabel();
            c.lineNumber(2).aload(1).athrow();
            Label end = c.newBoundLabel();
            c.labelBinding(handler).lineNumber(3).athrow();
            c.exceptionCatch(start, end, handler, RUNTIME);
        });
        Sketch initializer = sketch("ThrowInInitializer");
        Sketch broken = initializer.nested("Broken").field(ACC_STATIC, "value", CD_int);
        broken.method(ACC_STATIC, "<clinit>", "()V", c -> fail(c).return_());
        initializer.main(c -> {
            for (int attempt = 0; attempt < 2; attempt++) {
                Show.attempt(c, body -> {
                    body.getstatic(broken.self, "value", CD_int);
                    Show.show(body, CD_int);
                });
            }
            c.getstatic(broken.self, "value", CD_int).pop();
        });
    }
}
