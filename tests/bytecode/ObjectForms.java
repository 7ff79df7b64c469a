import static java.lang.classfile.ClassFile.*;
import static java.lang.constant.ConstantDescs.*;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.util.List;
import java.util.function.Consumer;

/** Objects: how uninitialized ones may lie on the stack, casts, and access to fields. */
final class ObjectForms extends Family {
    private static final ClassDesc BUILDER = ClassDesc.of("java.lang.StringBuilder");
    private static final ClassDesc ABSENT = ClassDesc.of("objects.Absent");

    ObjectForms() {
        super("objects");
        creation();
        constructors();
        casts();
        fields();
        finalFields();
    }

    private static CodeBuilder initialize(CodeBuilder c, String descriptor) {
        return c.invokespecial(BUILDER, INIT_NAME, Show.type(descriptor));
    }

    private void creation() {
        program("NewWithDupX1", c -> {
            // The argument is there before the object.
            c.loadConstant("text").new_(BUILDER).dup_x1().swap();
            initialize(c, "(Ljava/lang/String;)V");
            Show.show(c, CD_Object);
        });
        program("NewWithDupX2", c -> {
            ClassDesc date = ClassDesc.of("java.util.concurrent.atomic.AtomicLong");
            c.loadConstant(1L << 36).new_(date).dup_x2().dup_x2().pop();
            c.invokespecial(date, INIT_NAME, Show.type("(J)V"));
            Show.show(c, CD_Object);
        });
        program("NewInLocal", c -> {
            c.new_(BUILDER).astore(1).aload(1).loadConstant("local");
            initialize(c, "(Ljava/lang/String;)V").aload(1);
            Show.show(c, CD_Object);
        });
        program("NewCopiedOften", c -> {
            // All copies become initialized at once.
            c.new_(BUILDER).dup().dup().dup().astore(1).loadConstant("many");
            initialize(c, "(Ljava/lang/String;)V").aload(1);
            Show.show(c, CD_Object, CD_Object);
        });
        program("NewWithDup2", c -> {
            c.new_(CD_Object).new_(BUILDER).dup2().loadConstant("second");
            initialize(c, "(Ljava/lang/String;)V").invokespecial(CD_Object, INIT_NAME, MTD_void);
            Show.show(c, CD_Object);
            c.invokevirtual(CD_Object, "getClass", Show.type("()Ljava/lang/Class;"));
            Show.show(c, CD_Class);
        });
        program("TwoOfOneClass", c -> {
            // Initialized in the order opposite to the one in which they were made.
            c.new_(BUILDER).astore(1).new_(BUILDER).astore(2);
            initialize(c.aload(2).loadConstant("second"), "(Ljava/lang/String;)V");
            initialize(c.aload(1).aload(2).loadConstant("/first").invokevirtual(BUILDER, "append",
                    Show.type("(Ljava/lang/String;)Ljava/lang/StringBuilder;"))
                    .invokevirtual(BUILDER, "toString", Show.type("()Ljava/lang/String;")), "(Ljava/lang/String;)V");
            c.aload(1);
            Show.show(c, CD_Object);
        });
        program("NewNeverInitialized", c -> {
            c.new_(BUILDER).pop();
            Show.say(c, "dropped");
        });
        program("NewWithoutDup", c -> {
            initialize(c.new_(BUILDER), "()V");
            Show.say(c, "made and forgotten");
        });
        program("NewOverwritten", c -> {
            // One instruction makes two objects, of which the first is never initialized.
            Label head = c.newLabel();
            c.iconst_0().istore(1).labelBinding(head).iinc(1, 1);
            c.new_(BUILDER).pop().iload(1).iconst_2().if_icmplt(head);
            c.new_(BUILDER).dup().iload(1).invokestatic(CD_String, "valueOf", Show.type("(I)Ljava/lang/String;"));
            initialize(c, "(Ljava/lang/String;)V");
            Show.show(c, CD_Object);
        });
        program("NewAcrossBranch", c -> {
            Label otherwise = c.newLabel();
            Label end = c.newLabel();
            c.new_(BUILDER).dup().aload(0).arraylength().ifne(otherwise);
            c.loadConstant("no arguments").goto_(end).labelBinding(otherwise).loadConstant("arguments")
                    .labelBinding(end);
            initialize(c, "(Ljava/lang/String;)V");
            Show.show(c, CD_Object);
        });
        program("ConstructorThrows", c -> {
            Show.attempt(c, body -> initialize(body.new_(BUILDER).dup().iconst_m1(), "(I)V").pop());
            initialize(c.new_(BUILDER).dup().aconst_null().checkcast(CD_String), "(Ljava/lang/String;)V").pop();
        });
        Sketch noisy = sketch("NewInitializesClass");
        Sketch first = noisy.nested("First").constructor().method(ACC_STATIC, "<clinit>", "()V", c -> {
            Show.say(c, "initialized");
            c.return_();
        });
        noisy.main(c -> {
            Show.say(c, "before");
            c.new_(first.self);
            Show.say(c, "between");
            c.invokespecial(first.self, INIT_NAME, MTD_void);
        });
        Sketch impossible = sketch("NewAbstract").flags(ACC_PUBLIC | ACC_ABSTRACT | ACC_SUPER).constructor();
        impossible.main(c -> {
            Show.attempt(c, body -> body.new_(impossible.self).pop());
            Show.attempt(c, body -> body.new_(ClassDesc.of("java.lang.Runnable")).pop());
            Show.attempt(c, body -> body.new_(ABSENT).pop());
            c.new_(CD_List).pop();
        });
    }

