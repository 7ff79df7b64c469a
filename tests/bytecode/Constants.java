import static java.lang.classfile.ClassFile.ACC_FINAL;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.constant.ConstantDescs.CD_Class;
import static java.lang.constant.ConstantDescs.CD_Double;
import static java.lang.constant.ConstantDescs.CD_Float;
import static java.lang.constant.ConstantDescs.CD_List;
import static java.lang.constant.ConstantDescs.CD_MethodType;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_byte;
import static java.lang.constant.ConstantDescs.CD_char;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_float;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_short;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.classfile.attribute.ConstantValueAttribute;
import java.lang.classfile.constantpool.ConstantPoolBuilder;
import java.lang.classfile.constantpool.LoadableConstantEntry;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.util.List;
import java.util.function.Function;

/** Constants of every kind, by every instruction that loads them. */
final class Constants extends Family {
    private static final float[] FLOATS = {0f, -0f, 1f, 2f, 3f, Float.NaN, Float.MIN_VALUE, -Float.MAX_VALUE,
            Float.NEGATIVE_INFINITY, Float.intBitsToFloat(0x7fc12345), Float.intBitsToFloat(0xffc00001)};
    private static final double[] DOUBLES = {0.0, -0.0, 1.0, 2.0, Double.NaN, Double.MIN_VALUE, -Double.MAX_VALUE,
            Double.POSITIVE_INFINITY, Double.longBitsToDouble(0x7ff8000000000123L),
            Double.longBitsToDouble(0xfff8000000000001L)};

    Constants() {
        super("constants");
        numbers();
        classes();
        strings();
        fields();
    }

    private static void load(CodeBuilder c, Opcode opcode, Function<ConstantPoolBuilder, LoadableConstantEntry> entry) {
        c.with(ConstantInstruction.ofLoad(opcode, entry.apply(c.constantPool())));
    }

    /** Takes up the places in the constant pool that fit in one byte. */
    private static Sketch crowded(Sketch sketch) {
        return sketch.part(builder -> {
            for (int number = 0; number < 300; number++) {
                builder.constantPool().intEntry(1_000_000 + number);
            }
        });
    }

