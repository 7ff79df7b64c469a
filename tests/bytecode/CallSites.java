import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.constant.ConstantDescs.*;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc.Kind;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodHandleDesc;
import java.util.function.Consumer;

/** {@code invokedynamic} with bootstrap methods that no compiler of Java uses. */
final class CallSites extends Family {
    private static final ClassDesc CONSTANT_SITE = ClassDesc.of("java.lang.invoke.ConstantCallSite");
    private static final ClassDesc MUTABLE_SITE = ClassDesc.of("java.lang.invoke.MutableCallSite");
    private static final ClassDesc VOLATILE_SITE = ClassDesc.of("java.lang.invoke.VolatileCallSite");
    private static final ClassDesc HANDLES = ClassDesc.of("java.lang.invoke.MethodHandles");
    private static final ClassDesc ILLEGAL_STATE = ClassDesc.of("java.lang.IllegalStateException");
    private static final String LEADING =
            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;";
    private static final String RESULT = ")Ljava/lang/invoke/CallSite;";

    CallSites() {
        super("indy");
        constantSites();
        changingSites();
        arguments();
        failures();
    }

    /** A program with a bootstrap method that says when it is called. */
    private Sketch own(String name, String extra, Consumer<CodeBuilder> body) {
        return sketch(name).method(ACC_STATIC, "bootstrap", LEADING + extra + RESULT, c -> {
            Show.say(c, "bootstrap");
            c.aload(1).aload(2);
            Show.show(c, CD_MethodType, CD_String);
            body.accept(c);
        });
    }

    private static DynamicCallSiteDesc site(Sketch sketch, String name, String type, String extra,
            ConstantDesc... arguments) {
        var bootstrap = MethodHandleDesc.of(Kind.STATIC, sketch.self, "bootstrap", LEADING + extra + RESULT);
        return DynamicCallSiteDesc.of(bootstrap, name, Show.type(type), arguments);
    }

    /** Makes a site whose target is the handle constant given, and returns it from the bootstrap method. */
    private static void returnSite(CodeBuilder c, ClassDesc site, ConstantDesc target) {
        c.new_(site).dup().loadConstant(target)
                .invokespecial(site, INIT_NAME, Show.type("(Ljava/lang/invoke/MethodHandle;)V")).areturn();
    }

    private void constantSites() {
        Sketch simple = own("ConstantSite", "", c -> returnSite(c, CONSTANT_SITE,
                MethodHandleDesc.of(Kind.STATIC, CD_Integer, "sum", "(II)I")));
        simple.main(c -> {
            for (int place = 0; place < 2; place++) {
                c.bipush(20 + place).iconst_3().invokedynamic(site(simple, "add", "(II)I", ""));
                Show.show(c, CD_int);
            }
        });
        Sketch loop = own("LinkedOnce", "", c -> returnSite(c, CONSTANT_SITE,
                MethodHandleDesc.of(Kind.STATIC, CD_Integer, "toHexString", "(I)Ljava/lang/String;")));
        loop.main(c -> {
            var head = c.newLabel();
            var end = c.newLabel();
            c.bipush(18).istore(1).labelBinding(head).iload(1).bipush(14).if_icmple(end);
            c.iload(1).invokedynamic(site(loop, "hex", "(I)Ljava/lang/String;", ""));
            Show.show(c, CD_String);
            c.iinc(1, -1).goto_(head).labelBinding(end);
        });
        Sketch lookedUp = own("TargetByLookup", "", c -> c.new_(CONSTANT_SITE).dup()
                .aload(0).aload(0).invokevirtual(CD_MethodHandles_Lookup, "lookupClass",
                        Show.type("()Ljava/lang/Class;"))
                .aload(1).aload(2).invokevirtual(CD_MethodHandles_Lookup, "findStatic",
                        Show.type("(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;)"
                                + "Ljava/lang/invoke/MethodHandle;"))
                .invokespecial(CONSTANT_SITE, INIT_NAME, Show.type("(Ljava/lang/invoke/MethodHandle;)V")).areturn());
        lookedUp.method(ACC_PRIVATE | ACC_STATIC, "triple", "(J)J", c -> c.lload(0).loadConstant(3L).lmul().lreturn());
        lookedUp.main(c -> {
            c.loadConstant(1L << 40).invokedynamic(site(lookedUp, "triple", "(J)J", ""));
            Show.show(c, CD_long);
        });
        Sketch nothing = own("NoArgumentsNoResult", "", c -> returnSite(c, CONSTANT_SITE,
                MethodHandleDesc.of(Kind.STATIC, ClassDesc.of("indy.NoArgumentsNoResult"), "target", "()V")));
        nothing.method(ACC_STATIC, "target", "()V", c -> {
            Show.say(c, "target");
            c.return_();
        });
        nothing.main(c -> c.invokedynamic(site(nothing, "run", "()V", "")));
        Sketch thrown = own("TargetThrows", "", c -> returnSite(c, CONSTANT_SITE,
                MethodHandleDesc.of(Kind.STATIC, CD_Integer, "parseInt", "(Ljava/lang/String;)I")));
        var parse = site(thrown, "parse", "(Ljava/lang/String;)I", "");
        thrown.main(c -> {
            Show.attempt(c, body -> body.loadConstant("one").invokedynamic(parse).pop());
            c.loadConstant("12").invokedynamic(parse);
            Show.show(c, CD_int);
            c.loadConstant("two").invokedynamic(parse).pop();
        });
        kept(CONSTANT_SITE, "MixedArguments");
    }