    private void constructors() {
        Sketch alias = sketch("ThisThroughLocal").field(ACC_PUBLIC, "value", CD_int);
        alias.method(ACC_PUBLIC, INIT_NAME, "()V", c -> c.aload(0).astore(1).aload(1)
                .invokespecial(CD_Object, INIT_NAME, MTD_void)
                .aload(1).iconst_5().putfield(alias.self, "value", CD_int).return_());
        value(alias, "()V", c -> { });
        // A field may be set before the superclass sees the object.
        Sketch early = sketch("FieldBeforeSuper").field(ACC_PUBLIC, "value", CD_int);
        Sketch parent = early.nested("Parent").flags(ACC_PUBLIC | ACC_ABSTRACT | ACC_SUPER);
        parent.method(ACC_PUBLIC | ACC_ABSTRACT, "hook", "()V").method(ACC_PUBLIC, INIT_NAME, "()V", c -> c.aload(0)
                .invokespecial(CD_Object, INIT_NAME, MTD_void).aload(0).invokevirtual(parent.self, "hook", MTD_void)
                        .return_());
        early.extending(parent.self).method(ACC_PUBLIC, "hook", "()V", c -> {
            c.aload(0).getfield(early.self, "value", CD_int);
            Show.show(c, CD_int);
            c.return_();
        });
        early.method(ACC_PUBLIC, INIT_NAME, "()V", c -> c.aload(0).bipush(6).putfield(early.self, "value", CD_int)
                .aload(0).invokespecial(parent.self, INIT_NAME, MTD_void).return_());
        value(early, "()V", c -> { });
        Sketch branching = sketch("SuperOnBothWays").field(ACC_PUBLIC, "value", CD_int);
        branching.method(ACC_PUBLIC, INIT_NAME, "(I)V", c -> {
            Label otherwise = c.newLabel();
            Label end = c.newLabel();
            c.iload(1).ifeq(otherwise);
            c.aload(0).invokespecial(CD_Object, INIT_NAME, MTD_void).goto_(end);
            c.labelBinding(otherwise).aload(0).invokespecial(CD_Object, INIT_NAME, MTD_void).iinc(1, 70);
            c.labelBinding(end).aload(0).iload(1).putfield(branching.self, "value", CD_int).return_();
        });
        value(branching, "(I)V", CodeBuilder::iconst_0);
        Sketch refusing = sketch("ThrowsBeforeSuper");
        ClassDesc illegal = ClassDesc.of("java.lang.IllegalArgumentException");
        refusing.method(ACC_PUBLIC, INIT_NAME, "()V", c -> c.new_(illegal).dup().loadConstant("refused")
                .invokespecial(illegal, INIT_NAME, Show.type("(Ljava/lang/String;)V")).athrow());
        refusing.main(c -> c.new_(refusing.self).dup().invokespecial(refusing.self, INIT_NAME, MTD_void).pop());
        Sketch looping = sketch("LoopBeforeSuper").field(ACC_PUBLIC, "value", CD_int);
        looping.method(ACC_PUBLIC, INIT_NAME, "(I)V", c -> {
            Label head = c.newLabel();
            Label end = c.newLabel();
            c.iconst_1().istore(2).labelBinding(head).iload(1).ifle(end);
            c.iload(2).iload(1).imul().istore(2).iinc(1, -1).goto_(head).labelBinding(end);
            c.aload(0).invokespecial(CD_Object, INIT_NAME, MTD_void).aload(0).iload(2)
                    .putfield(looping.self, "value", CD_int).return_();
        });
        value(looping, "(I)V", c -> c.bipush(6));
    }

