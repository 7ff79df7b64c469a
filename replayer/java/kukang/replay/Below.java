package kukang.replay;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Modifier;

/** Objects of any type. No constructor runs; what is abstract gets a class below it, whose methods nobody calls. */
final class Below {
    private static final int MAGIC = 0xCAFEBABE;
    /** The version of Java 17. */
    private static final int VERSION = 61;
    private static final int UTF8 = 1;
    private static final int CLASS = 7;
    private static final int FINAL_SUPER = 0x0030;

    private Below() { }

    static boolean isAbstract(Class<?> of) {
        return Modifier.isAbstract(of.getModifiers()) && !of.isArray();
    }

    static Object any(Class<?> of) throws Throwable {
        if (of.isEnum()) {
            return of.getEnumConstants()[0];
        }
        if (of.isSealed() && isAbstract(of)) {
            return ofPermitted(of);
        }
        if (of.isInterface()) {
            return Described.unknown(of, null);
        }
        if (!isAbstract(of)) {
            return Access.allocate(of);
        }
        return Access.allocate(Access.LOOKUP.in(of).defineHiddenClass(below(of), false).lookupClass());
    }

    /** An object of the first class below that lets itself be made. */
    private static Object ofPermitted(Class<?> of) throws Throwable {
        Throwable trouble = null;
        for (Class<?> below : of.getPermittedSubclasses()) {
            try {
                return any(below);
            } catch (ReflectiveOperationException | LinkageError | IllegalStateException | IllegalArgumentException refused) {
                trouble = refused;
            }
        }
        throw new IllegalStateException("no object of " + of.getName() + " can be made", trouble);
    }

    /** The class file of a class below another, with nothing in it. */
    private static byte[] below(Class<?> above) throws IOException {
        String name = above.getName().replace('.', '/');
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(MAGIC);
        out.writeShort(0);
        out.writeShort(VERSION);
        out.writeShort(5);
        for (String text : new String[] {name + "$Below", name}) {
            out.writeByte(UTF8);
            out.writeUTF(text);
        }
        for (int place = 1; place <= 2; place++) {
            out.writeByte(CLASS);
            out.writeShort(place);
        }
        out.writeShort(FINAL_SUPER);
        out.writeShort(3);
        out.writeShort(4);
        // No interfaces, fields, methods, attributes.
        out.writeLong(0);
        out.flush();
        return bytes.toByteArray();
    }
}
