package handles;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Handles made of reflected members, and members found again behind handles. */
public class ReflectedHandles {
    private int number = 3;
    private static String text = "static";

    ReflectedHandles(int number) {
        this.number = number;
    }

    private int plus(int more) {
        return number + more;
    }

    static String twice(String text) {
        return text + text;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        Method plus = ReflectedHandles.class.getDeclaredMethod("plus", int.class);
        Method twice = ReflectedHandles.class.getDeclaredMethod("twice", String.class);
        Constructor<?> constructor = ReflectedHandles.class.getDeclaredConstructor(int.class);
        Field number = ReflectedHandles.class.getDeclaredField("number");
        Field text = ReflectedHandles.class.getDeclaredField("text");

        ReflectedHandles object = (ReflectedHandles) lookup.unreflectConstructor(constructor).invokeExact(10);
        System.out.println((int) lookup.unreflect(plus).invokeExact(object, 5));
        System.out.println((String) lookup.unreflect(twice).invokeExact("ab"));
        System.out.println((int) lookup.unreflectGetter(number).invokeExact(object));
        lookup.unreflectSetter(number).invokeExact(object, 11);
        lookup.unreflectSetter(text).invokeExact("changed");
        System.out.println(object.number + " " + (String) lookup.unreflectGetter(text).invokeExact());
        VarHandle variable = lookup.unreflectVarHandle(number);
        System.out.println((int) variable.getAndAdd(object, 4) + " " + object.number);
        System.out.println(lookup.unreflectSpecial(plus, ReflectedHandles.class).type());

        reveal(lookup, lookup.unreflect(plus));
        reveal(lookup, lookup.unreflect(twice));
        reveal(lookup, lookup.unreflectConstructor(constructor));
        reveal(lookup, lookup.unreflectGetter(number));
        reveal(lookup, lookup.unreflectSetter(text));
        reveal(lookup, lookup.findVirtual(String.class, "length", MethodType.methodType(int.class)));
        reveal(lookup, lookup.findVirtual(Runnable.class, "run", MethodType.methodType(void.class)));
        reveal(lookup, lookup.unreflect(String.class.getMethod("format", String.class, Object[].class)));
        try {
            lookup.revealDirect(lookup.unreflect(twice).bindTo("x"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }

        MethodHandles.Lookup other = MethodHandles.privateLookupIn(Secret.class, lookup);
        System.out.println(other.lookupClass() + " " + (other.lookupModes() & MethodHandles.Lookup.PRIVATE));
        System.out.println((String) other.findStatic(Secret.class, "whisper", MethodType.methodType(String.class)).invokeExact());
        System.out.println(lookup + " " + MethodHandles.publicLookup() + " " + lookup.in(String.class));
        System.out.println(lookup.findClass("handles.Secret") + " " + lookup.accessClass(Secret.class));
        System.out.println(variable.toMethodHandle(VarHandle.AccessMode.GET_AND_SET).type());
        System.out.println((int) variable.toMethodHandle(VarHandle.AccessMode.GET_AND_SET).invokeExact(object, 1) + " " + object.number);
        MethodHandle invoker = MethodHandles.varHandleInvoker(VarHandle.AccessMode.SET, MethodType.methodType(void.class, ReflectedHandles.class, int.class));
        invoker.invokeExact(variable, object, 99);
        MethodHandle exact = MethodHandles.varHandleExactInvoker(VarHandle.AccessMode.GET, MethodType.methodType(int.class, ReflectedHandles.class));
        System.out.println((int) exact.invokeExact(variable, object));
    }

    static void reveal(MethodHandles.Lookup lookup, MethodHandle handle) throws ReflectiveOperationException {
        MethodHandleInfo info = lookup.revealDirect(handle);
        System.out.println(info + " " + MethodHandleInfo.referenceKindToString(info.getReferenceKind()) + " " + info.isVarArgs()
                + " " + info.reflectAs(java.lang.reflect.Member.class, lookup));
    }
}

class Secret {
    private static String whisper() {
        return "whispered";
    }
}
