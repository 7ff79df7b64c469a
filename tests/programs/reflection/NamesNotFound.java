package reflection;

public class NamesNotFound {
    static class Loud {
        static {
            System.out.println("Loud initialised");
        }
    }

    static class Broken {
        static {
            int[] none = new int[0];
            none[1] = 0;
        }
    }

    interface Attempt {
        Object run() throws Throwable;
    }

    static void attempt(Attempt attempt) {
        try {
            System.out.println(attempt.run());
        } catch (Throwable e) {
            e.printStackTrace(System.out);
        }
    }

    public static void main(String[] args) {
        ClassLoader loader = NamesNotFound.class.getClassLoader();
        for (String name : new String[] {"no.Such", "[Lno.Such;", "int", "no/Such", "", "a..b", "[I", "[[Ljava.lang.String;", "[Q", "[", "[Ljava.lang.String", "java.lang.String;",
            "Ljava.lang.String;", "java.lang.NoSuch", "reflection.NamesNotFound.Loud", "[Lreflection.NamesNotFound$Loud;", "reflection.namesnotfound", null}) {
            System.out.println("--- " + name);
            attempt(() -> Class.forName(name));
            attempt(() -> Class.forName(name, false, null));
        }
        attempt(() -> Class.forName("no.Such", true, loader));
        attempt(() -> Class.forName("reflection.NamesNotFound$Loud", false, null));
        attempt(() -> Class.forName("reflection.NamesNotFound$Loud", true, loader.getParent()));
        attempt(() -> loader.loadClass("no.Such"));
        attempt(() -> loader.loadClass("[I"));
        attempt(() -> loader.loadClass("java/lang/String"));
        attempt(() -> loader.loadClass("reflection.NamesNotFound$Loud"));
        attempt(() -> Class.forName("reflection.NamesNotFound$Loud"));
        attempt(() -> Class.forName("reflection.NamesNotFound$Broken"));
        attempt(() -> Class.forName("reflection.NamesNotFound$Broken"));
        attempt(() -> Class.forName("java.sql.Connection").getClassLoader() == loader.getParent());
        attempt(() -> String.class.getClassLoader());
        attempt(() -> loader.getName() + " " + loader.getParent().getName() + " " + loader.getParent().getParent());
        attempt(() -> ClassLoader.getSystemClassLoader() == loader);
        attempt(() -> Thread.currentThread().getContextClassLoader() == loader);
        attempt(() -> NamesNotFound.class.getPackage() + ", " + String.class.getPackage() + ", " + (Loud.class.getPackage() == NamesNotFound.class.getPackage()) + ", " + int[].class.getPackage());
    }
}
