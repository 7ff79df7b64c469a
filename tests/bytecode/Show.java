import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_Throwable;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_byte;
import static java.lang.constant.ConstantDescs.CD_char;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_float;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_short;
import static java.lang.constant.ConstantDescs.CD_void;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.function.Consumer;

/** How the generated programs print: by the methods of a class, so that what they show is not mixed with how. */
final class Show {
    private static final ClassDesc SHOW = ClassDesc.of("Show");
    private static final ClassDesc SYSTEM = ClassDesc.of("java.lang.System");
    private static final ClassDesc PRINT_STREAM = ClassDesc.of("java.io.PrintStream");

    private Show() { }

    /** The class that the programs call. */
    static Sketch sketch() {
        Sketch show = new Sketch(null, "Show");
        for (ClassDesc type : List.of(CD_boolean, CD_char, CD_int, CD_long, CD_float, CD_double, CD_String,
                CD_Object)) {
            print(show, type, type);
        }
        print(show, CD_byte, CD_int);
        print(show, CD_short, CD_int);
        return show;
    }

    private static void print(Sketch show, ClassDesc type, ClassDesc printed) {
        show.method(ACC_PUBLIC | ACC_STATIC, "show", printing(type).descriptorString(), c -> c
                .getstatic(SYSTEM, "out", PRINT_STREAM)
                .loadLocal(TypeKind.from(type), 0)
                .invokevirtual(PRINT_STREAM, "println", printing(printed))
                .return_());
    }

    private static MethodTypeDesc printing(ClassDesc type) {
        return MethodTypeDesc.of(CD_void, type);
    }

    /** Prints the topmost operands, the topmost first, and drops them. */
    static void show(CodeBuilder c, ClassDesc... types) {
        for (ClassDesc type : types) {
            c.invokestatic(SHOW, "show", printing(type.isPrimitive() || type.equals(CD_String) ? type : CD_Object));
        }
    }

    static void say(CodeBuilder c, String text) {
        c.loadConstant(text);
        show(c, CD_String);
    }

    /** Runs the body, and prints what it throws. Both its start and its end have an empty operand stack. */
    static void attempt(CodeBuilder c, Consumer<CodeBuilder> body) {
        c.trying(body::accept, handlers -> handlers.catching(CD_Throwable, handler -> show(handler, CD_Object)));
    }

    static MethodTypeDesc type(String descriptor) {
        return MethodTypeDesc.ofDescriptor(descriptor);
    }
}
