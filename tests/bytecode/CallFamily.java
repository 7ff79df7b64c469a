import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.MethodTypeDesc;

/** What programs about calls have in common: methods that tell which one was called. */
abstract class CallFamily extends Family {
    static final MethodTypeDesc TEXT = Show.type("()Ljava/lang/String;");

    CallFamily(String packageName) {
        super(packageName);
    }

    static Sketch text(Sketch sketch, int flags, String name, String text) {
        return sketch.method(flags, name, TEXT.descriptorString(), c -> c.loadConstant(text).areturn());
    }

    static CodeBuilder create(CodeBuilder c, Sketch sketch) {
        return c.new_(sketch.self).dup().invokespecial(sketch.self, INIT_NAME, MTD_void);
    }
}
