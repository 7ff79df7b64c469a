import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.classfile.ClassFile.ACC_VARARGS;
import static java.lang.constant.ConstantDescs.*;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DirectMethodHandleDesc.Kind;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodHandleDesc;
import java.util.function.Consumer;

/** Constants that a bootstrap method computes (JVMS §4.4.10, §5.4.3.6). */
final class DynamicConstants extends Family {
    private static final ClassDesc BOOTSTRAPS = ClassDesc.of("java.lang.invoke.ConstantBootstraps");
    private static final ClassDesc THREAD_STATE = ClassDesc.of("java.lang.Thread$State");
    private static final ClassDesc ILLEGAL_STATE = ClassDesc.of("java.lang.IllegalStateException");
    /** What every bootstrap method of a constant takes first. */
    private static final String LEADING = "Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;";

    DynamicConstants() {
        super("condy");
        ofJdk();
        variables();
        results();
        evaluation();
        arguments();
        failures();
    }

    private static DirectMethodHandleDesc jdk(String name, ClassDesc result, ClassDesc... extra) {
        return ofConstantBootstrap(BOOTSTRAPS, name, result, extra);
    }

    private static ConstantDesc constant(DirectMethodHandleDesc bootstrap, String name, ClassDesc type,
            ConstantDesc... arguments) {
        return DynamicConstantDesc.ofNamed(bootstrap, name, type, arguments);
    }

    private void shown(String name, ClassDesc type, ConstantDesc constant) {
        program(name, c -> {
            c.loadConstant(constant);
            Show.show(c, type);
        });
    }

    private void ofJdk() {
        shown("NullConstant", CD_Object, constant(jdk("nullConstant", CD_Object), "_", CD_String));
        program("PrimitiveClass", c -> {
            for (String name : "Z B C S I J F D V".split(" ")) {
                c.loadConstant(constant(jdk("primitiveClass", CD_Class), name, CD_Class));
                Show.show(c, CD_Class);
            }
        });
        shown("EnumConstant", CD_Object, constant(jdk("enumConstant", ClassDesc.of("java.lang.Enum")), "BLOCKED",
                THREAD_STATE));
        shown("GetStaticFinal", CD_int, constant(jdk("getStaticFinal", CD_Object, CD_Class), "MAX_VALUE", CD_int,
                CD_Integer));
        shown("GetStaticFinalOfOwnType", CD_Object, constant(jdk("getStaticFinal", CD_Object), "TWO",
                ClassDesc.of("java.math.BigInteger")));
        var invoke = jdk("invoke", CD_Object, CD_MethodHandle, CD_Object.arrayType());
        var valueOf = MethodHandleDesc.of(Kind.STATIC, CD_Integer, "parseInt", "(Ljava/lang/String;)I");
        shown("Invoke", CD_int, constant(invoke, "_", CD_int, valueOf, "12345"));
        var compute = MethodHandleDesc.of(Kind.STATIC, ClassDesc.of("java.lang.Math"), "multiplyExact", "(JJ)J");
        shown("InvokeOfLong", CD_long, constant(invoke, "_", CD_long, compute, 1L << 20, 1L << 21));
        var list = MethodHandleDesc.of(Kind.INTERFACE_STATIC, CD_List, "of", "([Ljava/lang/Object;)Ljava/util/List;");
        shown("InvokeVariableArity", CD_Object, constant(invoke, "_", CD_List, list, "a", 2, 3L, 4f, 5.0, CD_String));
        var cast = jdk("explicitCast", CD_Object, CD_Object);
        shown("ExplicitCast", CD_byte, constant(cast, "_", CD_byte, 300));
        failing("InvokeThrows", CD_int, constant(invoke, "_", CD_int, valueOf, "many"));
        failing("NoSuchEnumConstant", CD_Object, constant(jdk("enumConstant", ClassDesc.of("java.lang.Enum")), "BROKEN",
                THREAD_STATE));
        failing("NoSuchPrimitive", CD_Object, constant(jdk("primitiveClass", CD_Class), "X", CD_Class));
        failing("NoSuchStatic", CD_int, constant(jdk("getStaticFinal", CD_Object, CD_Class), "NOTHING", CD_int,
                CD_Integer));
        failing("NullOfPrimitiveType", CD_int, constant(jdk("nullConstant", CD_Object), "_", CD_int));
    }

