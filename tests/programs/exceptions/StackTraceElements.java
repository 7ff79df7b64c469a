package exceptions;

/** The elements of a trace: classes, methods, files and lines of constructors, initializers and nested classes. */
public class StackTraceElements {
    static final StackTraceElement[] IN_INITIALIZER = new Throwable().getStackTrace();

    static class Nested {
        final StackTraceElement[] fromField = new Throwable().getStackTrace();
        final StackTraceElement[] fromConstructor;

        Nested() {
            fromConstructor = new Throwable().getStackTrace();
        }

        static StackTraceElement[] fromStatic() {
            return new Throwable().getStackTrace();
        }

        class Deeper {
            StackTraceElement[] trace() {
                return new Throwable().getStackTrace();
            }
        }
    }

    static class Lonely {
        static final StackTraceElement[] TRACE = new Throwable().getStackTrace();
    }

    static class Custom extends Exception {
        Custom() {
            super("custom");
        }
    }

    static Custom factory() {
        return new Custom();
    }

    static void show(String title, StackTraceElement[] trace) {
        System.out.println(title + " " + trace.length);
        for (StackTraceElement element : trace) {
            System.out.println("  " + element + " | " + element.getClassName() + " | " + element.getMethodName() + " | "
                    + element.getFileName() + " | " + element.getLineNumber() + " | " + element.isNativeMethod() + " | "
                    + element.getModuleName() + " | " + element.getClassLoaderName());
        }
    }

    static StackTraceElement[] manyLines(int a) {
        return trace(
                a,
                a +
                        a);
    }

    static StackTraceElement[] trace(int a, int b) {
        return new Throwable()
                .getStackTrace();
    }

    public static void main(String[] args) {
        show("initializer", IN_INITIALIZER);
        Nested nested = new Nested();
        show("field", nested.fromField);
        show("constructor", nested.fromConstructor);
        show("static", Nested.fromStatic());
        show("inner", nested.new Deeper().trace());
        show("lonely", Lonely.TRACE);
        show("factory", factory().getStackTrace());
        show("lines", manyLines(1));
        Object anonymous = new Object() {
            @Override
            public String toString() {
                return new Throwable().getStackTrace()[0].toString();
            }
        };
        System.out.println(anonymous);
        try {
            Integer.parseInt("x1");
        } catch (NumberFormatException e) {
            StackTraceElement[] trace = e.getStackTrace();
            System.out.println(trace[trace.length - 1]);
            System.out.println(trace[0].getModuleName() + " " + trace[0].getMethodName());
        }
        Exception replaced = new Exception();
        replaced.setStackTrace(new StackTraceElement[]{new StackTraceElement("some.Type", "method", "File.java", 42),
            new StackTraceElement("some.Type", "native", null, -2), new StackTraceElement("T", "m", null, -1)});
        show("replaced", replaced.getStackTrace());
        System.out.println(replaced.getStackTrace()[0].equals(
                new StackTraceElement("some.Type", "method", "File.java", 42)));
    }
}
