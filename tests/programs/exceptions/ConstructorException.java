package exceptions;

/** An exception in a constructor leaves a half-built object that may have escaped before. */
public class ConstructorException {
    static Child escaped;

    static class Parent {
        String parent = "set";

        Parent(boolean fail) {
            System.out.println("parent");
            if (fail) {
                throw new IllegalStateException("parent failed");
            }
        }
    }

    static class Child extends Parent {
        String before = init("before");
        String after;

        {
            escaped = this;
        }

        Child(boolean parentFails, boolean childFails) {
            super(parentFails);
            if (childFails) {
                throw new IllegalArgumentException("child failed");
            }
            after = init("after");
        }

        static String init(String name) {
            System.out.println("init " + name);
            return name;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            escaped = null;
            try {
                Child child = new Child(i == 1, i == 2);
                System.out.println("built " + (child == escaped));
            } catch (RuntimeException e) {
                StackTraceElement top = e.getStackTrace()[0];
                System.out.println(e.getMessage() + " in " + top.getClassName() + "." + top.getMethodName());
            }
            if (escaped != null) {
                System.out.println(escaped.parent + " " + escaped.before + " " + escaped.after);
            } else {
                System.out.println("nothing escaped");
            }
        }
    }
}
