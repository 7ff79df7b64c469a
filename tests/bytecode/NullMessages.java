import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.constant.ConstantDescs.*;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.DynamicConstantDesc;
import java.util.function.Consumer;

/** The messages of null pointer exceptions, which HotSpot finds by an analysis of the code, for unusual code. */
final class NullMessages extends Family {
    private static final ClassDesc SELF = ClassDesc.of("nulls.Holder");

    NullMessages() {
        super("nulls");
        Sketch holder = sketch("Holder").constructor().field(ACC_PUBLIC | ACC_STATIC, "text", CD_String)
                .field(ACC_PUBLIC | ACC_STATIC, "array", CD_Object.arrayType(3)).field(ACC_PUBLIC, "next", SELF)
                .field(ACC_PUBLIC, "number", CD_long);
        holder.method(ACC_PUBLIC | ACC_STATIC, "none", "(IJ)Ljava/lang/String;", c -> c.aconst_null().areturn());
        holder.method(ACC_PUBLIC, "self", "([I)Lnulls/Holder;", c -> c.aconst_null().areturn());
        stackShapes();
        sources();
        instructions();
        merges();
    }

    private static CodeBuilder length(CodeBuilder c) {
        return c.checkcast(CD_String).invokevirtual(CD_String, "length", Show.type("()I")).pop();
    }

    private void failing(String name, Consumer<CodeBuilder> body) {
        program(name, c -> {
            Show.attempt(c, body);
            body.accept(c);
        });
    }

    private void stackShapes() {
        failing("ThroughSwap", c -> length(c.getstatic(SELF, "text", CD_String).iconst_1().swap()).pop());
        failing("ThroughDup", c -> length(c.getstatic(SELF, "text", CD_String).dup()).pop());
        failing("ThroughDupX1", c -> length(c.iconst_1().getstatic(SELF, "text", CD_String).dup_x1()).pop2());
        failing("ThroughDupX2", c -> length(c.lconst_1().getstatic(SELF, "text", CD_String).dup_x2()).pop2().pop());
        failing("ThroughDup2", c -> length(c.getstatic(SELF, "text", CD_String).iconst_1().dup2().pop()).pop2());
        failing("ThroughDup2X1", c -> length(c.iconst_0().getstatic(SELF, "text", CD_String).iconst_1().dup2_x1().pop())
                .pop().pop2());
        failing("ThroughDup2X2", c -> length(c.lconst_0().getstatic(SELF, "text", CD_String).iconst_1().dup2_x2().pop())
                .pop2().pop2());
        failing("BelowLong", c -> length(c.getstatic(SELF, "text", CD_String).lconst_1().pop2()));
        failing("BelowLongsAdded", c -> length(c.getstatic(SELF, "text", CD_String).lconst_1().lconst_1().ladd()
                .pop2()));
        failing("ThroughNop", c -> length(c.getstatic(SELF, "text", CD_String).nop().nop()));
        failing("ThroughLocalAndBack", c -> length(c.getstatic(SELF, "text", CD_String).astore(9).aload(9)));
        failing("ThroughWideLocal", c -> length(c.getstatic(SELF, "text", CD_String).astore(300).aload(300)));
    }

    private void sources() {
        failing("OfNull", c -> length(c.aconst_null()));
        failing("OfDynamicConstant", c -> length(c.loadConstant(DynamicConstantDesc.of(ofConstantBootstrap(
                ClassDesc.of("java.lang.invoke.ConstantBootstraps"), "nullConstant", CD_Object)))));
        failing("OfMethod", c -> length(c.bipush(7).loadConstant(8L)
                .invokestatic(SELF, "none", Show.type("(IJ)Ljava/lang/String;"))));
        failing("OfField", c -> c.new_(SELF).dup().invokespecial(SELF, INIT_NAME, MTD_void).getfield(SELF, "next", SELF)
                .getfield(SELF, "next", SELF).getfield(SELF, "number", CD_long).pop2());
        failing("OfVirtualCall", c -> c.new_(SELF).dup().invokespecial(SELF, INIT_NAME, MTD_void).astore(1).aload(1)
                .aconst_null()
                .invokevirtual(SELF, "self", Show.type("([I)Lnulls/Holder;")).aconst_null()
                .invokevirtual(SELF, "self", Show.type("([I)Lnulls/Holder;")).pop());
        failing("OfNestedArrays", c -> c.iconst_1().iconst_1().multianewarray(CD_Object.arrayType(3), 2).astore(1)
                .aload(1)
                .iconst_0().aaload().iconst_0().aaload().iconst_5().aaload().pop());
        failing("OfStaticArray", c -> c.iconst_1().istore(1).getstatic(SELF, "array", CD_Object.arrayType(3)).iload(1)
                .aaload().pop());
        failing("IndexIsComputed", c -> c.getstatic(SELF, "array", CD_Object.arrayType(3)).iconst_1().iconst_2().iadd()
                .aaload().pop());
        failing("IndexOfCall", c -> c.iconst_1().anewarray(CD_int.arrayType()).iconst_0()
                .invokestatic(ClassDesc.of("java.lang.Math"),
                "abs", Show.type("(I)I")).aaload().iconst_0().iaload().pop());
        failing("IndexBeyondShort", c -> c.getstatic(SELF, "array", CD_Object.arrayType(3)).loadConstant(100_000)
                .aaload().pop());
        failing("IndexOfLong", c -> c.getstatic(SELF, "array", CD_Object.arrayType(3)).loadConstant(3L).l2i().aaload()
                .pop());
    }

