import static java.lang.classfile.ClassFile.*;
import static java.lang.constant.ConstantDescs.*;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Calls that javac words differently, or not at all. */
final class Calls extends Family {
    private static final MethodTypeDesc TEXT = Show.type("()Ljava/lang/String;");

    Calls() {
        super("calls");
        special();
        interfaces();
        linkedCalls();
        selection();
        nestmates();
        arguments();
        overloads();
        mains();
    }

    private static Sketch text(Sketch sketch, int flags, String name, String text) {
        return sketch.method(flags, name, TEXT.descriptorString(), c -> c.loadConstant(text).areturn());
    }

    private static CodeBuilder create(CodeBuilder c, Sketch sketch) {
        return c.new_(sketch.self).dup().invokespecial(sketch.self, INIT_NAME, MTD_void);
    }

    private void special() {
        Sketch direct = text(sketch("InvokespecialPrivate").constructor(), ACC_PRIVATE, "name", "private");
        direct.main(c -> {
            create(c, direct).invokespecial(direct.self, "name", TEXT);
            Show.show(c, CD_String);
        });
        // A method of the class itself, which an ordinary call would look up in the receiver's class.
        Sketch own = text(sketch("InvokespecialOwn").constructor(), ACC_PUBLIC, "name", "own");
        Sketch derived = text(own.nested("Derived").extending(own.self).constructor(), ACC_PUBLIC, "name", "derived");
        own.method(ACC_PUBLIC, "use", "()V", c -> {
            c.aload(0).invokespecial(own.self, "name", TEXT).aload(0).invokevirtual(own.self, "name", TEXT);
            Show.show(c, CD_String, CD_String);
            c.return_();
        });
        own.main(c -> create(c, derived).invokevirtual(own.self, "use", MTD_void));
        // Naming the grandparent, the call still goes to the nearest superclass that has the method.
        Sketch skipping = sketch("InvokespecialGrandparent");
        Sketch grandparent = text(skipping.nested("Grandparent").constructor(), ACC_PUBLIC, "name", "grandparent");
        Sketch parent = text(skipping.nested("Parent").extending(grandparent.self).constructor(), ACC_PUBLIC, "name",
                "parent");
        grandparents(skipping.extending(parent.self), grandparent);
        // Without the flag, which HotSpot takes for granted.
        Sketch flagless = sketch("InvokespecialWithoutSuperFlag").flags(ACC_PUBLIC).version(JAVA_1_VERSION, 3);
        grandparents(flagless.extending(parent.self), grandparent);
        Sketch defaults = sketch("InvokespecialDefault").constructor();
        Sketch left = text(defaults.nested("Left").asInterface(), ACC_PUBLIC, "name", "left");
        Sketch right = text(defaults.nested("Right").asInterface(), ACC_PUBLIC, "name", "right");
        defaults.implementing(left.self, right.self);
        text(defaults, ACC_PUBLIC, "name", "own");
        defaults.method(ACC_PUBLIC, "use", "()V", c -> {
            c.aload(0).invokespecial(left.self, "name", TEXT, true).aload(0)
                    .invokespecial(right.self, "name", TEXT, true);
            Show.show(c, CD_String, CD_String);
            c.return_();
        });
        defaults.main(c -> create(c, defaults).invokevirtual(defaults.self, "use", MTD_void));
        Sketch objects = sketch("InvokespecialOfObject").constructor();
        objects.method(ACC_PUBLIC, "hashCode", "()I", c -> c.iconst_5().ireturn());
        objects.method(ACC_PUBLIC, "equals", "(Ljava/lang/Object;)Z", c -> c.aload(0).aload(1)
                .invokespecial(CD_Object, "equals", Show.type("(Ljava/lang/Object;)Z")).ireturn());
        objects.main(c -> {
            create(c, objects).dup().invokevirtual(CD_Object, "equals", Show.type("(Ljava/lang/Object;)Z"));
            Show.show(c, CD_boolean);
        });
        Sketch missing = sketch("InvokespecialAbstract").constructor();
        Sketch unmet = missing.nested("Unmet").asInterface()
                .method(ACC_PUBLIC | ACC_ABSTRACT, "name", TEXT.descriptorString());
        missing.implementing(unmet.self).method(ACC_PUBLIC, "use", "()V",
                c -> c.aload(0).invokespecial(unmet.self, "name", TEXT, true).pop().return_());
        missing.main(c -> create(c, missing).invokevirtual(missing.self, "use", MTD_void));
        Sketch nullReceiver = text(sketch("InvokespecialNull").constructor(), ACC_PRIVATE, "name", "private");
        nullReceiver.main(c -> c.aconst_null().checkcast(nullReceiver.self)
                .invokespecial(nullReceiver.self, "name", TEXT).pop());
    }

