import static java.lang.classfile.ClassFile.*;
import static java.lang.constant.ConstantDescs.*;

import java.lang.classfile.Label;

/** Class files of every version from the first to that of Java 17. */
final class Versions extends Family {
    Versions() {
        super("versions");
        for (int version = JAVA_1_VERSION; version <= JAVA_17_VERSION; version++) {
            ordinary(sketch("Version" + version).version(version));
        }
        ordinary(sketch("Version45Minor3").version(JAVA_1_VERSION, 3));
        ordinary(sketch("Version46Minor9").version(JAVA_2_VERSION, 9));
        ordinary(sketch("Version50WithoutStackMaps").version(JAVA_6_VERSION).withoutStackMaps());
        oldVerifier();
        initializers();
    }

    /** A bit of everything that all versions share. */
    private static void ordinary(Sketch sketch) {
        sketch.constructor().field(ACC_PUBLIC, "count", CD_int);
        sketch.method(ACC_PUBLIC, "count", "(I)I", c -> {
            Label head = c.newLabel();
            Label end = c.newLabel();
            c.labelBinding(head).iload(1).ifle(end);
            c.aload(0).dup().getfield(sketch.self, "count", CD_int).iload(1).iadd()
                    .putfield(sketch.self, "count", CD_int);
            c.iinc(1, -1).goto_(head).labelBinding(end).aload(0).getfield(sketch.self, "count", CD_int).ireturn();
        });
        sketch.main(c -> {
            c.new_(sketch.self).dup().invokespecial(sketch.self, INIT_NAME, MTD_void).bipush(10)
                    .invokevirtual(sketch.self, "count", Show.type("(I)I"));
            Show.show(c, CD_int);
            Show.attempt(c, body -> body.iconst_1().iconst_0().idiv().pop());
            c.iconst_0().newarray(java.lang.classfile.TypeKind.INT).iconst_0().iaload().pop();
        });
    }

    private void oldVerifier() {
        // Types are inferred here, so that a variable may hold different interfaces' implementations where ways meet.
        Sketch merged = sketch("MergedInterfaces").version(JAVA_5_VERSION);
        merged.method(ACC_STATIC, "choose", "(I)Ljava/lang/Comparable;", c -> {
            Label otherwise = c.newLabel();
            Label end = c.newLabel();
            c.iload(0).ifeq(otherwise).loadConstant("text").astore(1).goto_(end);
            c.labelBinding(otherwise).bipush(8).invokestatic(CD_Integer, "valueOf", Show.type("(I)Ljava/lang/Integer;"))
                    .astore(1);
            c.labelBinding(end).aload(1).areturn();
        });
        merged.main(c -> {
            for (int choice = 0; choice < 2; choice++) {
                c.loadConstant(choice).invokestatic(merged.self, "choose", Show.type("(I)Ljava/lang/Comparable;"));
                Show.show(c, CD_Object);
            }
        });
        Sketch dead = sketch("UnreachableCode").version(JAVA_5_VERSION);
        dead.wholeMain(c -> {
            // Never reached, so never looked at: it would pop from an empty stack.
            Show.say(c, "reached");
            c.return_().pop().iadd().areturn();
        });
        Sketch classes = sketch("ClassByNameAsOldJavac").version(JAVA_4_VERSION);
        classes.main(c -> {
            c.loadConstant("java.util.ArrayList").invokestatic(CD_Class, "forName",
                    Show.type("(Ljava/lang/String;)Ljava/lang/Class;"));
            Show.show(c, CD_Class);
        });
    }

    private void initializers() {
        // Before version 51 a class initializer is static even if its flags do not say so.
        for (int version : new int[] {JAVA_6_VERSION, JAVA_7_VERSION}) {
            Sketch sketch = sketch("InitializerOfVersion" + version).version(version)
                    .field(ACC_STATIC, "ready", CD_boolean);
            sketch.method(version < JAVA_7_VERSION ? 0 : ACC_STATIC, "<clinit>", "()V", c -> {
                Show.say(c, "initialized");
                c.iconst_1().putstatic(sketch.self, "ready", CD_boolean).return_();
            });
            sketch.main(c -> {
                c.getstatic(sketch.self, "ready", CD_boolean);
                Show.show(c, CD_boolean);
            });
        }
        int flags = ACC_STATIC | ACC_PRIVATE | ACC_FINAL | ACC_STRICT;
        Sketch odd = sketch("InitializerWithFlags").version(JAVA_5_VERSION).method(flags, "<clinit>", "()V", c -> {
            Show.say(c, "initialized");
            c.return_();
        });
        odd.main(c -> Show.say(c, "main"));
    }
}