    private void variables() {
        Sketch field = sketch("FieldVarHandle");
        var fieldHandle = constant(jdk("fieldVarHandle", CD_VarHandle, CD_Class, CD_Class), "count", CD_VarHandle,
                field.self, CD_int);
        field.field(ACC_PRIVATE, "count", CD_int).constructor().main(c -> {
            c.new_(field.self).dup().invokespecial(field.self, INIT_NAME, MTD_void).astore(1);
            c.loadConstant(fieldHandle).aload(1).bipush(7).invokevirtual(CD_VarHandle, "set",
                    Show.type("(Lcondy/FieldVarHandle;I)V"));
            c.loadConstant(fieldHandle).aload(1).iconst_3()
                    .invokevirtual(CD_VarHandle, "getAndAdd", Show.type("(Lcondy/FieldVarHandle;I)I"));
            Show.show(c, CD_int);
            c.aload(1).getfield(field.self, "count", CD_int);
            Show.show(c, CD_int);
        });
        Sketch fixed = sketch("StaticFieldVarHandle");
        var staticHandle = constant(jdk("staticFieldVarHandle", CD_VarHandle, CD_Class, CD_Class), "text", CD_VarHandle,
                fixed.self, CD_String);
        fixed.field(ACC_PRIVATE | ACC_STATIC, "text", CD_String).main(c -> {
            c.loadConstant(staticHandle).loadConstant("set")
                    .invokevirtual(CD_VarHandle, "set", Show.type("(Ljava/lang/String;)V"));
            c.loadConstant(staticHandle).invokevirtual(CD_VarHandle, "get", Show.type("()Ljava/lang/String;"));
            Show.show(c, CD_String);
        });
        var arrayHandle = constant(jdk("arrayVarHandle", CD_VarHandle, CD_Class), "_", CD_VarHandle,
                CD_long.arrayType());
        program("ArrayVarHandle", c -> {
            c.iconst_3().newarray(java.lang.classfile.TypeKind.LONG).astore(1);
            c.loadConstant(arrayHandle).aload(1).iconst_2().loadConstant(1L << 35)
                    .invokevirtual(CD_VarHandle, "set", Show.type("([JIJ)V"));
            c.loadConstant(arrayHandle).aload(1).iconst_2().invokevirtual(CD_VarHandle, "get", Show.type("([JI)J"));
            Show.show(c, CD_long);
            c.loadConstant(arrayHandle).aload(1).iconst_3().invokevirtual(CD_VarHandle, "get", Show.type("([JI)J"))
                    .pop2();
        });
    }

    /** A program with a bootstrap method of its own, which says that it was called. */
    private Sketch own(String name, String result, String extra, Consumer<CodeBuilder> body) {
        Sketch sketch = sketch(name);
        return sketch.method(ACC_PUBLIC | ACC_STATIC, "bootstrap", "(" + LEADING + extra + ")" + result, c -> {
            Show.say(c, "bootstrap");
            c.aload(1).aload(2);
            Show.show(c, CD_Class, CD_String);
            body.accept(c);
        });
    }

    private static DirectMethodHandleDesc bootstrap(Sketch sketch, String result, String extra) {
        return MethodHandleDesc.of(Kind.STATIC, sketch.self, "bootstrap", "(" + LEADING + extra + ")" + result);
    }

    private void result(String name, ClassDesc type, Consumer<CodeBuilder> body) {
        Sketch sketch = own(name, type.descriptorString(), "", body);
        var value = constant(bootstrap(sketch, type.descriptorString(), ""), "value", type);
        sketch.main(c -> {
            c.loadConstant(value);
            Show.show(c, type);
        });
    }

    private void results() {
        result("OwnInt", CD_int, c -> c.loadConstant(77).ireturn());
        result("OwnLong", CD_long, c -> c.loadConstant(1L << 44).lreturn());
        result("OwnFloat", CD_float, c -> c.loadConstant(1.5f).freturn());
        result("OwnDouble", CD_double, c -> c.loadConstant(-2.5).dreturn());
        result("OwnBoolean", CD_boolean, c -> c.iconst_1().ireturn());
        result("OwnByte", CD_byte, c -> c.loadConstant(-100).ireturn());
        result("OwnChar", CD_char, c -> c.loadConstant(955).ireturn());
        result("OwnShort", CD_short, c -> c.loadConstant(-30000).ireturn());
        result("OwnString", CD_String, c -> c.loadConstant("made").areturn());
        result("OwnNull", CD_String, c -> c.aconst_null().areturn());
        result("OwnArray", CD_int.arrayType(), c -> c.aconst_null().areturn());
        // The constant's type is not that of the bootstrap method; its result is converted.
        Sketch boxed = own("BoxedResult", "Ljava/lang/Object;", "", c -> c.loadConstant(33)
                .invokestatic(CD_Integer, "valueOf", Show.type("(I)Ljava/lang/Integer;")).areturn());
        boxed.main(c -> {
            c.loadConstant(constant(bootstrap(boxed, "Ljava/lang/Object;", ""), "value", CD_int));
            Show.show(c, CD_int);
        });
    }

