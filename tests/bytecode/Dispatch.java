import static java.lang.classfile.ClassFile.*;
import static java.lang.constant.ConstantDescs.*;

import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.util.List;

/** Calls through interfaces, and the selection of methods where it is not plain which one is meant (JVMS §5.4.6). */
final class Dispatch extends CallFamily {
    Dispatch() {
        super("dispatch");
        interfaces();
        linkedCalls();
        selection();
    }

    private void interfaces() {
        Sketch objects = sketch("InvokeinterfaceOfObject").constructor();
        Sketch marker = objects.nested("Marker").asInterface();
        objects.implementing(marker.self);
        text(objects, ACC_PUBLIC, "toString", "shown");
        objects.main(c -> {
            create(c, objects).astore(1);
            c.aload(1).invokeinterface(marker.self, "toString", TEXT);
            Show.show(c, CD_String);
            c.aload(1).invokeinterface(marker.self, "getClass", Show.type("()Ljava/lang/Class;"));
            Show.show(c, CD_Class);
            c.aload(1).aload(1).invokeinterface(marker.self, "equals", Show.type("(Ljava/lang/Object;)Z"));
            Show.show(c, CD_boolean);
        });
        Sketch stranger = sketch("InvokeinterfaceOnStranger");
        stranger.method(ACC_STATIC, "array", "()Ljava/lang/Object;", c -> c.iconst_1().newarray(TypeKind.INT)
                .areturn());
        // The verifier lets every object pass for an implementation.
        stranger.main(c -> {
            Show.attempt(c, body -> body.loadConstant("text")
                    .invokeinterface(ClassDesc.of("java.lang.Runnable"), "run", MTD_void));
            Show.attempt(c, body -> {
                body.loadConstant("text").invokeinterface(ClassDesc.of("java.lang.Runnable"), "toString", TEXT);
                Show.show(body, CD_String);
            });
            c.invokestatic(stranger.self, "array", Show.type("()Ljava/lang/Object;"));
            c.invokeinterface(CD_List, "size", Show.type("()I")).pop();
        });
        Sketch passed = sketch("StrangerAsArgument").field(ACC_STATIC, "task", ClassDesc.of("java.lang.Runnable"));
        passed.method(ACC_STATIC, "pass", "(Ljava/lang/Runnable;)Ljava/lang/Runnable;", c -> c.aload(0).areturn());
        passed.main(c -> {
            c.loadConstant("text").invokestatic(passed.self, "pass",
                    Show.type("(Ljava/lang/Runnable;)Ljava/lang/Runnable;"));
            c.dup().putstatic(passed.self, "task", ClassDesc.of("java.lang.Runnable"));
            Show.show(c, CD_Object);
            c.getstatic(passed.self, "task", ClassDesc.of("java.lang.Runnable"))
                    .invokeinterface(ClassDesc.of("java.lang.Runnable"), "run", MTD_void);
        });
        Sketch statics = sketch("InvokestaticOfInterface");
        Sketch holder = text(statics.nested("Holder").asInterface(), ACC_PUBLIC | ACC_STATIC, "name", "static");
        holder.method(ACC_PRIVATE | ACC_STATIC, "secret", TEXT.descriptorString(), c -> c.loadConstant("secret")
                .areturn());
        holder.method(ACC_PUBLIC | ACC_STATIC, "open", TEXT.descriptorString(), c ->
                c.invokestatic(holder.self, "secret", TEXT, true).areturn());
        statics.main(c -> {
            c.invokestatic(holder.self, "name", TEXT, true).invokestatic(holder.self, "open", TEXT, true);
            Show.show(c, CD_String, CD_String);
            // The static methods of an interface belong to it alone, and a class is no interface.
            Show.attempt(c, body -> body.invokestatic(holder.self, "name", TEXT, false).pop());
            c.invokestatic(statics.self, "name", TEXT, true).pop();
        });
        Sketch hidden = sketch("InvokeinterfacePrivate").constructor();
        Sketch withPrivate = text(hidden.nested("Interface").asInterface(), ACC_PRIVATE, "name",
                "private of interface");
        withPrivate.method(ACC_PUBLIC, "open", TEXT.descriptorString(), c -> c.aload(0)
                .invokeinterface(withPrivate.self, "name", TEXT).areturn());
        text(hidden.implementing(withPrivate.self), ACC_PUBLIC, "name", "public of class");
        hidden.main(c -> {
            create(c, hidden).invokeinterface(withPrivate.self, "open", TEXT);
            Show.show(c, CD_String);
        });
    }

