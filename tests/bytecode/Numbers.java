import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.classfile.ClassFile.ACC_STRICT;
import static java.lang.classfile.ClassFile.JAVA_1_VERSION;
import static java.lang.classfile.ClassFile.JAVA_16_VERSION;
import static java.lang.classfile.ClassFile.JAVA_8_VERSION;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_float;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ConvertInstruction;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.util.List;

/** Arithmetic, comparisons and conversions on the operands at which they are easy to get wrong. */
final class Numbers extends Family {
    private static final List<ConstantDesc> INTS = List.of(0, 1, -1, 7, -128, 65536, Integer.MAX_VALUE,
            Integer.MIN_VALUE);
    private static final List<ConstantDesc> LONGS = List.of(0L, 1L, -1L, 7L, 1L << 32, -(1L << 31), Long.MAX_VALUE,
            Long.MIN_VALUE);
    private static final List<ConstantDesc> FLOATS = List.of(0f, -0f, 1f, -2.5f, 1e10f, Float.MIN_VALUE,
            Float.MAX_VALUE,
            Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY);
    private static final List<ConstantDesc> DOUBLES = List.of(0.0, -0.0, 1.0, -2.5, 1e300, Double.MIN_VALUE,
            Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
    private static final List<ConstantDesc> DISTANCES = List.of(0, 1, 31, 32, 33, 63, 64, 65, -1, -32,
            Integer.MIN_VALUE,
            Integer.MAX_VALUE);

    Numbers() {
        super("numbers");
        pairs("IntOperations", CD_int, CD_int, INTS, INTS, Opcode.IADD, Opcode.ISUB, Opcode.IMUL, Opcode.IAND,
                Opcode.IOR, Opcode.IXOR);
        pairs("LongOperations", CD_long, CD_long, LONGS, LONGS, Opcode.LADD, Opcode.LSUB, Opcode.LMUL, Opcode.LAND,
                Opcode.LOR, Opcode.LXOR);
        pairs("FloatOperations", CD_float, CD_float, FLOATS, FLOATS, Opcode.FADD, Opcode.FSUB, Opcode.FMUL,
                Opcode.FDIV);
        pairs("DoubleOperations", CD_double, CD_double, DOUBLES, DOUBLES, Opcode.DADD, Opcode.DSUB, Opcode.DMUL,
                Opcode.DDIV);
        pairs("IntDivision", CD_int, CD_int, INTS, INTS.subList(1, INTS.size()), Opcode.IDIV, Opcode.IREM);
        pairs("LongDivision", CD_long, CD_long, LONGS, LONGS.subList(1, LONGS.size()), Opcode.LDIV, Opcode.LREM);
        pairs("FloatRemainder", CD_float, CD_float, FLOATS, FLOATS, Opcode.FREM);
        pairs("DoubleRemainder", CD_double, CD_double, DOUBLES, DOUBLES, Opcode.DREM);
        pairs("IntShifts", CD_int, CD_int, INTS, DISTANCES, Opcode.ISHL, Opcode.ISHR, Opcode.IUSHR);
        pairs("LongShifts", CD_long, CD_long, LONGS, DISTANCES, Opcode.LSHL, Opcode.LSHR, Opcode.LUSHR);
        pairs("Lcmp", CD_long, CD_int, LONGS, LONGS, Opcode.LCMP);
        pairs("FcmpLess", CD_float, CD_int, FLOATS, FLOATS, Opcode.FCMPL);
        pairs("FcmpGreater", CD_float, CD_int, FLOATS, FLOATS, Opcode.FCMPG);
        pairs("DcmpLess", CD_double, CD_int, DOUBLES, DOUBLES, Opcode.DCMPL);
        pairs("DcmpGreater", CD_double, CD_int, DOUBLES, DOUBLES, Opcode.DCMPG);
        conversions();
        others();
    }

    private void pairs(String name, ClassDesc type, ClassDesc result, List<ConstantDesc> lefts,
            List<ConstantDesc> rights,
            Opcode... opcodes) {
        // Each operation has a method of its own, so that it is one instruction that sees all the operands.
        Sketch sketch = sketch(name);
        boolean isShift = rights == DISTANCES;
        String descriptor = "(" + type.descriptorString() + (isShift ? "I" : type.descriptorString()) + ")V";
        int second = type.equals(CD_long) || type.equals(CD_double) ? 2 : 1;
        for (Opcode opcode : opcodes) {
            sketch.method(ACC_STATIC, opcode.name(), descriptor, c -> {
                c.loadLocal(kind(type), 0).loadLocal(kind(isShift ? CD_int : type), second);
                c.with(OperatorInstruction.of(opcode));
                Show.show(c, result);
                c.return_();
            });
        }
        sketch.main(c -> {
            for (Opcode opcode : opcodes) {
                for (ConstantDesc left : lefts) {
                    for (ConstantDesc right : rights) {
                        c.loadConstant(left).loadConstant(right)
                                .invokestatic(sketch.self, opcode.name(), Show.type(descriptor));
                    }
                }
            }
        });
    }

    private static java.lang.classfile.TypeKind kind(ClassDesc type) {
        return java.lang.classfile.TypeKind.from(type);
    }

    private void conversions() {
        convert("IntConversions", INTS, Opcode.I2L, Opcode.I2F, Opcode.I2D, Opcode.I2B, Opcode.I2C, Opcode.I2S);
        convert("NarrowConversions", List.of(127, 128, 255, 256, -129, 32767, 32768, 65535, -32769, 0x12345678),
                Opcode.I2B, Opcode.I2C, Opcode.I2S);
        convert("LongConversions", LONGS, Opcode.L2I, Opcode.L2F, Opcode.L2D);
        convert("LongRounding", List.of((1L << 53) + 1, (1L << 24) + 1, Long.MAX_VALUE - 512, -(1L << 60) - 3),
                Opcode.L2F, Opcode.L2D);
        convert("FloatConversions", FLOATS, Opcode.F2I, Opcode.F2L, Opcode.F2D);
        convert("DoubleConversions", DOUBLES, Opcode.D2I, Opcode.D2L, Opcode.D2F);
        convert("DoubleRounding", List.of(2147483647.5, -2147483648.9, 9.3e18, 1e-46, 3.4028235677973366e38, 0.1),
                Opcode.D2I, Opcode.D2L, Opcode.D2F);
    }

    private void convert(String name, List<ConstantDesc> values, Opcode... opcodes) {
        program(name, c -> {
            for (ConstantDesc value : values) {
                for (Opcode opcode : opcodes) {
                    ConvertInstruction conversion = ConvertInstruction.of(opcode);
                    c.loadConstant(value).with(conversion);
                    Show.show(c, conversion.toType().asLoadable().upperBound());
                }
            }
        });
    }

    private void others() {
        program("Negations", c -> {
            for (ConstantDesc value : INTS) {
                c.loadConstant(value).ineg();
                Show.show(c, CD_int);
            }
            for (ConstantDesc value : LONGS) {
                c.loadConstant(value).lneg();
                Show.show(c, CD_long);
            }
            for (ConstantDesc value : FLOATS) {
                c.loadConstant(value).fneg();
                Show.show(c, CD_float);
            }
            for (ConstantDesc value : DOUBLES) {
                c.loadConstant(value).dneg();
                Show.show(c, CD_double);
            }
        });
        zero("IntByZero", c -> c.iconst_1().iconst_0().idiv().pop());
        zero("IntRemainderByZero", c -> c.iconst_1().iconst_0().irem().pop());
        zero("LongByZero", c -> c.lconst_1().lconst_0().ldiv().pop2());
        zero("LongRemainderByZero", c -> c.lconst_1().lconst_0().lrem().pop2());
        // To the verifier a boolean is an int, so that one can be added to another.
        Sketch booleans = sketch("BooleanArithmetic");
        booleans.method(ACC_STATIC, "sum", "(ZZ)I", c -> c.iload(0).iload(1).iadd().iload(0).iload(1).ishl().iadd()
                .ireturn());
        booleans.main(c -> {
            c.iconst_1().iconst_1().invokestatic(booleans.self, "sum", Show.type("(ZZ)I"));
            Show.show(c, CD_int);
            c.bipush('c').bipush('a').isub().iconst_2().irem();
            Show.show(c, CD_boolean);
        });
        for (int version : new int[] {JAVA_1_VERSION, JAVA_8_VERSION, JAVA_16_VERSION}) {
            Sketch strict = sketch("StrictOfVersion" + version).version(version);
            strict.method(ACC_PUBLIC | ACC_STATIC | ACC_STRICT, "compute", "(DD)D",
                    c -> c.dload(0).dload(2).dmul().dload(2).ddiv().dload(0).drem().dreturn());
            strict.main(c -> {
                c.loadConstant(1e308).loadConstant(3.0).invokestatic(strict.self, "compute", Show.type("(DD)D"));
                Show.show(c, CD_double);
                c.loadConstant(4e-320).loadConstant(1e-5).invokestatic(strict.self, "compute", Show.type("(DD)D"));
                Show.show(c, CD_double);
            });
        }
    }

    private void zero(String name, java.util.function.Consumer<CodeBuilder> division) {
        program(name, c -> {
            Show.attempt(c, division);
            division.accept(c);
        });
    }
}