    private void evaluation() {
        Sketch once = sketch("EvaluatedOnce");
        once.field(ACC_STATIC, "calls", CD_int);
        once.method(ACC_STATIC, "bootstrap", "(" + LEADING + ")I", c -> {
            Show.say(c, "bootstrap");
            c.getstatic(once.self, "calls", CD_int).iconst_1().iadd().dup().putstatic(once.self, "calls", CD_int)
                    .ireturn();
        });
        var number = constant(bootstrap(once, "I", ""), "number", CD_int);
        once.method(ACC_STATIC, "number", "()I", c -> c.loadConstant(number).ireturn());
        once.main(c -> {
            Show.say(c, "start");
            // Two instructions and several runs of one of them share one constant.
            c.loadConstant(number).invokestatic(once.self, "number", Show.type("()I"));
            c.invokestatic(once.self, "number", Show.type("()I"));
            Show.show(c, CD_int, CD_int, CD_int);
            c.getstatic(once.self, "calls", CD_int);
            Show.show(c, CD_int);
            // Another name is another constant.
            c.loadConstant(constant(bootstrap(once, "I", ""), "other", CD_int));
            Show.show(c, CD_int);
        });
        Sketch wide = own("LdcW", "Ljava/lang/Object;", "", c -> c.loadConstant("wide").areturn());
        var value = DynamicConstantDesc.of(bootstrap(wide, "Ljava/lang/Object;", ""));
        wide.main(c -> {
            c.with(ConstantInstruction.ofLoad(Opcode.LDC_W, c.constantPool().loadableConstantEntry(value)));
            c.with(ConstantInstruction.ofLoad(Opcode.LDC, c.constantPool().loadableConstantEntry(value)));
            Show.show(c, CD_Object, CD_Object);
        });
        Sketch identical = own("SameObject", "Ljava/lang/Object;", "", c -> c.new_(CD_Object).dup()
                .invokespecial(CD_Object, INIT_NAME, MTD_void).areturn());
        var object = DynamicConstantDesc.of(bootstrap(identical, "Ljava/lang/Object;", ""));
        identical.main(c -> {
            var same = c.newLabel();
            c.loadConstant(object).loadConstant(object).if_acmpeq(same);
            Show.say(c, "different");
            c.labelBinding(same);
            Show.say(c, "compared");
        });
        // Two classes of the same file format have their own constants.
        Sketch other = identical.nested("Other");
        other.method(ACC_PUBLIC | ACC_STATIC, "value", "()Ljava/lang/Object;", c -> c.loadConstant(object).areturn());
        Sketch across = sketch("NotSharedByClasses");
        across.main(c -> {
            var same = c.newLabel();
            c.loadConstant(object).invokestatic(other.self, "value", Show.type("()Ljava/lang/Object;")).if_acmpeq(same);
            Show.say(c, "different");
            c.labelBinding(same);
            Show.say(c, "compared");
        });
    }

    private void arguments() {
        String everything = "ILjava/lang/String;JFDLjava/lang/Class;Ljava/lang/invoke/MethodType;"
                + "Ljava/lang/invoke/MethodHandle;";
        Sketch all = own("EveryArgument", "I", everything, c -> {
            c.iload(3).aload(4).lload(5).fload(7).dload(8).aload(10).aload(11).aload(12);
            Show.show(c, CD_MethodHandle, CD_MethodType, CD_Class, CD_double, CD_float, CD_long, CD_String, CD_int);
            c.iconst_0().ireturn();
        });
        var values = constant(bootstrap(all, "I", everything), "all", CD_int, 1, "two", 3L, 4f, 5.0, CD_Integer,
                MTD_void, MethodHandleDesc.ofConstructor(CD_Object));
        all.main(c -> {
            c.loadConstant(values);
            Show.show(c, CD_int);
        });
        Sketch collected = sketch("VariableArity");
        String rest = "[Ljava/lang/Object;";
        collected.method(ACC_STATIC | ACC_VARARGS, "bootstrap", "(" + LEADING + rest + ")Ljava/lang/Object;", c -> c
                .aload(3).invokestatic(ClassDesc.of("java.util.Arrays"), "toString",
                        Show.type("([Ljava/lang/Object;)Ljava/lang/String;"))
                .areturn());
        collected.main(c -> {
            c.loadConstant(constant(bootstrap(collected, "Ljava/lang/Object;", rest), "none", CD_Object));
            c.loadConstant(constant(bootstrap(collected, "Ljava/lang/Object;", rest), "some", CD_Object, 1, 2L,
                    "three"));
            Show.show(c, CD_Object, CD_Object);
        });
        nested();
    }

