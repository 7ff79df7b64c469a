import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.classfile.ClassFile.ACC_SYNCHRONIZED;
import static java.lang.constant.ConstantDescs.*;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.util.function.Consumer;

/**
 * Monitors entered and left in ways that no synchronized statement leads to. HotSpot's interpreter enforces structured
 * locking (JVMS §2.11.10), and its compilers leave such methods to it.
 */
final class Monitors extends Family {
    Monitors() {
        super("monitors");
        balanced();
        unbalanced();
        methods();
    }

    /** Whether the monitor of the object in a local variable is held. */
    private static void holds(CodeBuilder c, int local) {
        c.aload(local).invokestatic(ClassDesc.of("java.lang.Thread"), "holdsLock", Show.type("(Ljava/lang/Object;)Z"));
        Show.show(c, CD_boolean);
    }

    private static CodeBuilder object(CodeBuilder c) {
        return c.new_(CD_Object).dup().invokespecial(CD_Object, INIT_NAME, MTD_void);
    }

    /** A program whose method gets an object, on whose monitor it does what the body says. */
    private void locking(String name, Consumer<CodeBuilder> body) {
        locking(name, ACC_STATIC, body);
    }

    private void locking(String name, int flags, Consumer<CodeBuilder> body) {
        Sketch sketch = sketch(name).method(flags, "locking", "(Ljava/lang/Object;)V", body);
        sketch.main(c -> {
            object(c).astore(1);
            Show.attempt(c, attempt -> attempt.aload(1).invokestatic(sketch.self, "locking",
                    Show.type("(Ljava/lang/Object;)V")));
            holds(c, 1);
            c.aload(1).invokestatic(sketch.self, "locking", Show.type("(Ljava/lang/Object;)V"));
        });
    }

    private void balanced() {
        locking("EnterTwice", c -> {
            c.aload(0).monitorenter().aload(0).monitorenter().aload(0).monitorexit();
            holds(c, 0);
            c.aload(0).monitorexit();
            holds(c, 0);
            c.return_();
        });
        program("NotNested", c -> {
            object(c).astore(1);
            object(c).astore(2);
            c.aload(1).monitorenter().aload(2).monitorenter().aload(1).monitorexit();
            holds(c, 1);
            holds(c, 2);
            c.aload(2).monitorexit();
            holds(c, 2);
        });
        program("LockInLoop", c -> {
            Label head = c.newLabel();
            Label end = c.newLabel();
            object(c).astore(1);
            c.iconst_3().istore(2).labelBinding(head).iload(2).ifeq(end);
            c.aload(1).monitorenter().iinc(2, -1).aload(1).monitorexit().goto_(head);
            c.labelBinding(end);
            holds(c, 1);
        });
        program("ManyMonitors", c -> {
            for (int local = 1; local <= 20; local++) {
                object(c).astore(local).aload(local).monitorenter();
            }
            for (int local = 1; local <= 20; local++) {
                c.aload(local).monitorexit();
            }
            holds(c, 10);
        });
        program("LockArraysAndClasses", c -> {
            c.iconst_1().newarray(java.lang.classfile.TypeKind.INT).astore(1).aload(1).monitorenter();
            c.loadConstant(CD_String).astore(2).aload(2).monitorenter();
            c.loadConstant("constant").astore(3).aload(3).monitorenter();
            for (int local = 1; local <= 3; local++) {
                holds(c, local);
                c.aload(local).monitorexit();
            }
        });
        program("EnterNull", c -> c.aconst_null().monitorenter());
        program("ExitNull", c -> c.aconst_null().monitorexit());
    }

