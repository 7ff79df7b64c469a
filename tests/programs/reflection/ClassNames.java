package reflection;

import java.util.Map;

public class ClassNames {
    static class Nested {
        class Deep {
        }
    }

    enum Choice { YES { } }

    static void show(Class<?> c) {
        System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + c.getCanonicalName() + " | " + c.getPackageName());
    }

    public static void main(String[] args) {
        class Local {
        }
        show(ClassNames.class);
        show(Nested.class);
        show(Nested.Deep.class);
        show(Local.class);
        show(new Object() { }.getClass());
        show(new Local() { }.getClass());
        show(Choice.YES.getClass());
        show(Map.Entry.class);
        show(int.class);
        show(void.class);
        show(int[].class);
        show(boolean[][].class);
        show(String[].class);
        show(Nested[][].class);
        show(Local[].class);
        System.out.println(String.class + " " + Runnable.class + " " + int.class + " " + long[].class);
        System.out.println(char.class.arrayType().getName() + " " + String[].class.descriptorString() + " " + ClassNames.class.toGenericString());
        System.out.println(Nested.Deep.class.getEnclosingClass().getSimpleName() + " " + Nested.class.getDeclaringClass().getSimpleName() + " " + Local.class.getEnclosingMethod().getName());
    }
}