    private static void value(Sketch sketch, String constructor, Consumer<CodeBuilder> push) {
        sketch.main(c -> {
            c.new_(sketch.self).dup();
            push.accept(c);
            c.invokespecial(sketch.self, INIT_NAME, Show.type(constructor)).getfield(sketch.self, "value", CD_int);
            Show.show(c, CD_int);
        });
    }

    private void casts() {
        program("CastNull", c -> {
            // Null is an instance of nothing and can be cast to everything, even to what is not there.
            for (ClassDesc type : List.of(CD_String, CD_int.arrayType(), CD_String.arrayType(2), CD_List, ABSENT,
                    ABSENT.arrayType())) {
                c.aconst_null().instanceOf(type);
                Show.show(c, CD_int);
                c.aconst_null().checkcast(type);
                Show.show(c, CD_Object);
            }
        });
        List<ClassDesc> types = List.of(CD_Object, CD_String, CD_Object.arrayType(), CD_String.arrayType(),
                CD_int.arrayType(),
                CD_int.arrayType(2), CD_Object.arrayType(2), ClassDesc.of("java.lang.Cloneable"),
                ClassDesc.of("java.io.Serializable"), ClassDesc.of("java.lang.Cloneable").arrayType(),
                ClassDesc.of("java.lang.Comparable"), CD_byte.arrayType(), CD_boolean.arrayType());
        List<Consumer<CodeBuilder>> values = List.of(c -> c.loadConstant("text"), c -> c.iconst_0()
                .anewarray(CD_String),
                c -> c.iconst_0().newarray(TypeKind.INT), c -> c.iconst_0().anewarray(CD_int.arrayType()),
                c -> c.iconst_0().anewarray(CD_String.arrayType()), c -> c.iconst_0().newarray(TypeKind.BOOLEAN),
                c -> c.loadConstant(CD_String));
        program("InstanceOfMatrix", c -> {
            for (var value : values) {
                for (ClassDesc type : types) {
                    value.accept(c);
                    c.instanceOf(type);
                    Show.show(c, CD_int);
                }
            }
        });
        Sketch casting = sketch("CheckCastMatrix");
        for (int place = 0; place < types.size(); place++) {
            ClassDesc type = types.get(place);
            casting.method(ACC_STATIC, "cast" + place, "(Ljava/lang/Object;)V", c -> {
                Show.attempt(c, body -> {
                    body.aload(0).checkcast(type).pop();
                    Show.say(body, "cast");
                });
                c.return_();
            });
        }
        casting.main(c -> {
            for (var value : values) {
                for (int place = 0; place < types.size(); place++) {
                    value.accept(c);
                    c.invokestatic(casting.self, "cast" + place, Show.type("(Ljava/lang/Object;)V"));
                }
            }
        });
        program("CastToMissing", c -> {
            Show.attempt(c, body -> body.loadConstant("text").instanceOf(ABSENT).pop());
            c.loadConstant("text").checkcast(ABSENT).pop();
        });
        program("MembersOfMissing", c -> {
            // What could not be resolved once fails the same way again, without asking the class loaders.
            for (int attempt = 0; attempt < 2; attempt++) {
                Show.attempt(c, body -> body.getstatic(ABSENT, "value", CD_int).pop());
                Show.attempt(c, body -> body.invokestatic(ABSENT, "call", MTD_void));
            }
            c.invokestatic(ABSENT, "other", MTD_void);
        });
        program("CastKeepsOperandsBelow", c -> {
            c.loadConstant(3L).loadConstant("text").checkcast(CD_Object)
                    .checkcast(ClassDesc.of("java.lang.CharSequence"));
            Show.show(c, CD_Object, CD_long);
        });
    }

