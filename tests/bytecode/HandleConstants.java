import static java.lang.classfile.ClassFile.ACC_ABSTRACT;
import static java.lang.classfile.ClassFile.ACC_FINAL;
import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.classfile.ClassFile.ACC_VARARGS;
import static java.lang.constant.ConstantDescs.CD_Class;
import static java.lang.constant.ConstantDescs.CD_MethodHandle;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DirectMethodHandleDesc.Kind;
import java.lang.constant.MethodHandleDesc;
import java.util.function.Consumer;

/** Method handles in the constant pool, of all kinds of references (JVMS §4.4.8), and their calls. */
final class HandleConstants extends Family {
    private final Sketch greeter = sketch("Greeter").asInterface();
    private final Sketch base = sketch("Base").implementing(greeter.self);
    private final Sketch target = sketch("Target").extending(base.self);

    HandleConstants() {
        super("handles");
        classes();
        accesses();
        calls();
        failures();
    }

    private void classes() {
        greeter.method(ACC_PUBLIC | ACC_ABSTRACT, "name", "()Ljava/lang/String;");
        greeter.method(ACC_PUBLIC, "greet", "()Ljava/lang/String;", c -> c.loadConstant("Hello from the interface")
                .areturn());
        greeter.method(ACC_PUBLIC | ACC_STATIC, "common", "(I)I", c -> c.iload(0).bipush(10).iadd().ireturn());
        base.constructor();
        base.method(ACC_PUBLIC, "name", "()Ljava/lang/String;", c -> c.loadConstant("base").areturn());
        target.field(ACC_PUBLIC, "count", CD_int);
        target.field(ACC_PUBLIC | ACC_STATIC, "total", CD_long);
        target.field(ACC_PUBLIC | ACC_FINAL, "fixed", CD_int);
        target.constructor();
        target.method(ACC_PUBLIC, "<init>", "(I)V", c -> {
            c.aload(0).invokespecial(base.self, "<init>", Show.type("()V"));
            c.aload(0).iload(1).putfield(target.self, "count", CD_int).return_();
        });
        target.method(ACC_PUBLIC, "name", "()Ljava/lang/String;", c -> c.loadConstant("target").areturn());
        target.method(ACC_PUBLIC, "add", "(JI)J", c -> c.lload(1).iload(3).i2l().ladd()
                .aload(0).getfield(target.self, "count", CD_int).i2l().ladd().lreturn());
        target.method(ACC_PUBLIC | ACC_STATIC, "twice", "(I)I", c -> c.iload(0).iconst_2().imul().ireturn());
        target.method(ACC_PUBLIC | ACC_STATIC | ACC_VARARGS, "join", "([Ljava/lang/String;)Ljava/lang/String;", c -> c
                .loadConstant("+").aload(0).invokestatic(CD_String, "join",
                        Show.type("(Ljava/lang/CharSequence;[Ljava/lang/CharSequence;)Ljava/lang/String;")).areturn());
        target.method(ACC_PUBLIC | ACC_STATIC, "divide", "(II)I", c -> c.iload(0).iload(1).idiv().ireturn());
    }

    private void newTarget(CodeBuilder c, int count) {
        c.new_(target.self).dup().loadConstant(count).invokespecial(target.self, "<init>", Show.type("(I)V"));
    }

    private static CodeBuilder exactly(CodeBuilder c, String descriptor) {
        return c.invokevirtual(CD_MethodHandle, "invokeExact", Show.type(descriptor));
    }

    private static CodeBuilder loosely(CodeBuilder c, String descriptor) {
        return c.invokevirtual(CD_MethodHandle, "invoke", Show.type(descriptor));
    }

    private void handle(String name, DirectMethodHandleDesc handle, Consumer<CodeBuilder> use) {
        program(name, c -> {
            c.loadConstant(handle);
            Show.show(c, CD_MethodHandle);
            use.accept(c);
        });
    }

    private void accesses() {
        var getField = MethodHandleDesc.ofField(Kind.GETTER, target.self, "count", CD_int);
        handle("GetField", getField, c -> {
            c.loadConstant(getField);
            newTarget(c, 5);
            exactly(c, "(Lhandles/Target;)I");
            Show.show(c, CD_int);
            c.loadConstant(getField);
            newTarget(c, 6);
            loosely(c, "(Ljava/lang/Object;)J");
            Show.show(c, CD_long);
        });
        var getStatic = MethodHandleDesc.ofField(Kind.STATIC_GETTER, target.self, "total", CD_long);
        handle("GetStatic", getStatic, c -> {
            exactly(c.loadConstant(getStatic), "()J");
            Show.show(c, CD_long);
            loosely(c.loadConstant(getStatic), "()Ljava/lang/Object;");
            Show.show(c, CD_Object);
        });
        var putField = MethodHandleDesc.ofField(Kind.SETTER, target.self, "count", CD_int);
        handle("PutField", putField, c -> {
            newTarget(c, 5);
            c.astore(1).loadConstant(putField).aload(1).bipush(9);
            exactly(c, "(Lhandles/Target;I)V");
            c.aload(1).getfield(target.self, "count", CD_int);
            Show.show(c, CD_int);
        });
        var putStatic = MethodHandleDesc.ofField(Kind.STATIC_SETTER, target.self, "total", CD_long);
        handle("PutStatic", putStatic, c -> {
            exactly(c.loadConstant(putStatic).loadConstant(1L << 40), "(J)V");
            c.getstatic(target.self, "total", CD_long);
            Show.show(c, CD_long);
            loosely(c.loadConstant(putStatic).bipush(-3), "(I)V");
            c.getstatic(target.self, "total", CD_long);
            Show.show(c, CD_long);
        });
    }