    private static void grandparents(Sketch sketch, Sketch grandparent) {
        text(sketch.constructor(), ACC_PUBLIC, "name", "own");
        sketch.method(ACC_PUBLIC, "use", "()V", c -> {
            c.aload(0).invokespecial(grandparent.self, "name", TEXT);
            Show.show(c, CD_String);
            c.return_();
        });
        sketch.main(c -> create(c, sketch).invokevirtual(sketch.self, "use", MTD_void));
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
            c.bipush(9).putstatic(ClassDesc.of("calls.StaticThroughSubclass$Home"), "count", CD_int).return_();
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

    private void nestmates() {
        Sketch own = text(sketch("InvokevirtualPrivate").constructor(), ACC_PRIVATE, "name", "private");
        own.main(c -> {
            create(c, own).invokevirtual(own.self, "name", TEXT);
            Show.show(c, CD_String);
        });
        Sketch host = sketch("PrivateOfNestmate");
        Sketch mate = text(host.mate("Mate").constructor(), ACC_PRIVATE, "name", "private of mate");
        mate.field(ACC_PRIVATE | ACC_STATIC, "count", CD_int);
        text(mate, ACC_PRIVATE | ACC_STATIC, "fixed", "private static of mate");
        host.main(c -> {
            create(c, mate).invokevirtual(mate.self, "name", TEXT);
            c.invokestatic(mate.self, "fixed", TEXT).iconst_4().putstatic(mate.self, "count", CD_int);
            c.getstatic(mate.self, "count", CD_int);
            Show.show(c, CD_int, CD_String, CD_String);
        });
        Sketch outsider = sketch("PrivateOfStranger");
        Sketch stranger = text(outsider.nested("Stranger").constructor(), ACC_PRIVATE, "name", "private");
        stranger.field(ACC_PRIVATE | ACC_STATIC, "count", CD_int);
        outsider.main(c -> {
            Show.attempt(c, body -> body.getstatic(stranger.self, "count", CD_int).pop());
            create(c, stranger).invokevirtual(stranger.self, "name", TEXT).pop();
        });
    }

    private void arguments() {
        slots("MostInts", Collections.nCopies(255, CD_int));
        slots("MostLongs", Collections.nCopies(127, CD_long));
        slots("MostDoublesAndOne", mixed(Collections.nCopies(127, CD_double), CD_float));
        List<ClassDesc> types = new ArrayList<>();
        for (int place = 0; place < 40; place++) {
            types.addAll(List.of(CD_int, CD_long, CD_double));
        }
        slots("Alternating", types);
        slots("WideLast", List.of(CD_int, CD_int, CD_long, CD_float, CD_double));
        Sketch instance = sketch("MostWithReceiver").constructor();
        MethodTypeDesc type = MethodTypeDesc.of(CD_int, Collections.nCopies(254, CD_int));
        instance.method(ACC_PUBLIC, "last", type.descriptorString(), c -> c.iload(254).iload(1).isub().ireturn());
        instance.main(c -> {
            create(c, instance);
            for (int number = 0; number < 254; number++) {
                c.loadConstant(number);
            }
            c.invokevirtual(instance.self, "last", type);
            Show.show(c, CD_int);
        });
        Sketch called = sketch("MostThroughInterface").constructor();
        Sketch wanting = called.nested("Wanting").asInterface()
                .method(ACC_PUBLIC | ACC_ABSTRACT, "last", type.descriptorString());
        called.implementing(wanting.self).method(ACC_PUBLIC, "last", type.descriptorString(), c -> c.iload(254)
                .ireturn());
        called.main(c -> {
            create(c, called);
            for (int number = 0; number < 254; number++) {
                c.loadConstant(number);
            }
            c.invokeinterface(wanting.self, "last", type);
            Show.show(c, CD_int);
        });
    }

    private static List<ClassDesc> mixed(List<ClassDesc> types, ClassDesc last) {
        List<ClassDesc> all = new ArrayList<>(types);
        all.add(last);
        return all;
    }

    /** A method with the parameters given, which shows some of them from both ends. */
    private void slots(String name, List<ClassDesc> types) {
        Sketch sketch = sketch(name);
        MethodTypeDesc type = MethodTypeDesc.of(CD_void, types);
        sketch.method(ACC_STATIC, "take", type.descriptorString(), c -> {
            for (int place : new int[] {0, 1, 2, types.size() / 2, types.size() - 2, types.size() - 1}) {
                c.loadLocal(TypeKind.from(types.get(place)), c.parameterSlot(place));
                Show.show(c, types.get(place));
            }
            c.return_();
        });
        sketch.main(c -> {
            c.loadConstant("below");
            for (int place = 0; place < types.size(); place++) {
                switch (types.get(place).descriptorString()) {
                    case "I" -> c.loadConstant(place);
                    case "J" -> c.loadConstant((1L << 40) + place);
                    case "F" -> c.loadConstant(place + 0.5f);
                    default -> c.loadConstant(place + 0.25);
                }
            }
            c.invokestatic(sketch.self, "take", type);
            Show.show(c, CD_String);
        });
    }

    private void overloads() {
        Sketch results = sketch("OverloadedByResult");
        for (ClassDesc type : List.of(CD_int, CD_long, CD_double, CD_String)) {
            results.method(ACC_STATIC, "value", "()" + type.descriptorString(), c -> {
                switch (type.descriptorString()) {
                    case "I" -> c.iconst_1().ireturn();
                    case "J" -> c.loadConstant(2L).lreturn();
                    case "D" -> c.loadConstant(3.0).dreturn();
                    default -> c.loadConstant("four").areturn();
                }
            });
            results.field(ACC_STATIC, "value", type);
        }
        results.main(c -> {
            for (ClassDesc type : List.of(CD_int, CD_long, CD_double, CD_String)) {
                c.invokestatic(results.self, "value", MethodTypeDesc.of(type)).putstatic(results.self, "value", type);
            }
            for (ClassDesc type : List.of(CD_int, CD_long, CD_double, CD_String)) {
                c.getstatic(results.self, "value", type);
                Show.show(c, type);
            }
        });
        Sketch virtual = text(sketch("OverriddenByResult").constructor(), ACC_PUBLIC, "value",
                "a string of the parent");
        virtual.method(ACC_PUBLIC, "value", "()Ljava/lang/Object;", c -> c.loadConstant("an object of the parent")
                .areturn());
        Sketch child = text(virtual.nested("Child").extending(virtual.self).constructor(), ACC_PUBLIC, "value",
                "a string of the child");
        virtual.main(c -> {
            create(c, child).dup().invokevirtual(virtual.self, "value", TEXT);
            Show.show(c, CD_String);
            c.invokevirtual(virtual.self, "value", Show.type("()Ljava/lang/Object;"));
            Show.show(c, CD_Object);
        });
        Sketch bridged = sketch("BridgeAndSynthetic").constructor();
        bridged.implementing(ClassDesc.of("java.util.function.Supplier"));
        text(bridged, ACC_PUBLIC, "get", "supplied");
        bridged.method(ACC_PUBLIC | ACC_BRIDGE | ACC_SYNTHETIC, "get", "()Ljava/lang/Object;",
                c -> c.aload(0).invokevirtual(bridged.self, "get", TEXT).areturn());
        bridged.field(ACC_SYNTHETIC | ACC_STATIC, "hidden", CD_int);
        ClassDesc method = ClassDesc.of("java.lang.reflect.Method");
        bridged.main(c -> {
            create(c, bridged).invokeinterface(ClassDesc.of("java.util.function.Supplier"), "get",
                    Show.type("()Ljava/lang/Object;"));
            Show.show(c, CD_Object);
            c.loadConstant(bridged.self).loadConstant("get").iconst_0().anewarray(CD_Class).invokevirtual(CD_Class,
                    "getMethod", Show.type("(Ljava/lang/String;[Ljava/lang/Class;)Ljava/lang/reflect/Method;"))
                            .astore(1);
            c.aload(1).invokevirtual(method, "toString", TEXT);
            c.aload(1).invokevirtual(method, "isBridge", Show.type("()Z"));
            Show.show(c, CD_boolean, CD_String);
            c.loadConstant(bridged.self).loadConstant("hidden").invokevirtual(CD_Class, "getDeclaredField",
                    Show.type("(Ljava/lang/String;)Ljava/lang/reflect/Field;"));
            c.invokevirtual(ClassDesc.of("java.lang.reflect.Field"), "isSynthetic", Show.type("()Z"));
            Show.show(c, CD_boolean);
        });
        Sketch initializer = sketch("FieldNamedAsMethod").field(ACC_STATIC, "main", CD_int);
        initializer.main(c -> {
            c.getstatic(initializer.self, "main", CD_int);
            Show.show(c, CD_int);
        });
    }

    private void mains() {
        Sketch parent = sketch("MainOfParent");
        parent.main(c -> Show.say(c, "inherited main"));
        Sketch child = sketch("MainInherited").extending(parent.self);
        child.asProgram();
        sketch("MainOfInterface").asInterface().main(c -> Show.say(c, "main of an interface"));
        sketch("MainOfAbstractClass").flags(ACC_PUBLIC | ACC_ABSTRACT | ACC_SUPER).main(c -> Show.say(c, "main"));
        sketch("MainWithFlags").asProgram().version(JAVA_16_VERSION)
                .method(ACC_PUBLIC | ACC_STATIC | ACC_FINAL | ACC_SYNCHRONIZED
                | ACC_STRICT | ACC_VARARGS | ACC_SYNTHETIC, "main", "([Ljava/lang/String;)V", c -> {
                    Show.say(c, "main");
                    c.return_();
                });
        sketch("MainIsSynthetic").flags(ACC_PUBLIC | ACC_SUPER | ACC_SYNTHETIC | ACC_FINAL)
                .main(c -> Show.say(c, "main"));
        Sketch recursive = sketch("MainCallsItself").field(ACC_STATIC, "depth", CD_int);
        recursive.main(c -> {
            var done = c.newLabel();
            c.getstatic(recursive.self, "depth", CD_int).dup();
            Show.show(c, CD_int);
            c.iconst_1().iadd().dup().putstatic(recursive.self, "depth", CD_int).iconst_3().if_icmpge(done);
            c.aload(0).invokestatic(recursive.self, "main", Show.type("([Ljava/lang/String;)V")).labelBinding(done);
        });
    }
}