    private void instructions() {
        failing("MonitorEnter", c -> c.getstatic(SELF, "text", CD_String).monitorenter());
        failing("MonitorExit", c -> c.getstatic(SELF, "text", CD_String).monitorexit());
        failing("ArrayLength", c -> c.getstatic(SELF, "array", CD_Object.arrayType(3)).arraylength().pop());
        failing("PutLongField", c -> c.aconst_null().checkcast(SELF).lconst_1().putfield(SELF, "number", CD_long));
        failing("PutFieldUnderCall", c -> c.aconst_null().checkcast(SELF).iconst_1().lconst_1()
                .invokestatic(SELF, "none", Show.type("(IJ)Ljava/lang/String;")).pop().aconst_null()
                        .putfield(SELF, "next", SELF));
        failing("InvokeInterface", c -> c.aconst_null().checkcast(CD_List).iconst_1().invokeinterface(CD_List, "get",
                Show.type("(I)Ljava/lang/Object;")).pop());
        failing("ReceiverUnderArguments", c -> c.getstatic(SELF, "text", CD_String).iconst_1().iconst_2()
                .invokevirtual(CD_String, "substring", Show.type("(II)Ljava/lang/String;")).pop());
        failing("StoreIntoNull", c -> c.getstatic(SELF, "array", CD_Object.arrayType(3)).iconst_2().aconst_null()
                .aastore());
        Sketch self = sketch("PrivateCallOnNull").method(ACC_PRIVATE, "hidden", "()V", CodeBuilder::return_);
        self.main(c -> c.aconst_null().checkcast(self.self).invokevirtual(self.self, "hidden", MTD_void));
    }

    private void merges() {
        // Where two values may have come from two places, nothing is said of it.
        failing("FromTwoPlaces", c -> {
            Label otherwise = c.newLabel();
            Label end = c.newLabel();
            c.aload(0).arraylength().ifne(otherwise).getstatic(SELF, "text", CD_String).goto_(end);
            c.labelBinding(otherwise).aconst_null().checkcast(CD_String).labelBinding(end);
            length(c);
        });
        failing("KeptOverMerge", c -> {
            Label otherwise = c.newLabel();
            Label end = c.newLabel();
            c.getstatic(SELF, "text", CD_String).aload(0).arraylength().ifne(otherwise).iconst_1().goto_(end);
            c.labelBinding(otherwise).iconst_2().labelBinding(end).pop();
            length(c);
        });
        failing("ArgumentsMerged", c -> {
            Label otherwise = c.newLabel();
            Label end = c.newLabel();
            c.getstatic(SELF, "array", CD_Object.arrayType(3)).aload(0).arraylength().ifne(otherwise).iconst_1()
                    .goto_(end);
            c.labelBinding(otherwise).iconst_2().labelBinding(end).aaload().pop();
        });
        failing("InLoop", c -> {
            Label head = c.newLabel();
            Label end = c.newLabel();
            c.iconst_2().istore(1).aconst_null().astore(2).labelBinding(head).iload(1).ifeq(end).iinc(1, -1)
                    .goto_(head);
            c.labelBinding(end);
            length(c.aload(2));
        });
        failing("BehindSwitch", c -> {
            Label end = c.newLabel();
            c.getstatic(SELF, "text", CD_String).iconst_1().lookupswitch(end, java.util.List.of());
            c.labelBinding(end);
            length(c);
        });
        program("InHandler", c -> {
            // What is on the stack of a handler came from nowhere.
            Label handler = c.newLabel();
            Label start = c.newBoundLabel();
            c.aconst_null().athrow();
            Label end = c.newBoundLabel();
            c.labelBinding(handler).invokevirtual(CD_Throwable, "getCause", Show.type("()Ljava/lang/Throwable;"))
                    .invokevirtual(CD_Throwable, "getMessage", Show.type("()Ljava/lang/String;")).pop();
            c.exceptionCatch(start, end, handler, CD_Throwable);
        });
    }
}