    private void calls() {
        var virtual = MethodHandleDesc.of(Kind.VIRTUAL, target.self, "add", "(JI)J");
        handle("InvokeVirtual", virtual, c -> {
            c.loadConstant(virtual);
            newTarget(c, 5);
            exactly(c.loadConstant(1L << 33).iconst_3(), "(Lhandles/Target;JI)J");
            Show.show(c, CD_long);
        });
        var overridden = MethodHandleDesc.of(Kind.VIRTUAL, base.self, "name", "()Ljava/lang/String;");
        handle("InvokeVirtualOverridden", overridden, c -> {
            c.loadConstant(overridden);
            newTarget(c, 5);
            loosely(c, "(Lhandles/Target;)Ljava/lang/Object;");
            Show.show(c, CD_Object);
        });
        var fixed = MethodHandleDesc.of(Kind.STATIC, target.self, "twice", "(I)I");
        handle("InvokeStatic", fixed, c -> {
            exactly(c.loadConstant(fixed).bipush(21), "(I)I");
            Show.show(c, CD_int);
        });
        var ofInterface = MethodHandleDesc.of(Kind.INTERFACE_STATIC, greeter.self, "common", "(I)I");
        handle("InvokeStaticOfInterface", ofInterface, c -> {
            exactly(c.loadConstant(ofInterface).iconst_1(), "(I)I");
            Show.show(c, CD_int);
        });
        var constructor = MethodHandleDesc.ofConstructor(target.self, CD_int);
        handle("NewInvokeSpecial", constructor, c -> {
            exactly(c.loadConstant(constructor).bipush(8), "(I)Lhandles/Target;");
            c.getfield(target.self, "count", CD_int);
            Show.show(c, CD_int);
        });
        var ofString = MethodHandleDesc.ofConstructor(CD_String, CD_String);
        handle("NewInvokeSpecialOfJdk", ofString, c -> {
            exactly(c.loadConstant(ofString).loadConstant("copied"), "(Ljava/lang/String;)Ljava/lang/String;");
            Show.show(c, CD_String);
        });
        var interfaceMethod = MethodHandleDesc.of(Kind.INTERFACE_VIRTUAL, greeter.self, "name", "()Ljava/lang/String;");
        handle("InvokeInterface", interfaceMethod, c -> {
            c.loadConstant(interfaceMethod);
            newTarget(c, 5);
            exactly(c.checkcast(greeter.self), "(Lhandles/Greeter;)Ljava/lang/String;");
            Show.show(c, CD_String);
        });
        var defaultMethod = MethodHandleDesc.of(Kind.INTERFACE_VIRTUAL, greeter.self, "greet", "()Ljava/lang/String;");
        handle("InvokeInterfaceDefault", defaultMethod, c -> {
            c.loadConstant(defaultMethod);
            newTarget(c, 5);
            loosely(c, "(Lhandles/Target;)Ljava/lang/String;");
            Show.show(c, CD_String);
        });
        var join = MethodHandleDesc.of(Kind.STATIC, target.self, "join", "([Ljava/lang/String;)Ljava/lang/String;");
        handle("VariableArity", join, c -> {
            loosely(c.loadConstant(join).loadConstant("a").loadConstant("b").loadConstant("c"),
                    "(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;");
            Show.show(c, CD_String);
            loosely(c.loadConstant(join), "()Ljava/lang/String;");
            Show.show(c, CD_String);
        });
        specials();
        program("SameConstantTwice", c -> {
            var same = c.newLabel();
            // Two instructions with one constant give one object.
            c.loadConstant(fixed).loadConstant(fixed).if_acmpeq(same);
            Show.say(c, "different");
            c.labelBinding(same);
            Show.say(c, "compared");
        });
    }

