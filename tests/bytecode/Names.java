import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.constant.ConstantDescs.*;

import java.util.List;

/** Names that are legal in a class file (JVMS §4.2.2) and impossible in the language. */
final class Names extends Family {
    Names() {
        super("names");
        for (String name : List.of("a class", "with-hyphen", "1", "class", "<angle>", "λ", "😀", "$", "a$b$c",
                "\"quoted\"", "comma,comma", "(parenthesis)", "a=b", "%", "null", "I", "Ljava", "#", "tab\tinside",
                "Ünïcödé", "!bang")) {
            named(name);
        }
        Sketch deep = sketch("a package/with spaces/in it");
        deep.wholeMain(c -> {
            c.loadConstant(deep.self).invokevirtual(CD_Class, "getPackageName", Show.type("()Ljava/lang/String;"));
            Show.show(c, CD_String);
            c.aconst_null().athrow();
        });
        members();
    }

    /** Shows the class, and its name in a stack trace. */
    private void named(String name) {
        Sketch sketch = sketch(name);
        sketch.wholeMain(c -> {
            c.loadConstant(sketch.self);
            Show.show(c, CD_Class);
            c.loadConstant(sketch.self).invokevirtual(CD_Class, "getSimpleName", Show.type("()Ljava/lang/String;"));
            Show.show(c, CD_String);
            c.loadConstant(sketch.self.arrayType());
            Show.show(c, CD_Class);
            Show.attempt(c, body -> body.loadConstant(sketch.self).checkcast(CD_Object)
                    .checkcast(sketch.self.arrayType()).pop());
            c.aconst_null().athrow();
        });
    }

    private void members() {
        Sketch methods = sketch("MethodNames");
        List<String> names = List.of("a method", "1", "return", "a-b", "λ", "()V", "\"", "#", "main", " ", "$", "I",
                "null");
        for (int place = 0; place < names.size(); place++) {
            int number = place;
            methods.method(ACC_STATIC, names.get(place), "()I", c -> c.loadConstant(number).ireturn());
        }
        methods.method(ACC_STATIC, "fails badly", "()V", c -> c.aconst_null().athrow());
        methods.main(c -> {
            for (String name : names) {
                c.invokestatic(methods.self, name, Show.type("()I"));
                Show.show(c, CD_int);
            }
            Show.attempt(c, body -> body.invokestatic(methods.self, "not there", Show.type("()I")).pop());
            c.invokestatic(methods.self, "fails badly", MTD_void);
        });
        Sketch fields = sketch("FieldNames");
        List<String> fieldNames = List.of("a field", "1", "int", "<init>", "a-b", "λ", "()", "\"", "<clinit>", "😀",
                "length");
        fieldNames.forEach(name -> fields.field(ACC_STATIC, name, CD_int));
        fields.main(c -> {
            for (int place = 0; place < fieldNames.size(); place++) {
                c.loadConstant(place).putstatic(fields.self, fieldNames.get(place), CD_int);
            }
            for (String name : fieldNames) {
                c.getstatic(fields.self, name, CD_int);
                Show.show(c, CD_int);
            }
            c.getstatic(fields.self, "not there", CD_int).pop();
        });
        Sketch unusual = sketch("UnusualParameterType");
        Sketch type = unusual.nested("a type").constructor();
        String descriptor = "(" + type.self.descriptorString() + ")V";
        unusual.method(ACC_STATIC, "take", descriptor, c -> {
            c.aload(0).invokevirtual(CD_Object, "getClass", Show.type("()Ljava/lang/Class;"));
            Show.show(c, CD_Class);
            c.return_();
        });
        unusual.main(c -> {
            c.new_(type.self).dup().invokespecial(type.self, INIT_NAME, MTD_void);
            c.invokestatic(unusual.self, "take", Show.type(descriptor));
            c.loadConstant(Show.type(descriptor));
            Show.show(c, CD_MethodType);
            c.aconst_null().checkcast(type.self).invokestatic(unusual.self, "gone", Show.type(descriptor));
        });
        // Constructors and initializers by name only: neither is one (JVMS §2.9).
        Sketch lookalike = sketch("MethodsLikeInitializers").constructor();
        lookalike.method(ACC_STATIC, "clinit", "()V", c -> {
            Show.say(c, "clinit");
            c.return_();
        }).method(ACC_PUBLIC, "init", "()V", c -> {
            Show.say(c, "init");
            c.return_();
        });
        lookalike.main(c -> c.new_(lookalike.self).dup().invokespecial(lookalike.self, INIT_NAME, MTD_void)
                .invokevirtual(lookalike.self, "init", MTD_void));
    }
}
