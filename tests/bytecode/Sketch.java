import static java.lang.classfile.ClassFile.ACC_ABSTRACT;
import static java.lang.classfile.ClassFile.ACC_INTERFACE;
import static java.lang.classfile.ClassFile.ACC_PUBLIC;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.classfile.ClassFile.ACC_SUPER;
import static java.lang.classfile.ClassFile.JAVA_17_VERSION;
import static java.lang.classfile.ClassFile.JAVA_6_VERSION;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.io.IOException;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.attribute.NestHostAttribute;
import java.lang.classfile.attribute.NestMembersAttribute;
import java.lang.classfile.attribute.SourceFileAttribute;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** A class in the making. */
final class Sketch {
    /** What stack maps need to know of our own classes. */
    private static final Map<ClassDesc, ClassDesc> SUPERCLASSES = new HashMap<>();
    private static final Set<ClassDesc> INTERFACES = new HashSet<>();

    final ClassDesc self;
    private final Family family;
    private final String name;
    private final List<Consumer<ClassBuilder>> parts = new ArrayList<>();
    private final List<ClassDesc> mates = new ArrayList<>();
    private ClassDesc superclass = CD_Object;
    private int major = JAVA_17_VERSION;
    private int minor = 0;
    private int flags = ACC_PUBLIC | ACC_SUPER;
    private boolean isProgram;
    private boolean dropsStackMaps;
    private String sourceFile;

    Sketch(Family family, String name) {
        this.family = family;
        this.name = name;
        self = ClassDesc.ofInternalName(name);
        sourceFile = name.substring(name.lastIndexOf('/') + 1) + ".java";
        SUPERCLASSES.put(self, CD_Object);
    }

    boolean isProgram() {
        return isProgram;
    }

    String javaName() {
        return name.replace('/', '.');
    }

    Sketch version(int major) {
        return version(major, 0);
    }

    Sketch version(int major, int minor) {
        this.major = major;
        this.minor = minor;
        return this;
    }

    Sketch withoutStackMaps() {
        dropsStackMaps = true;
        return this;
    }

    Sketch flags(int flags) {
        this.flags = flags;
        return this;
    }

    Sketch asInterface() {
        INTERFACES.add(self);
        SUPERCLASSES.remove(self);
        return flags(ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT);
    }

    Sketch extending(ClassDesc superclass) {
        this.superclass = superclass;
        SUPERCLASSES.put(self, superclass);
        return this;
    }

    Sketch implementing(ClassDesc... interfaces) {
        return part(builder -> builder.withInterfaceSymbols(interfaces));
    }

    /** Null for a class that does not say where its source is. */
    Sketch sourceFile(String name) {
        sourceFile = name;
        return this;
    }

    /** Anything else that belongs into the class. */
    Sketch part(Consumer<ClassBuilder> part) {
        parts.add(part);
        return this;
    }

    Sketch field(int flags, String name, ClassDesc type) {
        return part(builder -> builder.withField(name, type, flags));
    }

    Sketch method(int flags, String name, String descriptor, Consumer<CodeBuilder> body) {
        return part(builder -> builder.withMethodBody(name, MethodTypeDesc.ofDescriptor(descriptor), flags, body));
    }

    Sketch method(int flags, String name, String descriptor) {
        MethodTypeDesc type = MethodTypeDesc.ofDescriptor(descriptor);
        return part(builder -> builder.withMethod(name, type, flags, method -> { }));
    }

    Sketch constructor() {
        return method(ACC_PUBLIC, INIT_NAME, "()V",
                c -> c.aload(0).invokespecial(superclass, INIT_NAME, MTD_void).return_());
    }

    /** Makes it a program; a return is added to the body. */
    Sketch main(Consumer<CodeBuilder> body) {
        return wholeMain(c -> {
            body.accept(c);
            c.return_();
        });
    }

    /** Makes it a program whose body ends by itself. */
    Sketch wholeMain(Consumer<CodeBuilder> body) {
        return asProgram().method(ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", body);
    }

    /** Makes it a program, wherever its main method comes from. */
    Sketch asProgram() {
        isProgram = true;
        return this;
    }

    /** Another class, named as a member of this one. */
    Sketch nested(String name) {
        Sketch nested = new Sketch(family, this.name + "$" + name);
        family.add(nested);
        return nested;
    }

    /** Another class that may use the private members of this one, and the other way round. */
    Sketch mate(String name) {
        Sketch mate = nested(name);
        mates.add(mate.self);
        return mate.part(builder -> builder.with(NestHostAttribute.of(builder.constantPool().classEntry(self))));
    }

    void write(Path folder) throws IOException {
        Path file = folder.resolve(name + ".class");
        Files.createDirectories(file.getParent());
        ClassHierarchyResolver resolver = ClassHierarchyResolver.of(INTERFACES, SUPERCLASSES)
                .orElse(ClassHierarchyResolver.defaultResolver());
        StackMapsOption stackMaps = dropsStackMaps || major < JAVA_6_VERSION
                ? StackMapsOption.DROP_STACK_MAPS : StackMapsOption.GENERATE_STACK_MAPS;
        try {
            Files.write(file, ClassFile.of(stackMaps, ClassHierarchyResolverOption.of(resolver))
                    .build(self, this::build));
        } catch (RuntimeException exception) {
            throw new IllegalStateException("cannot write " + name, exception);
        }
    }

    private void build(ClassBuilder builder) {
        builder.withVersion(major, minor).withFlags(flags).withSuperclass(superclass);
        if (sourceFile != null) {
            builder.with(SourceFileAttribute.of(sourceFile));
        }
        if (!mates.isEmpty()) {
            builder.with(NestMembersAttribute.ofSymbols(mates));
        }
        parts.forEach(part -> part.accept(builder));
    }
}