    private void specials() {
        Sketch special = sketch("InvokeSpecial").extending(target.self);
        var inherited = MethodHandleDesc.of(Kind.SPECIAL, target.self, "name", "()Ljava/lang/String;");
        special.constructor().method(ACC_PUBLIC, "name", "()Ljava/lang/String;", c -> c.loadConstant("special")
                .areturn());
        special.method(ACC_PUBLIC, "use", "()V", c -> {
            c.loadConstant(inherited);
            Show.show(c, CD_MethodHandle);
            exactly(c.loadConstant(inherited).aload(0), "(Lhandles/InvokeSpecial;)Ljava/lang/String;");
            Show.show(c, CD_String);
            c.return_();
        });
        special.main(c -> c.new_(special.self).dup().invokespecial(special.self, "<init>", Show.type("()V"))
                .invokevirtual(special.self, "use", Show.type("()V")));
        Sketch ofInterface = sketch("InvokeSpecialOfInterface").implementing(greeter.self);
        var greet = MethodHandleDesc.of(Kind.INTERFACE_SPECIAL, greeter.self, "greet", "()Ljava/lang/String;");
        ofInterface.constructor();
        ofInterface.method(ACC_PUBLIC, "name", "()Ljava/lang/String;", c -> c.loadConstant("name").areturn());
        ofInterface.method(ACC_PUBLIC, "greet", "()Ljava/lang/String;", c -> c.loadConstant("overridden").areturn());
        ofInterface.method(ACC_PUBLIC, "use", "()V", c -> {
            exactly(c.loadConstant(greet).aload(0), "(Lhandles/InvokeSpecialOfInterface;)Ljava/lang/String;");
            Show.show(c, CD_String);
            c.return_();
        });
        ofInterface.main(c -> c.new_(ofInterface.self).dup().invokespecial(ofInterface.self, "<init>", Show.type("()V"))
                .invokevirtual(ofInterface.self, "use", Show.type("()V")));
        Sketch secret = sketch("InvokeSpecialPrivate");
        var hidden = MethodHandleDesc.of(Kind.SPECIAL, secret.self, "hidden", "(D)D");
        secret.constructor();
        secret.method(ACC_PRIVATE, "hidden", "(D)D", c -> c.dload(1).dneg().dreturn());
        secret.main(c -> {
            c.loadConstant(hidden).new_(secret.self).dup().invokespecial(secret.self, "<init>", Show.type("()V"));
            exactly(c.loadConstant(2.5), "(Lhandles/InvokeSpecialPrivate;D)D").d2l();
            Show.show(c, CD_long);
        });
    }

    private void failures() {
        failing("MissingMethod", MethodHandleDesc.of(Kind.STATIC, target.self, "missing", "(I)I"));
        failing("MissingField", MethodHandleDesc.ofField(Kind.GETTER, target.self, "missing", CD_int));
        failing("MissingClass", MethodHandleDesc.of(Kind.STATIC, ClassDesc.of("handles.Absent"), "missing", "(I)I"));
        failing("StaticMethodAsVirtual", MethodHandleDesc.of(Kind.VIRTUAL, target.self, "twice", "(I)I"));
        failing("VirtualMethodAsStatic", MethodHandleDesc.of(Kind.STATIC, target.self, "add", "(JI)J"));
        // The messages of these name the module by its hash code.
        classOnly("InstanceFieldAsStatic", MethodHandleDesc.ofField(Kind.STATIC_GETTER, target.self, "count", CD_int));
        classOnly("SetterOfFinal", MethodHandleDesc.ofField(Kind.SETTER, target.self, "fixed", CD_int));
        failing("InaccessibleMethod", MethodHandleDesc.of(Kind.VIRTUAL, CD_String, "coder", "()B"));
        var divide = MethodHandleDesc.of(Kind.STATIC, target.self, "divide", "(II)I");
        program("ThrowsThroughHandle", c -> exactly(c.loadConstant(divide).iconst_1().iconst_0(), "(II)I").pop());
        program("WrongExactType", c -> {
            Show.attempt(c, body -> exactly(body.loadConstant(divide).iconst_1().loadConstant(1L), "(IJ)I").pop());
            exactly(c.loadConstant(divide).iconst_1().iconst_1(), "(II)V");
        });
        program("NullHandle", c -> exactly(c.aconst_null().checkcast(CD_MethodHandle).iconst_1(), "(I)I").pop());
    }

    private void classOnly(String name, DirectMethodHandleDesc handle) {
        program(name, c -> c.trying(body -> body.loadConstant(handle).pop(), handlers ->
                handlers.catchingAll(handler -> {
            handler.invokevirtual(CD_Object, "getClass", Show.type("()Ljava/lang/Class;"));
            Show.show(handler, CD_Class);
        })));
    }

    private void failing(String name, DirectMethodHandleDesc handle) {
        program(name, c -> {
            for (int attempt = 0; attempt < 2; attempt++) {
                Show.attempt(c, body -> {
                    body.loadConstant(handle);
                    Show.show(body, CD_MethodHandle);
                });
            }
            c.loadConstant(handle).pop();
        });
    }
}
