package reflection;

import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;

public class Proxies {
    interface Shape {
        int area(int w, long h);

        String name();

        default String twice() {
            return name() + name();
        }

        void fail() throws IOException;

        boolean[] flags(double d, float f, char c, byte b, short s);
    }

    public interface Getter {
        Object get(Object o);
    }

    static class Handler implements InvocationHandler {
        @Override
        public Object invoke(Object proxy, Method m, Object[] a) throws Throwable {
            System.out.println("call " + m.getName() + " " + Arrays.toString(a) + " of " + m.getDeclaringClass().getSimpleName());
            switch (m.getName()) {
                case "area":
                    return (int) ((Integer) a[0] * (Long) a[1]);
                case "name":
                    return "N";
                case "hashCode":
                    return 42;
                case "equals":
                    return proxy == a[0];
                case "toString":
                    return "a proxy";
                case "fail":
                    throw new IOException("failed");
                case "flags":
                    return new boolean[] {true};
                case "get":
                    if ("checked".equals(a[0])) {
                        throw new Exception("checked");
                    }
                    if ("unchecked".equals(a[0])) {
                        throw new IllegalStateException("unchecked");
                    }
                    return a[0];
                default:
                    return Handler.class;
            }
        }
    }

    interface Attempt {
        Object run() throws Throwable;
    }

    static void attempt(String what, Attempt attempt) {
        System.out.println("--- " + what);
        try {
            System.out.println(attempt.run());
        } catch (Throwable e) {
            e.printStackTrace(System.out);
        }
    }

    static Object proxy(ClassLoader loader, InvocationHandler handler, Class<?>... interfaces) {
        return Proxy.newProxyInstance(loader, interfaces, handler);
    }

    public static void main(String[] args) {
        ClassLoader loader = Proxies.class.getClassLoader();
        Shape shape = (Shape) proxy(loader, new Handler(), Shape.class);
        attempt("area", () -> shape.area(3, 4));
        attempt("name", () -> shape.name());
        attempt("methods of Object", () -> shape.hashCode() + " " + shape.equals(shape) + " " + shape);
        attempt("fail", () -> {
            shape.fail();
            return null;
        });
        attempt("flags", () -> shape.flags(1, 2, 'c', (byte) 3, (short) 4).length);
        attempt("twice", () -> shape.twice());
        attempt("default method", () -> InvocationHandler.invokeDefault(shape, Shape.class.getMethod("twice")));
        Getter getter = (Getter) proxy(loader, new Handler(), Getter.class, Comparable.class);
        attempt("get", () -> getter.get("x") + " " + getter.get(null));
        attempt("get checked", () -> getter.get("checked"));
        attempt("get unchecked", () -> getter.get("unchecked"));
        @SuppressWarnings("unchecked")
        Comparable<Object> comparable = (Comparable<Object>) getter;
        attempt("wrong result", () -> comparable.compareTo(getter));
        attempt("names", () -> shape.getClass().getName() + " " + getter.getClass().getName() + " " + getter.getClass().getPackageName() + " " + getter.getClass().getModule().getName());
        attempt("classes", () -> Proxy.isProxyClass(getter.getClass()) + " " + Proxy.isProxyClass(Proxies.class) + " " + Proxy.getInvocationHandler(shape).getClass());
        attempt("interfaces", () -> Arrays.toString(getter.getClass().getInterfaces()) + " " + Modifier.toString(getter.getClass().getModifiers()) + " " + Modifier.toString(shape.getClass().getModifiers()));
        attempt("same class", () -> proxy(loader, new Handler(), Shape.class).getClass() == shape.getClass());
        attempt("no interface", () -> proxy(loader, new Handler(), String.class));
        attempt("twice the same", () -> proxy(loader, new Handler(), Runnable.class, Runnable.class));
        attempt("no handler", () -> proxy(loader, null, Runnable.class));
        attempt("not visible", () -> proxy(null, new Handler(), Getter.class));
        attempt("no proxy", () -> Proxy.getInvocationHandler("x"));
        attempt("boot loader", () -> {
            Runnable run = (Runnable) proxy(null, (p, m, a) -> null, Runnable.class);
            run.run();
            return run.getClass().getName() + " " + run.getClass().getClassLoader();
        });
    }
}