    /** Arguments of every type arrive as they were. */
    private void kept(ClassDesc site, String name) {
        String type = "(ZBCSIJFDLjava/lang/String;)V";
        Sketch mixed = own(name, "", c -> returnSite(c, site,
                MethodHandleDesc.of(Kind.STATIC, ClassDesc.of("indy." + name), "target", type)));
        mixed.method(ACC_STATIC, "target", type, c -> {
            c.iload(0).iload(1).iload(2).iload(3).iload(4).lload(5).fload(7).dload(8).aload(10);
            Show.show(c, CD_String, CD_double, CD_float, CD_long, CD_int, CD_short, CD_char, CD_byte, CD_boolean);
            c.return_();
        });
        mixed.main(c -> c.iconst_1().bipush(-2).bipush('c').sipush(-400).loadConstant(50000).loadConstant(6L << 40)
                .loadConstant(7f).loadConstant(8.0).loadConstant("nine").invokedynamic(site(mixed, "all", type, "")));
    }

    private void changingSites() {
        changing("MutableSite", MUTABLE_SITE);
        changing("VolatileSite", VOLATILE_SITE);
        Sketch itself = sketch("SiteChangesItself");
        itself.field(ACC_STATIC, "site", MUTABLE_SITE);
        itself.method(ACC_STATIC, "bootstrap", LEADING + RESULT, c -> c.new_(MUTABLE_SITE).dup()
                .loadConstant(MethodHandleDesc.of(Kind.STATIC, itself.self, "first", "()Ljava/lang/String;"))
                .invokespecial(MUTABLE_SITE, INIT_NAME, Show.type("(Ljava/lang/invoke/MethodHandle;)V"))
                .dup().putstatic(itself.self, "site", MUTABLE_SITE).areturn());
        itself.method(ACC_STATIC, "first", "()Ljava/lang/String;", c -> c.getstatic(itself.self, "site", MUTABLE_SITE)
                .loadConstant(MethodHandleDesc.of(Kind.STATIC, itself.self, "later", "()Ljava/lang/String;"))
                .invokevirtual(MUTABLE_SITE, "setTarget", Show.type("(Ljava/lang/invoke/MethodHandle;)V"))
                .loadConstant("first").areturn());
        itself.method(ACC_STATIC, "later", "()Ljava/lang/String;", c -> c.loadConstant("later").areturn());
        itself.method(ACC_STATIC, "call", "()V", c -> {
            c.invokedynamic(site(itself, "call", "()Ljava/lang/String;", ""));
            Show.show(c, CD_String);
            c.return_();
        });
        itself.main(c -> {
            for (int call = 0; call < 3; call++) {
                c.invokestatic(itself.self, "call", MTD_void);
            }
        });
    }

    private void changing(String name, ClassDesc kind) {
        Sketch sketch = sketch(name);
        sketch.field(ACC_STATIC, "site", kind);
        sketch.method(ACC_STATIC, "bootstrap", LEADING + RESULT, c -> {
            Show.say(c, "bootstrap");
            // Without a target yet: calls fail until there is one.
            c.new_(kind).dup().aload(2).invokespecial(kind, INIT_NAME, Show.type("(Ljava/lang/invoke/MethodType;)V"))
                    .dup().putstatic(sketch.self, "site", kind).areturn();
        });
        sketch.method(ACC_STATIC, "call", "(II)V", c -> {
            c.iload(0).iload(1).invokedynamic(site(sketch, "call", "(II)I", ""));
            Show.show(c, CD_int);
            c.return_();
        });
        sketch.main(c -> {
            Show.attempt(c, body -> body.iconst_3().iconst_4().invokestatic(sketch.self, "call", Show.type("(II)V")));
            for (String target : new String[] {"sum", "max", "compare", "sum"}) {
                c.getstatic(sketch.self, "site", kind)
                        .loadConstant(MethodHandleDesc.of(Kind.STATIC, CD_Integer, target, "(II)I"))
                        .invokevirtual(kind, "setTarget", Show.type("(Ljava/lang/invoke/MethodHandle;)V"));
                c.iconst_3().iconst_4().invokestatic(sketch.self, "call", Show.type("(II)V"));
            }
            Show.attempt(c, body -> body.getstatic(sketch.self, "site", kind)
                    .loadConstant(MethodHandleDesc.of(Kind.STATIC, CD_Integer, "toString", "(I)Ljava/lang/String;"))
                    .invokevirtual(kind, "setTarget", Show.type("(Ljava/lang/invoke/MethodHandle;)V")));
        });
    }