    private void unbalanced() {
        locking("ExitWithoutEnter", c -> c.aload(0).monitorexit().return_());
        locking("ExitTwice", c -> c.aload(0).monitorenter().aload(0).monitorexit().aload(0).monitorexit().return_());
        locking("ReturnWithoutExit", c -> c.aload(0).monitorenter().return_());
        locking("ReturnWithTwo", c -> c.aload(0).monitorenter().loadConstant("other").monitorenter().return_());
        locking("EnterTwiceExitOnce", c -> c.aload(0).monitorenter().aload(0).monitorenter().aload(0).monitorexit()
                .return_());
        locking("ThrowWithoutExit", c -> c.aload(0).monitorenter().iconst_1().iconst_0().idiv().pop().return_());
        locking("CatchOwnImbalance", c -> {
            // The failing exit is an instruction like any other and can be caught.
            Show.attempt(c, body -> body.aload(0).monitorexit());
            c.return_();
        });
        locking("ReturnInsideRange", c -> {
            // The failure of the return itself is caught by the range it is in, with the monitors left by then.
            Label start = c.newBoundLabel();
            c.aload(0).monitorenter().return_();
            Label end = c.newBoundLabel();
            Show.show(c, CD_Object);
            holds(c, 0);
            c.return_();
            c.exceptionCatch(start, end, end, CD_Throwable);
        });
        Sketch across = sketch("ExitInCallee");
        across.method(ACC_STATIC, "exit", "(Ljava/lang/Object;)V", c -> c.aload(0).monitorexit().return_());
        across.main(c -> {
            object(c).astore(1).aload(1).monitorenter();
            Show.attempt(c, body -> body.aload(1).invokestatic(across.self, "exit",
                    Show.type("(Ljava/lang/Object;)V")));
            holds(c, 1);
            c.aload(1).monitorexit();
            holds(c, 1);
        });
        Sketch result = sketch("ResultIsLost");
        result.method(ACC_STATIC, "number", "(Ljava/lang/Object;)J", c -> c.aload(0).monitorenter().loadConstant(5L)
                .lreturn());
        result.main(c -> {
            object(c).astore(1);
            c.aload(1).invokestatic(result.self, "number", Show.type("(Ljava/lang/Object;)J"));
            Show.show(c, CD_long);
        });
    }

    private void methods() {
        locking("SynchronizedStatic", ACC_STATIC | ACC_SYNCHRONIZED, c -> {
            c.loadConstant(ClassDesc.of("monitors.SynchronizedStatic")).astore(1);
            holds(c, 1);
            c.return_();
        });
        Sketch instance = sketch("SynchronizedExitsItself").constructor();
        // The monitor of the method is gone when it returns.
        instance.method(ACC_PUBLIC | ACC_SYNCHRONIZED, "leave", "()V", c -> {
            c.aload(0).monitorexit();
            holds(c, 0);
            c.return_();
        });
        calling(instance, "leave");
        Sketch again = sketch("SynchronizedEntersAgain").constructor();
        again.method(ACC_PUBLIC | ACC_SYNCHRONIZED, "enter", "()V", c -> {
            c.aload(0).monitorenter();
            holds(c, 0);
            c.return_();
        });
        calling(again, "enter");
        Sketch swapped = sketch("SynchronizedExitsAndEnters").constructor();
        swapped.method(ACC_PUBLIC | ACC_SYNCHRONIZED, "both", "()V", c -> {
            c.aload(0).monitorexit().aload(0).monitorenter();
            holds(c, 0);
            c.return_();
        });
        calling(swapped, "both");
        Sketch throwing = sketch("SynchronizedThrows").constructor();
        throwing.method(ACC_PUBLIC | ACC_SYNCHRONIZED, "fail", "()V", c -> c.aconst_null().athrow());
        calling(throwing, "fail");
        Sketch overwritten = sketch("SynchronizedLosesThis").constructor();
        overwritten.method(ACC_PUBLIC | ACC_SYNCHRONIZED, "lose", "()V", c -> c.aconst_null().astore(0).return_());
        calling(overwritten, "lose");
    }

    private static void calling(Sketch sketch, String method) {
        sketch.main(c -> {
            c.new_(sketch.self).dup().invokespecial(sketch.self, INIT_NAME, MTD_void).astore(1);
            Show.attempt(c, body -> body.aload(1).invokevirtual(sketch.self, method, MTD_void));
            holds(c, 1);
            c.aload(1).invokevirtual(sketch.self, method, MTD_void);
        });
    }
}
