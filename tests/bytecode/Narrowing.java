import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.constant.ConstantDescs.*;

import java.lang.constant.ClassDesc;
import java.lang.constant.DirectMethodHandleDesc.Kind;
import java.lang.constant.MethodHandleDesc;
import java.util.List;

/** Ints where booleans, bytes, chars and shorts belong: who cuts them down, and who does not. */
final class Narrowing extends Family {
    private static final List<ClassDesc> NARROW = List.of(CD_boolean, CD_byte, CD_char, CD_short);
    private static final int[] VALUES = {2, 3, -1, 128, 255, 256, 300, 32768, 65535, 65536 + 'A', 0x7fffffff,
            0x80000000};

    Narrowing() {
        super("narrowing");
        for (ClassDesc type : NARROW) {
            String title = Character.toUpperCase(type.displayName().charAt(0)) + type.displayName().substring(1);
            String letter = type.descriptorString();
            putStatic(title + "PutStatic", type);
            putField(title + "PutField", type);
            returned(title + "Return", type, letter);
            argument(title + "Argument", type, letter);
            handle(title + "ThroughHandle", type, letter);
            reflected(title + "ReturnReflected", type, letter);
        }
        program("PrintedOutOfRange", c -> {
            for (int value : new int[] {2, 3, 256, 65536 + 'A'}) {
                c.loadConstant(value);
                Show.show(c, CD_boolean);
                c.loadConstant(value);
                Show.show(c, CD_char);
            }
        });
        conditions();
    }

    private void putStatic(String name, ClassDesc type) {
        Sketch sketch = sketch(name).field(ACC_STATIC, "field", type);
        sketch.main(c -> {
            for (int value : VALUES) {
                c.loadConstant(value).putstatic(sketch.self, "field", type).getstatic(sketch.self, "field", type);
                Show.show(c, CD_int);
            }
        });
    }

    private void putField(String name, ClassDesc type) {
        Sketch sketch = sketch(name).constructor().field(ACC_PUBLIC, "before", type).field(ACC_PUBLIC, "field", type)
                .field(ACC_PUBLIC, "after", type);
        sketch.main(c -> {
            c.new_(sketch.self).dup().invokespecial(sketch.self, INIT_NAME, MTD_void).astore(1);
            for (int value : VALUES) {
                c.aload(1).loadConstant(value).putfield(sketch.self, "field", type);
                c.aload(1).getfield(sketch.self, "field", type);
                Show.show(c, CD_int);
            }
            // The neighbours keep what they had.
            c.aload(1).getfield(sketch.self, "before", type).aload(1).getfield(sketch.self, "after", type);
            Show.show(c, CD_int, CD_int);
        });
    }

    private void returned(String name, ClassDesc type, String letter) {
        Sketch sketch = sketch(name).method(ACC_STATIC, "cut", "(I)" + letter, c -> c.iload(0).ireturn());
        sketch.main(c -> {
            for (int value : VALUES) {
                c.loadConstant(value).invokestatic(sketch.self, "cut", Show.type("(I)" + letter));
                Show.show(c, CD_int);
            }
        });
    }

    private void argument(String name, ClassDesc type, String letter) {
        Sketch sketch = sketch(name).method(ACC_STATIC, "same", "(" + letter + ")I", c -> c.iload(0).ireturn());
        sketch.main(c -> {
            for (int value : VALUES) {
                c.loadConstant(value).invokestatic(sketch.self, "same", Show.type("(" + letter + ")I"));
                Show.show(c, CD_int);
            }
        });
    }

    private void handle(String name, ClassDesc type, String letter) {
        Sketch sketch = sketch(name).field(ACC_STATIC, "field", type);
        sketch.method(ACC_STATIC, "cut", "(I)" + letter, c -> c.iload(0).ireturn());
        var cut = MethodHandleDesc.of(Kind.STATIC, sketch.self, "cut", "(I)" + letter);
        var set = MethodHandleDesc.ofField(Kind.STATIC_SETTER, sketch.self, "field", type);
        sketch.main(c -> {
            for (int value : VALUES) {
                c.loadConstant(cut).loadConstant(value).invokevirtual(CD_MethodHandle, "invokeExact",
                        Show.type("(I)" + letter));
                Show.show(c, CD_int);
                c.loadConstant(set).loadConstant(value)
                        .invokevirtual(CD_MethodHandle, "invokeExact", Show.type("(" + letter + ")V"));
                c.getstatic(sketch.self, "field", type);
                Show.show(c, CD_int);
            }
        });
    }

    private void reflected(String name, ClassDesc type, String letter) {
        ClassDesc method = ClassDesc.of("java.lang.reflect.Method");
        Sketch sketch = sketch(name).method(ACC_PUBLIC | ACC_STATIC, "cut", "()" + letter,
                c -> c.loadConstant(0x12345).ireturn());
        sketch.main(c -> {
            c.loadConstant(sketch.self).loadConstant("cut").iconst_0().anewarray(CD_Class).invokevirtual(CD_Class,
                    "getMethod", Show.type("(Ljava/lang/String;[Ljava/lang/Class;)Ljava/lang/reflect/Method;"));
            c.aconst_null().iconst_0().anewarray(CD_Object).invokevirtual(method, "invoke",
                    Show.type("(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;"));
            Show.show(c, CD_Object);
        });
    }

    private void conditions() {
        Sketch sketch = sketch("ConditionOnTwo");
        sketch.method(ACC_STATIC, "test", "(Z)V", c -> {
            var no = c.newLabel();
            var notOne = c.newLabel();
            c.iload(0).ifeq(no);
            Show.say(c, "is true");
            c.labelBinding(no).iload(0).iconst_1().if_icmpne(notOne);
            Show.say(c, "is one");
            c.labelBinding(notOne).return_();
        });
        sketch.main(c -> {
            for (int value = 0; value < 4; value++) {
                c.loadConstant(value).invokestatic(sketch.self, "test", Show.type("(Z)V"));
            }
        });
    }
}