    private void numbers() {
        program("IntInstructions", c -> {
            c.iconst_m1().iconst_0().iconst_1().iconst_2().iconst_3().iconst_4().iconst_5();
            Show.show(c, CD_int, CD_int, CD_int, CD_int, CD_int, CD_int, CD_int);
            c.bipush(-128).bipush(127).sipush(-32768).sipush(32767).bipush(0).sipush(-1);
            Show.show(c, CD_int, CD_int, CD_int, CD_int, CD_int, CD_int);
        });
        program("OtherInstructions", c -> {
            c.lconst_0().lconst_1().fconst_0().fconst_1().fconst_2().dconst_0().dconst_1().aconst_null();
            Show.show(c, CD_Object, CD_double, CD_double, CD_float, CD_float, CD_float, CD_long, CD_long);
        });
        for (Opcode opcode : List.of(Opcode.LDC, Opcode.LDC_W)) {
            String name = opcode == Opcode.LDC ? "Ldc" : "LdcW";
            // Even for numbers that have an instruction of their own.
            program(name + "Int", c -> {
                for (int value : new int[] {0, 1, -1, 127, 32767, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
                    load(c, opcode, pool -> pool.intEntry(value));
                    Show.show(c, CD_int);
                }
            });
            program(name + "Float", c -> {
                for (float value : FLOATS) {
                    load(c, opcode, pool -> pool.floatEntry(value));
                    c.dup();
                    Show.show(c, CD_float);
                    c.invokestatic(CD_Float, "floatToRawIntBits", Show.type("(F)I"));
                    Show.show(c, CD_int);
                }
            });
            program(name + "Objects", c -> {
                load(c, opcode, pool -> pool.stringEntry("text"));
                load(c, opcode, pool -> pool.classEntry(CD_List));
                load(c, opcode, pool -> pool.methodTypeEntry(Show.type("(IJ)Ljava/lang/String;")));
                load(c, opcode, pool -> pool.stringEntry("text"));
                Show.show(c, CD_String, CD_MethodType, CD_Class, CD_String);
            });
        }
        program("Ldc2WLong", c -> {
            for (long value : new long[] {0, 1, -1, Integer.MIN_VALUE, Long.MAX_VALUE, Long.MIN_VALUE}) {
                load(c, Opcode.LDC2_W, pool -> pool.longEntry(value));
                Show.show(c, CD_long);
            }
        });
        program("Ldc2WDouble", c -> {
            for (double value : DOUBLES) {
                load(c, Opcode.LDC2_W, pool -> pool.doubleEntry(value));
                c.dup2();
                Show.show(c, CD_double);
                c.invokestatic(CD_Double, "doubleToRawLongBits", Show.type("(D)J"));
                Show.show(c, CD_long);
            }
        });
        crowded(sketch("FarConstants")).main(c -> {
            List<ConstantDesc> constants = List.of(123456, 1.25f, "far", CD_List, Show.type("()V"), 1L << 50, 2.75);
            constants.forEach(c::loadConstant);
            Show.show(c, CD_double, CD_long, CD_MethodType, CD_Class, CD_String, CD_float, CD_int);
        });
    }

    private void classes() {
        program("LdcClass", c -> {
            for (String descriptor : List.of("Ljava/lang/String;", "[Ljava/lang/String;", "[I", "[[Z",
                    "[[[Ljava/util/Map;", "Ljava/util/Map$Entry;", "Ljava/lang/Runnable;")) {
                c.loadConstant(ClassDesc.ofDescriptor(descriptor));
                Show.show(c, CD_Class);
            }
        });
        Sketch lazy = sketch("LdcClassInitializesNothing");
        Sketch noisy = lazy.nested("Noisy");
        noisy.field(ACC_PUBLIC | ACC_STATIC, "value", CD_int);
        noisy.method(ACC_STATIC, "<clinit>", "()V", c -> {
            Show.say(c, "initialized");
            c.return_();
        });
        lazy.main(c -> {
            c.loadConstant(noisy.self).loadConstant(noisy.self.arrayType());
            Show.show(c, CD_Class, CD_Class);
            c.iconst_1().anewarray(noisy.self).pop();
            Show.say(c, "not yet");
            c.getstatic(noisy.self, "value", CD_int);
            Show.show(c, CD_int);
        });
        missing("LdcMissingClass", ClassDesc.of("missing.Absent"));
        missing("LdcMissingArrayClass", ClassDesc.of("missing.Absent").arrayType(2));
        missing("LdcMissingMethodType", Show.type("(Lmissing/Absent;)V"));
        Sketch hidden = sketch("LdcInaccessibleClass");
        hidden.main(c -> Show.attempt(c, body -> {
            body.loadConstant(ClassDesc.of("java.lang.AbstractStringBuilder"));
            Show.show(body, CD_Class);
        }));
        program("LdcMethodType", c -> {
            for (String descriptor : List.of("()V", "(ZBCSIJFD)D", "([[Ljava/lang/Object;Ljava/util/List;)[I")) {
                c.loadConstant(Show.type(descriptor));
                Show.show(c, CD_MethodType);
            }
        });
    }

    /** A constant that cannot be resolved, asked for twice, and then without a handler. */
    private void missing(String name, ConstantDesc constant) {
        program(name, c -> {
            for (int attempt = 0; attempt < 2; attempt++) {
                Show.attempt(c, body -> {
                    body.loadConstant(constant);
                    Show.show(body, CD_Object);
                });
            }
            c.loadConstant(constant).pop();
        });
    }

    private void strings() {
        text("StringWithNul", "a\0b\0");
        text("LoneSurrogates", "<\ud800> <\udfff> \udc00\ud800");
        text("SupplementaryCharacters", "\ud83d\ude00 \ud800\udc00 \udbff\udfff");
        text("EmptyString", "");
        text("EveryLengthOfEncoding", "\u0001\u007f\u0080\u07ff\u0800\uffff");
        text("LongestString", "x".repeat(65535));
        text("LongestStringOfNul", "\0".repeat(32767));
        Sketch identity = sketch("StringIdentity");
        Sketch other = identity.nested("Other");
        other.method(ACC_PUBLIC | ACC_STATIC, "text", "()Ljava/lang/String;", c -> c.loadConstant("same").areturn());
        identity.main(c -> {
            var taken = c.newLabel();
            c.loadConstant("same").invokestatic(other.self, "text", Show.type("()Ljava/lang/String;"));
            c.if_acmpeq(taken);
            Show.say(c, "different");
            c.labelBinding(taken);
            Show.say(c, "compared");
        });
    }

    private void text(String name, String text) {
        program(name, c -> {
            c.loadConstant(text).invokevirtual(CD_String, "length", Show.type("()I"));
            Show.show(c, CD_int);
            c.loadConstant(text).invokevirtual(CD_String, "hashCode", Show.type("()I"));
            Show.show(c, CD_int);
            c.loadConstant(text);
            Show.show(c, CD_String);
            c.loadConstant(text).invokevirtual(CD_String, "codePoints", Show.type("()Ljava/util/stream/IntStream;"));
            c.invokeinterface(ClassDesc.of("java.util.stream.IntStream"), "sum", Show.type("()I"));
            Show.show(c, CD_int);
        });
    }

    /** Initial values of fields, some of which do not fit the type; none needs a static initializer. */
    private void fields() {
        Sketch program = sketch("ConstantValues");
        constant(program, "aBoolean", CD_boolean, 3);
        constant(program, "evenBoolean", CD_boolean, 2);
        constant(program, "aByte", CD_byte, 300);
        constant(program, "aChar", CD_char, 65536 + 'A');
        constant(program, "aShort", CD_short, 40000);
        constant(program, "anInt", CD_int, -5);
        constant(program, "aLong", CD_long, Long.MIN_VALUE);
        constant(program, "aFloat", CD_float, -0f);
        constant(program, "aDouble", CD_double, Double.NaN);
        constant(program, "aString", CD_String, "text");
        program.main(c -> {
            for (var field : List.of("aBoolean", "evenBoolean")) {
                c.getstatic(program.self, field, CD_boolean);
                Show.show(c, CD_int);
            }
            c.getstatic(program.self, "aByte", CD_byte);
            Show.show(c, CD_int);
            c.getstatic(program.self, "aChar", CD_char);
            Show.show(c, CD_int);
            c.getstatic(program.self, "aShort", CD_short);
            Show.show(c, CD_int);
            c.getstatic(program.self, "anInt", CD_int);
            c.getstatic(program.self, "aLong", CD_long);
            c.getstatic(program.self, "aFloat", CD_float);
            c.getstatic(program.self, "aDouble", CD_double);
            c.getstatic(program.self, "aString", CD_String);
            Show.show(c, CD_String, CD_double, CD_float, CD_long, CD_int);
        });
        Sketch instance = sketch("ConstantValueOfInstanceField");
        instance.part(builder -> builder.withField("ignored", CD_int,
                field -> field.withFlags(ACC_FINAL).with(ConstantValueAttribute.of(7))));
        instance.constructor().main(c -> {
            c.new_(instance.self).dup().invokespecial(instance.self, "<init>", Show.type("()V"));
            c.getfield(instance.self, "ignored", CD_int);
            Show.show(c, CD_int);
        });
        Sketch plain = sketch("ConstantValueOfChangeableField");
        constant(plain, "count", CD_int, 41);
        plain.main(c -> {
            c.getstatic(plain.self, "count", CD_int).iconst_1().iadd().putstatic(plain.self, "count", CD_int);
            c.getstatic(plain.self, "count", CD_int);
            Show.show(c, CD_int);
        });
    }

    private static void constant(Sketch sketch, String name, ClassDesc type, ConstantDesc value) {
        sketch.part(builder -> builder.withField(name, type,
                field -> field.withFlags(ACC_STATIC).with(ConstantValueAttribute.of(value))));
    }
}