    private void fields() {
        Sketch shadowed = sketch("ShadowedFields");
        Sketch parent = shadowed.nested("Parent").constructor().field(ACC_PUBLIC, "value", CD_int)
                .field(ACC_PUBLIC, "only", CD_long);
        shadowed.extending(parent.self).constructor().field(ACC_PUBLIC, "value", CD_int)
                .field(ACC_PUBLIC, "value", CD_double);
        shadowed.main(c -> {
            c.new_(shadowed.self).dup().invokespecial(shadowed.self, INIT_NAME, MTD_void).astore(1);
            c.aload(1).iconst_1().putfield(shadowed.self, "value", CD_int);
            c.aload(1).iconst_2().putfield(parent.self, "value", CD_int);
            c.aload(1).loadConstant(3.5).putfield(shadowed.self, "value", CD_double);
            // The subclass is named, the field is the superclass's.
            c.aload(1).loadConstant(4L).putfield(shadowed.self, "only", CD_long);
            c.aload(1).getfield(shadowed.self, "value", CD_int).aload(1).getfield(parent.self, "value", CD_int);
            c.aload(1).getfield(shadowed.self, "value", CD_double).aload(1).getfield(parent.self, "only", CD_long);
            Show.show(c, CD_long, CD_double, CD_int, CD_int);
            Show.attempt(c, body -> body.aload(1).getfield(shadowed.self, "value", CD_float).pop());
            c.aload(1).getfield(shadowed.self, "absent", CD_int).pop();
        });
        Sketch constants = sketch("FieldOfInterface");
        Sketch holder = constants.nested("Holder").asInterface()
                .field(ACC_PUBLIC | ACC_STATIC | ACC_FINAL, "value", CD_int);
        holder.method(ACC_STATIC, "<clinit>", "()V", c -> {
            Show.say(c, "interface initialized");
            c.bipush(12).putstatic(holder.self, "value", CD_int).return_();
        });
        constants.implementing(holder.self).main(c -> {
            Show.say(c, "before");
            c.getstatic(constants.self, "value", CD_int);
            Show.show(c, CD_int);
        });
        Sketch wide = sketch("PutfieldUnderLongs").constructor().field(ACC_PUBLIC, "first", CD_long)
                .field(ACC_PUBLIC, "second", CD_double).field(ACC_PUBLIC, "third", CD_byte)
                        .field(ACC_PUBLIC, "fourth", CD_long);
        wide.main(c -> {
            // Each value is left behind by a copy beneath the object, as for the value of an assignment.
            c.new_(wide.self).dup().invokespecial(wide.self, INIT_NAME, MTD_void).astore(1);
            c.aload(1).loadConstant(1L << 40).dup2_x1().putfield(wide.self, "first", CD_long);
            c.aload(1).loadConstant(2.5).dup2_x1().putfield(wide.self, "second", CD_double);
            c.aload(1).bipush(-3).dup_x1().putfield(wide.self, "third", CD_byte);
            Show.show(c, CD_int, CD_double, CD_long);
            c.aload(1).getfield(wide.self, "first", CD_long).aload(1).getfield(wide.self, "second", CD_double);
            c.aload(1).getfield(wide.self, "third", CD_byte).aload(1).getfield(wide.self, "fourth", CD_long);
            Show.show(c, CD_long, CD_int, CD_double, CD_long);
        });
    }

    private void finalFields() {
        // From class files of version 53 on only the initializer itself may store.
        for (int version : new int[] {JAVA_8_VERSION, JAVA_9_VERSION, JAVA_17_VERSION}) {
            Sketch sketch = sketch("FinalFieldOfVersion" + version).version(version).constructor()
                    .field(ACC_FINAL, "own", CD_int).field(ACC_STATIC | ACC_FINAL, "shared", CD_int);
            sketch.method(ACC_PUBLIC, "store", "()V", c -> c.aload(0).bipush(8).putfield(sketch.self, "own", CD_int)
                    .return_());
            sketch.method(ACC_STATIC, "share", "()V", c -> c.bipush(9).putstatic(sketch.self, "shared", CD_int)
                    .return_());
            sketch.main(c -> {
                c.new_(sketch.self).dup().invokespecial(sketch.self, INIT_NAME, MTD_void).astore(1);
                Show.attempt(c, body -> {
                    body.aload(1).invokevirtual(sketch.self, "store", MTD_void).aload(1)
                            .getfield(sketch.self, "own", CD_int);
                    Show.show(body, CD_int);
                });
                c.invokestatic(sketch.self, "share", MTD_void).getstatic(sketch.self, "shared", CD_int);
                Show.show(c, CD_int);
            });
        }
        Sketch foreign = sketch("FinalFieldOfOther");
        Sketch owner = foreign.nested("Owner").field(ACC_PUBLIC | ACC_STATIC | ACC_FINAL, "value", CD_int);
        foreign.main(c -> c.iconst_1().putstatic(owner.self, "value", CD_int));
    }
}