    private void arguments() {
        String extra = "Ljava/lang/String;IJLjava/lang/Class;Ljava/lang/invoke/MethodHandle;";
        Sketch all = own("StaticArguments", extra, c -> {
            c.aload(3).iload(4).lload(5).aload(7);
            Show.show(c, CD_Class, CD_long, CD_int, CD_String);
            c.new_(CONSTANT_SITE).dup().aload(8)
                    .invokespecial(CONSTANT_SITE, INIT_NAME, Show.type("(Ljava/lang/invoke/MethodHandle;)V")).areturn();
        });
        var primitiveClass = ofConstantBootstrap(ClassDesc.of("java.lang.invoke.ConstantBootstraps"), "primitiveClass",
                CD_Class);
        var dynamic = DynamicConstantDesc.ofNamed(primitiveClass, "F", CD_Class);
        all.main(c -> {
            c.bipush(-5).invokedynamic(site(all, "abs", "(I)I", extra, "text", 2, 3L, dynamic,
                    MethodHandleDesc.of(Kind.STATIC, ClassDesc.of("java.lang.Math"), "abs", "(I)I")));
            Show.show(c, CD_int);
        });
        Sketch two = own("SitesAreSeparate", "I", c -> {
            c.new_(CONSTANT_SITE).dup().loadConstant(CD_int).iload(3)
                    .invokestatic(CD_Integer, "valueOf", Show.type("(I)Ljava/lang/Integer;"))
                    .invokestatic(HANDLES, "constant",
                            Show.type("(Ljava/lang/Class;Ljava/lang/Object;)Ljava/lang/invoke/MethodHandle;"))
                    .invokespecial(CONSTANT_SITE, INIT_NAME, Show.type("(Ljava/lang/invoke/MethodHandle;)V")).areturn();
        });
        two.main(c -> {
            for (int number : new int[] {1, 2, 1}) {
                c.invokedynamic(site(two, "number", "()I", "I", number));
                Show.show(c, CD_int);
            }
        });
    }

    private void failures() {
        Sketch throwing = own("BootstrapThrows", "", c -> c.new_(ILLEGAL_STATE).dup().loadConstant("refused")
                .invokespecial(ILLEGAL_STATE, INIT_NAME, Show.type("(Ljava/lang/String;)V")).athrow());
        failing(throwing);
        Sketch error = own("BootstrapThrowsError", "", c -> c.new_(ClassDesc.of("java.lang.AssertionError")).dup()
                .invokespecial(ClassDesc.of("java.lang.AssertionError"), INIT_NAME, MTD_void).athrow());
        failing(error);
        failing(own("BootstrapReturnsNull", "", c -> c.aconst_null().areturn()));
        failing(own("TargetOfWrongType", "", c -> returnSite(c, CONSTANT_SITE,
                MethodHandleDesc.of(Kind.STATIC, CD_Integer, "toString", "(I)Ljava/lang/String;"))));
        failing(sketch("NoSuchBootstrap"));
        Sketch wrong = sketch("BootstrapReturnsString");
        String looser = LEADING + ")Ljava/lang/Object;";
        wrong.method(ACC_STATIC, "bootstrap", looser, c -> c.loadConstant("text").areturn());
        var site = DynamicCallSiteDesc.of(MethodHandleDesc.of(Kind.STATIC, wrong.self, "bootstrap", looser), "call",
                Show.type("()V"));
        wrong.main(c -> c.invokedynamic(site));
        Sketch absent = own("MissingTypeInDescriptor", "", c -> c.aconst_null().areturn());
        absent.main(c -> c.invokedynamic(site(absent, "call", "()Lindy/Absent;", "")).pop());
    }

    /** The same error comes at each run of the site, and the bootstrap method runs for the first only. */
    private static void failing(Sketch sketch) {
        sketch.method(ACC_PUBLIC | ACC_STATIC, "call", "()V", c -> c.invokedynamic(site(sketch, "call", "()V", ""))
                .return_());
        sketch.main(c -> {
            Show.attempt(c, body -> body.invokestatic(sketch.self, "call", MTD_void));
            Show.attempt(c, body -> body.invokestatic(sketch.self, "call", MTD_void));
            c.invokestatic(sketch.self, "call", MTD_void);
        });
    }
}
