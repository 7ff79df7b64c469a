import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.constant.ConstantDescs.CD_Class;
import static java.lang.constant.ConstantDescs.CD_Integer;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_int;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.util.List;
import java.util.function.Consumer;

/** Arrays: every type of element, every failure, and shapes that the language has no words for. */
final class ArrayForms extends Family {
    private static final ClassDesc ARRAYS = ClassDesc.of("java.util.Arrays");
    private static final List<TypeKind> PRIMITIVES = List.of(TypeKind.BOOLEAN, TypeKind.BYTE, TypeKind.CHAR,
            TypeKind.SHORT, TypeKind.INT, TypeKind.LONG, TypeKind.FLOAT, TypeKind.DOUBLE);

    ArrayForms() {
        super("arrays");
        for (TypeKind kind : PRIMITIVES) {
            elements(kind);
        }
        narrowing();
        dimensions();
        references();
        members();
    }

    private static String title(TypeKind kind) {
        String name = kind.name();
        return name.charAt(0) + name.substring(1).toLowerCase();
    }

    private static void push(CodeBuilder c, TypeKind kind, int value) {
        switch (kind) {
            case LONG -> c.loadConstant((long) value << 32);
            case FLOAT -> c.loadConstant(value + 0.5f);
            case DOUBLE -> c.loadConstant(value + 0.25);
            default -> c.loadConstant(value);
        }
    }

    private void elements(TypeKind kind) {
        ClassDesc array = kind.upperBound().arrayType();
        program(title(kind) + "Elements", c -> {
            c.iconst_3().newarray(kind).astore(1);
            c.aload(1).iconst_1();
            push(c, kind, 1);
            c.arrayStore(kind);
            c.aload(1).iconst_1().arrayLoad(kind);
            Show.show(c, kind.upperBound());
            c.aload(1).invokestatic(ARRAYS, "toString",
                    Show.type("(" + array.descriptorString() + ")Ljava/lang/String;"));
            Show.show(c, CD_String);
            c.aload(1).arraylength();
            Show.show(c, CD_int);
            c.aload(1).invokevirtual(CD_Object, "getClass", Show.type("()Ljava/lang/Class;"));
            Show.show(c, CD_Class);
        });
        failures(title(kind), array, c -> c.iconst_3().newarray(kind), c -> c.arrayLoad(kind), c -> push(c, kind, 1),
                kind);
    }