    private void nested() {
        Sketch nested = own("NestedConstants", "Ljava/lang/String;", "Ljava/lang/String;I", c -> c
                .aload(3).iload(4).invokevirtual(CD_String, "repeat", Show.type("(I)Ljava/lang/String;")).areturn());
        var bootstrap = bootstrap(nested, "Ljava/lang/String;", "Ljava/lang/String;I");
        var size = constant(jdk("getStaticFinal", CD_Object, CD_Class), "SIZE", CD_int, CD_Byte);
        var inner = constant(bootstrap, "inner", CD_String, "ab", 2);
        nested.main(c -> {
            // The argument is computed before the constant that needs it, and once.
            c.loadConstant(constant(bootstrap, "outer", CD_String, inner, size));
            Show.show(c, CD_String);
            c.loadConstant(inner);
            Show.show(c, CD_String);
        });
        Sketch typed = own("NestedClass", "I", "Ljava/lang/Class;", c -> {
            c.aload(3);
            Show.show(c, CD_Class);
            c.iconst_1().ireturn();
        });
        var primitive = constant(jdk("primitiveClass", CD_Class), "J", CD_Class);
        typed.main(c -> {
            c.loadConstant(constant(bootstrap(typed, "I", "Ljava/lang/Class;"), "typed", CD_int, primitive));
            Show.show(c, CD_int);
        });
        Sketch failing = own("NestedFails", "I", "I", c -> c.iload(3).ireturn());
        var absent = constant(jdk("getStaticFinal", CD_Object, CD_Class), "ABSENT", CD_int, CD_Byte);
        failing.main(c -> c.loadConstant(constant(bootstrap(failing, "I", "I"), "outer", CD_int, absent)).pop());
    }

    private void failures() {
        Sketch throwing = own("BootstrapThrows", "I", "", c -> c.new_(ILLEGAL_STATE).dup().loadConstant("refused")
                .invokespecial(ILLEGAL_STATE, INIT_NAME, Show.type("(Ljava/lang/String;)V")).athrow());
        failing(throwing, CD_int, constant(bootstrap(throwing, "I", ""), "broken", CD_int));
        Sketch error = own("BootstrapThrowsError", "I", "", c -> c.new_(ClassDesc.of("java.lang.AssertionError")).dup()
                .invokespecial(ClassDesc.of("java.lang.AssertionError"), INIT_NAME, MTD_void).athrow());
        failing(error, CD_int, constant(bootstrap(error, "I", ""), "broken", CD_int));
        Sketch wrong = own("ResultOfWrongClass", "Ljava/lang/Object;", "", c -> c.loadConstant("text").areturn());
        failing(wrong, CD_Object, constant(bootstrap(wrong, "Ljava/lang/Object;", ""), "wrong", CD_Integer));
        Sketch fewer = own("TooFewArguments", "I", "I", c -> c.iconst_0().ireturn());
        failing(fewer, CD_int, constant(bootstrap(fewer, "I", "I"), "fewer", CD_int));
        Sketch absent = sketch("NoSuchBootstrap");
        failing(absent, CD_int, constant(bootstrap(absent, "I", ""), "absent", CD_int));
        Sketch circular = sketch("CallsItself");
        var self = constant(bootstrap(circular, "I", ""), "circular", CD_int);
        circular.field(ACC_STATIC, "depth", CD_int).method(ACC_STATIC, "bootstrap", "(" + LEADING + ")I", c -> {
            // The constant is not there yet when its own bootstrap method loads it, so each run starts another.
            var deep = c.newLabel();
            c.getstatic(circular.self, "depth", CD_int).iconst_1().iadd().dup()
                    .putstatic(circular.self, "depth", CD_int);
            c.iconst_3().if_icmpge(deep);
            c.loadConstant(self).pop();
            c.labelBinding(deep).getstatic(circular.self, "depth", CD_int).ireturn();
        });
        circular.main(c -> {
            c.loadConstant(self);
            Show.show(c, CD_int);
            c.getstatic(circular.self, "depth", CD_int);
            Show.show(c, CD_int);
        });
    }

    private void failing(String name, ClassDesc type, ConstantDesc constant) {
        failing(sketch(name), type, constant);
    }

    /** The same error comes each time, and the bootstrap method runs for the first only. */
    private static void failing(Sketch sketch, ClassDesc type, ConstantDesc constant) {
        sketch.main(c -> {
            for (int attempt = 0; attempt < 2; attempt++) {
                Show.attempt(c, body -> {
                    body.loadConstant(constant);
                    Show.show(body, type);
                });
            }
            c.loadConstant(constant);
            Show.show(c, type);
        });
    }
}