    /** One call that is linked with a receiver that is as it should be, and then meets others. */
    private void linkedCalls() {
        Sketch linked = text(sketch("LinkedCallMeetsOthers").constructor(), ACC_PUBLIC, "name", "proper");
        Sketch wanted = linked.nested("Wanted").asInterface()
                .method(ACC_PUBLIC | ACC_ABSTRACT, "name", TEXT.descriptorString());
        linked.implementing(wanted.self);
        Sketch without = linked.nested("Without").implementing(wanted.self).constructor();
        Sketch stranger = text(linked.nested("Stranger").constructor(), ACC_PUBLIC, "name", "stranger");
        Sketch other = text(linked.nested("Other").implementing(wanted.self).constructor(), ACC_PUBLIC, "name", "other");
        linked.method(ACC_STATIC, "call", "(Ljava/lang/Object;)V", c -> {
            Show.attempt(c, body -> {
                body.aload(0).invokeinterface(wanted.self, "name", TEXT);
                Show.show(body, CD_String);
                body.aload(0).invokeinterface(wanted.self, "hashCode", Show.type("()I")).pop();
            });
            c.return_();
        });
        linked.main(c -> {
            for (Sketch receiver : List.of(linked, without, stranger, other, linked)) {
                create(c, receiver).invokestatic(linked.self, "call", Show.type("(Ljava/lang/Object;)V"));
            }
            c.aconst_null().invokestatic(linked.self, "call", Show.type("(Ljava/lang/Object;)V"));
        });
        Sketch objects = sketch("LinkedCallOfObjectMethod").constructor();
        Sketch marker = objects.nested("Marker").asInterface();
        objects.implementing(marker.self);
        text(objects, ACC_PUBLIC, "toString", "proper");
        objects.method(ACC_STATIC, "call", "(Ljava/lang/Object;)V", c -> {
            Show.attempt(c, body -> {
                body.aload(0).invokeinterface(marker.self, "toString", TEXT);
                Show.show(body, CD_String);
            });
            c.return_();
        });
        objects.main(c -> {
            // Each time the receiver must implement the interface, although the method is not the interface's.
            c.loadConstant("before").invokestatic(objects.self, "call", Show.type("(Ljava/lang/Object;)V"));
            create(c, objects).invokestatic(objects.self, "call", Show.type("(Ljava/lang/Object;)V"));
            c.loadConstant("after").invokestatic(objects.self, "call", Show.type("(Ljava/lang/Object;)V"));
        });
        Sketch narrow = text(sketch("LinkedCallMeetsNotPublic").constructor(), ACC_PUBLIC, "name", "proper");
        Sketch asked = narrow.nested("Asked").asInterface()
                .method(ACC_PUBLIC | ACC_ABSTRACT, "name", TEXT.descriptorString());
        narrow.implementing(asked.self);
        Sketch hiding = text(narrow.nested("Hiding").implementing(asked.self).constructor(), 0, "name", "hidden");
        narrow.method(ACC_STATIC, "call", "(Ljava/lang/Object;)V", c -> {
            c.aload(0).invokeinterface(asked.self, "name", TEXT);
            Show.show(c, CD_String);
            c.return_();
        });
        narrow.main(c -> {
            create(c, narrow).invokestatic(narrow.self, "call", Show.type("(Ljava/lang/Object;)V"));
            create(c, hiding).invokestatic(narrow.self, "call", Show.type("(Ljava/lang/Object;)V"));
        });
    }

    private void selection() {
        Sketch conflict = sketch("ConflictingDefaults").constructor();
        Sketch left = text(conflict.nested("Left").asInterface(), ACC_PUBLIC, "name", "left");
        Sketch right = text(conflict.nested("Right").asInterface(), ACC_PUBLIC, "name", "right");
        conflict.implementing(left.self, right.self).main(c -> {
            Show.attempt(c, body -> create(body, conflict).invokeinterface(left.self, "name", TEXT).pop());
            create(c, conflict).invokevirtual(conflict.self, "name", TEXT).pop();
        });
        Sketch missing = sketch("MissingImplementation").constructor();
        Sketch unmet = missing.nested("Unmet").asInterface()
                .method(ACC_PUBLIC | ACC_ABSTRACT, "name", TEXT.descriptorString());
        missing.implementing(unmet.self).main(c -> {
            Show.attempt(c, body -> create(body, missing).invokevirtual(missing.self, "name", TEXT).pop());
            create(c, missing).invokeinterface(unmet.self, "name", TEXT).pop();
        });
        Sketch narrow = text(sketch("ImplementationNotPublic").constructor(), ACC_PROTECTED, "name", "protected");
        Sketch wants = narrow.nested("Wants").asInterface().method(ACC_PUBLIC | ACC_ABSTRACT, "name",
                TEXT.descriptorString());
        narrow.implementing(wants.self).main(c -> create(c, narrow).invokeinterface(wants.self, "name", TEXT).pop());
        // A private method neither overrides nor is overridden.
        Sketch shadow = text(sketch("PrivateDoesNotOverride").constructor(), ACC_PUBLIC, "name", "public of parent");
        Sketch child = text(shadow.nested("Child").extending(shadow.self).constructor(), ACC_PRIVATE, "name",
                "private of child");
        shadow.main(c -> {
            create(c, child).invokevirtual(shadow.self, "name", TEXT);
            Show.show(c, CD_String);
        });
        Sketch inherited = sketch("StaticThroughSubclass");
        Sketch home = inherited.nested("Home").field(ACC_STATIC, "count", CD_int)
                .method(ACC_STATIC, "<clinit>", "()V", c -> {
            Show.say(c, "home initialized");
            c.bipush(9).putstatic(ClassDesc.of("dispatch.StaticThroughSubclass$Home"), "count", CD_int).return_();
        });
        text(home, ACC_PUBLIC | ACC_STATIC, "name", "home");
        Sketch heir = inherited.nested("Heir").extending(home.self).method(ACC_STATIC, "<clinit>", "()V", c -> {
            Show.say(c, "heir initialized");
            c.return_();
        });
        inherited.main(c -> {
            c.invokestatic(heir.self, "name", TEXT);
            Show.show(c, CD_String);
            c.getstatic(heir.self, "count", CD_int);
            Show.show(c, CD_int);
        });
        Sketch wrong = text(sketch("StaticOrNot").constructor(), ACC_PUBLIC, "instance", "instance");
        text(wrong, ACC_PUBLIC | ACC_STATIC, "fixed", "static");
        wrong.field(ACC_STATIC, "field", CD_int).main(c -> {
            Show.attempt(c, body -> body.invokestatic(wrong.self, "instance", TEXT).pop());
            Show.attempt(c, body -> create(body, wrong).invokevirtual(wrong.self, "fixed", TEXT).pop());
            Show.attempt(c, body -> create(body, wrong).getfield(wrong.self, "field", CD_int).pop());
            create(c, wrong).invokespecial(wrong.self, "fixed", TEXT).pop();
        });
    }
}