    /** Indices outside an array and accesses to none at all; the last ends the program. */
    private void failures(String name, ClassDesc array, Consumer<CodeBuilder> make, Consumer<CodeBuilder> load,
            Consumer<CodeBuilder> push, TypeKind kind) {
        program(name + "Failures", c -> {
            for (int index : new int[] {3, -1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
                Show.attempt(c, body -> {
                    make.accept(body);
                    body.loadConstant(index);
                    load.accept(body);
                    Show.show(body, kind.upperBound());
                });
                Show.attempt(c, body -> {
                    make.accept(body);
                    body.loadConstant(index);
                    push.accept(body);
                    body.arrayStore(kind);
                });
            }
            c.aconst_null().checkcast(array).astore(1);
            Show.attempt(c, body -> {
                body.aload(1).iconst_0();
                load.accept(body);
                Show.show(body, kind.upperBound());
            });
            Show.attempt(c, body -> {
                body.aload(1).iconst_0();
                push.accept(body);
                body.arrayStore(kind);
            });
            c.aload(1).arraylength().pop();
        });
    }

    private void narrowing() {
        for (TypeKind kind : List.of(TypeKind.BOOLEAN, TypeKind.BYTE, TypeKind.CHAR, TypeKind.SHORT)) {
            program(title(kind) + "StoreOutOfRange", c -> {
                c.iconst_1().newarray(kind).astore(1);
                for (int value : new int[] {2, 3, -1, 127, 128, 255, 256, 32768, 65535, 65536, 0x12345679,
                        Integer.MIN_VALUE}) {
                    c.aload(1).iconst_0().loadConstant(value).arrayStore(kind);
                    c.aload(1).iconst_0().arrayLoad(kind);
                    Show.show(c, CD_int);
                }
            });
        }
        // One instruction serves both types (JVMS §6.5 baload).
        Sketch shared = sketch("BaloadOfBoth");
        shared.method(ACC_STATIC, "first", "(Ljava/lang/Object;)V", c -> {
            var bytes = c.newLabel();
            var end = c.newLabel();
            c.aload(0).instanceOf(ClassDesc.ofDescriptor("[B")).ifne(bytes);
            c.aload(0).checkcast(ClassDesc.ofDescriptor("[Z")).dup().iconst_0().bipush(-1).bastore().iconst_0()
                    .baload();
            Show.show(c, CD_int);
            c.goto_(end).labelBinding(bytes);
            c.aload(0).checkcast(ClassDesc.ofDescriptor("[B")).dup().iconst_0().bipush(-1).bastore().iconst_0()
                    .baload();
            Show.show(c, CD_int);
            c.labelBinding(end).return_();
        });
        shared.main(c -> {
            c.iconst_1().newarray(TypeKind.BOOLEAN).invokestatic(shared.self, "first",
                    Show.type("(Ljava/lang/Object;)V"));
            c.iconst_1().newarray(TypeKind.BYTE).invokestatic(shared.self, "first", Show.type("(Ljava/lang/Object;)V"));
        });
    }

    private void dimensions() {
        multi("OneDimensionOfOne", "[I", 3);
        multi("OneDimensionOfThree", "[[[I", 2);
        multi("TwoDimensionsOfThree", "[[[Ljava/lang/String;", 2, 3);
        multi("ThreeDimensions", "[[[J", 2, 1, 2);
        multi("EmptyOuterDimension", "[[D", 0, 5);
        multi("EmptyInnerDimension", "[[D", 2, 0);
        program("NegativeDimensions", c -> {
            // Lengths are all checked, also behind one of zero, and before anything is made.
            for (int[] lengths : new int[][] {{-1, 2}, {2, -3}, {0, -4}, {-5, -6}}) {
                Show.attempt(c, body -> body.loadConstant(lengths[0]).loadConstant(lengths[1])
                        .multianewarray(ClassDesc.ofDescriptor("[[I"), 2).pop());
            }
            Show.attempt(c, body -> body.iconst_m1().newarray(TypeKind.INT).pop());
            Show.attempt(c, body -> body.loadConstant(Integer.MIN_VALUE).anewarray(CD_String).pop());
            c.iconst_1().bipush(-7).multianewarray(ClassDesc.ofDescriptor("[[[I"), 2).pop();
        });
        program("ManyDimensions", c -> {
            ClassDesc most = CD_int.arrayType(255);
            for (int dimension = 0; dimension < 255; dimension++) {
                c.iconst_1();
            }
            c.multianewarray(most, 255).dup().instanceOf(CD_Object.arrayType(254));
            Show.show(c, CD_int);
            c.instanceOf(CD_Object.arrayType(255));
            Show.show(c, CD_int);
        });
        program("ArrayOfArrays", c -> {
            c.iconst_2().anewarray(ClassDesc.ofDescriptor("[[C")).dup();
            c.invokevirtual(CD_Object, "getClass", Show.type("()Ljava/lang/Class;"));
            Show.show(c, CD_Class);
            c.iconst_0().aaload();
            Show.show(c, CD_Object);
        });
    }

    private void multi(String name, String type, int... lengths) {
        program(name, c -> {
            for (int length : lengths) {
                c.loadConstant(length);
            }
            c.multianewarray(ClassDesc.ofDescriptor(type), lengths.length).astore(1);
            c.aload(1).invokevirtual(CD_Object, "getClass", Show.type("()Ljava/lang/Class;"));
            Show.show(c, CD_Class);
            c.aload(1).arraylength();
            Show.show(c, CD_int);
            if (type.startsWith("[[")) {
                c.aload(1).checkcast(CD_Object.arrayType());
                c.invokestatic(ARRAYS, "deepToString", Show.type("([Ljava/lang/Object;)Ljava/lang/String;"));
                Show.show(c, CD_String);
            }
        });
    }

    private void references() {
        failures("Reference", CD_String.arrayType(), c -> c.iconst_3().anewarray(CD_String), CodeBuilder::aaload,
                c -> c.loadConstant("text"), TypeKind.REFERENCE);
        Sketch stores = sketch("ArrayStores");
        stores.method(ACC_STATIC, "store", "([Ljava/lang/Object;Ljava/lang/Object;)V", c -> {
            Show.attempt(c, body -> {
                body.aload(0).iconst_0().aload(1).aastore();
                Show.say(body, "stored");
            });
            c.return_();
        });
        List<Consumer<CodeBuilder>> arrays = List.of(c -> c.iconst_1().anewarray(CD_Object),
                c -> c.iconst_1().anewarray(CD_String),
                c -> c.iconst_1().anewarray(ClassDesc.of("java.lang.Comparable")),
                c -> c.iconst_1().anewarray(CD_int.arrayType()), c -> c.iconst_1().anewarray(CD_Object.arrayType()));
        List<Consumer<CodeBuilder>> values = List.of(CodeBuilder::aconst_null, c -> c.loadConstant("text"),
                c -> c.iconst_1().newarray(TypeKind.INT), c -> c.iconst_1().newarray(TypeKind.LONG),
                c -> c.iconst_1().anewarray(CD_String), c -> c.loadConstant(CD_Integer));
        stores.main(c -> {
            for (var array : arrays) {
                for (var value : values) {
                    array.accept(c);
                    value.accept(c);
                    c.invokestatic(stores.self, "store", Show.type("([Ljava/lang/Object;Ljava/lang/Object;)V"));
                }
            }
        });
        program("StrangerIntoInterfaceArray", c -> {
            // The verifier takes every object for an implementation of every interface.
            c.iconst_1().anewarray(ClassDesc.of("java.lang.Runnable")).iconst_0().loadConstant("text").aastore();
        });
        program("IndexBeforeStoreCheck", c -> {
            // The index is looked at first, then the class of what is stored.
            Show.attempt(c, body -> body.iconst_1().anewarray(CD_Integer).checkcast(CD_Object.arrayType())
                    .iconst_1().loadConstant("text").aastore());
            Show.attempt(c, body -> body.iconst_1().anewarray(CD_Integer).checkcast(CD_Object.arrayType())
                    .iconst_0().loadConstant("text").aastore());
        });
    }

    /** Methods of arrays, named by the array's own class. */
    private void members() {
        program("MethodsOfArrayClass", c -> {
            ClassDesc ints = CD_int.arrayType();
            c.iconst_2().newarray(TypeKind.INT).dup().iconst_1().bipush(9).iastore().astore(1);
            c.aload(1).invokevirtual(ints, "clone", Show.type("()Ljava/lang/Object;")).checkcast(ints).iconst_1()
                    .iaload();
            Show.show(c, CD_int);
            c.aload(1).invokevirtual(ints, "getClass", Show.type("()Ljava/lang/Class;"));
            Show.show(c, CD_Class);
            c.aload(1).aload(1).invokevirtual(ints, "equals", Show.type("(Ljava/lang/Object;)Z"));
            Show.show(c, CD_int);
            c.iconst_1().iconst_2().multianewarray(CD_int.arrayType(2), 2)
                    .invokevirtual(CD_int.arrayType(2), "clone", Show.type("()Ljava/lang/Object;"))
                    .invokevirtual(CD_Object, "getClass", Show.type("()Ljava/lang/Class;"));
            Show.show(c, CD_Class);
        });
        program("ArrayAsCloneable", c -> {
            // The methods of Object can be called by the name of an interface, and arrays implement two.
            c.iconst_1().anewarray(CD_String).checkcast(ClassDesc.of("java.lang.Cloneable"))
                    .invokeinterface(ClassDesc.of("java.lang.Cloneable"), "getClass", Show.type("()Ljava/lang/Class;"));
            Show.show(c, CD_Class);
            c.iconst_1().newarray(TypeKind.INT).checkcast(ClassDesc.of("java.io.Serializable"))
                    .aconst_null().invokeinterface(ClassDesc.of("java.io.Serializable"), "equals",
                            Show.type("(Ljava/lang/Object;)Z"));
            Show.show(c, CD_int);
        });
        program("NullClone", c -> c.aconst_null().checkcast(CD_int.arrayType())
                .invokevirtual(CD_int.arrayType(), "clone", Show.type("()Ljava/lang/Object;")).pop());
    }
}
