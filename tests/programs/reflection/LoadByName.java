package reflection;

public class LoadByName {
    static class Quiet {
        static {
            System.out.println("Quiet initialised");
        }
    }

    static class Loud {
        static {
            System.out.println("Loud initialised");
        }

        static int x = 5;
    }

    static class Broken {
        static int x = Integer.parseInt("broken");
    }

    static void attempt(String name) {
        try {
            System.out.println(Class.forName(name));
        } catch (ClassNotFoundException e) {
            System.out.println("not found: " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        attempt("java.util.ArrayList");
        attempt("java.util.Map$Entry");
        attempt("[I");
        attempt("[[Ljava.lang.String;");
        attempt("int");
        attempt("reflection.Missing");
        attempt("java/lang/String");
        attempt("reflection.LoadByName$Loud");
        attempt("reflection.LoadByName$Loud");
        Class<?> quiet = Class.forName("reflection.LoadByName$Quiet", false, LoadByName.class.getClassLoader());
        System.out.println(quiet.getSimpleName() + " " + (quiet == Quiet.class));
        Class.forName(quiet.getName());
        try {
            Class.forName("reflection.LoadByName$Broken");
        } catch (ExceptionInInitializerError e) {
            System.out.println("failed: " + e.getCause().getMessage());
        }
        try {
            System.out.println(Broken.x);
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
    }
}
