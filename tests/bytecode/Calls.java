import static java.lang.classfile.ClassFile.*;
import static java.lang.constant.ConstantDescs.*;

import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Calls that javac words differently, or not at all. */
final class Calls extends CallFamily {
    Calls() {
        super("calls");
        special();
        nestmates();
        arguments();
        overloads();
        mains();
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
        int flags = ACC_PUBLIC | ACC_STATIC | ACC_FINAL | ACC_SYNCHRONIZED | ACC_STRICT | ACC_VARARGS | ACC_SYNTHETIC;
        sketch("MainWithFlags").asProgram().version(JAVA_16_VERSION)
                .method(flags, "main", "([Ljava/lang/String;)V", c -> {
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
