package reflection;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;

public class Annotations {
    enum Level { LOW, HIGH }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Inner {
        int value() default 7;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface Mark {
        String name() default "none";

        int[] numbers() default {1, 2};

        Level level() default Level.LOW;

        Class<?> type() default Object.class;

        Inner inner() default @Inner(3);

        Inner[] several() default {};

        long wide() default 5L;

        char letter() default 'x';

        double real() default 1.5;

        byte small() default 1;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Tags.class)
    @interface Tag {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Tags {
        Tag[] value();
    }

    @Retention(RetentionPolicy.CLASS)
    @interface Unseen {
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface Use {
        int value();
    }

    @Mark(name = "base", level = Level.HIGH, type = String.class, numbers = {}, several = {@Inner(1), @Inner})
    @Unseen
    static class Base {
        @Tag("one")
        @Tag("two")
        public int field;

        @Use(4) String used;

        @Inner
        public Base() {
        }

        @Deprecated
        @Inner(8)
        public void method(@Inner(9) String a, int b, @Tag("p") long c) {
        }

        @Use(5) String uses(@Use(6) int p) throws @Use(7) RuntimeException {
            return null;
        }
    }

    static class Derived extends Base {
    }

    record Pair(@Inner(1) int a, @Tag("x") String b) {
    }

    static void showMark(Mark m) {
        System.out.println(m.name() + " " + m.level() + " " + m.type() + " " + m.numbers().length + " " + m.several().length + " " + m.inner().value() + " " + m.wide() + m.letter() + m.real() + m.small());
    }

    public static void main(String[] args) throws Exception {
        Mark mark = Derived.class.getAnnotation(Mark.class);
        showMark(mark);
        System.out.println(mark.annotationType() + " " + mark.equals(Base.class.getAnnotation(Mark.class)) + " " + (mark.hashCode() == Base.class.getAnnotation(Mark.class).hashCode()));
        System.out.println(mark.several()[1] + " " + mark.inner());
        System.out.println(Base.class.getDeclaredAnnotations().length + " " + Derived.class.getDeclaredAnnotations().length + " " + Derived.class.isAnnotationPresent(Mark.class) + " " + Base.class.isAnnotationPresent(Unseen.class));
        Field field = Base.class.getField("field");
        System.out.println(Arrays.toString(field.getAnnotationsByType(Tag.class)) + " " + field.getAnnotation(Tag.class) + " " + field.getAnnotation(Tags.class));
        Method method = Base.class.getMethod("method", String.class, int.class, long.class);
        System.out.println(Arrays.toString(method.getAnnotations()));
        System.out.println(Arrays.deepToString(method.getParameterAnnotations()));
        System.out.println(Arrays.toString(Base.class.getConstructor().getAnnotations()));
        System.out.println(Arrays.toString((int[]) Mark.class.getMethod("numbers").getDefaultValue()) + " " + Mark.class.getMethod("name").getDefaultValue());
        for (RecordComponent component : Pair.class.getRecordComponents()) {
            System.out.println(component + " " + Arrays.toString(component.getAnnotations()) + " " + component.getAccessor() + " " + component.getGenericType());
        }
        System.out.println(Arrays.toString(Pair.class.getDeclaredConstructors()[0].getParameters()) + " " + Arrays.toString(method.getParameters()) + " " + method.getParameters()[0].isNamePresent());
        Method uses = Base.class.getDeclaredMethod("uses", int.class);
        System.out.println(Base.class.getDeclaredField("used").getAnnotatedType() + " " + uses.getAnnotatedReturnType() + " " + Arrays.toString(uses.getAnnotatedParameterTypes()) + " " + Arrays.toString(uses.getAnnotatedExceptionTypes()));
        System.out.println(Runnable.class.isAnnotationPresent(FunctionalInterface.class) + " " + Runnable.class.getAnnotation(FunctionalInterface.class));
        System.out.println(Proxy.isProxyClass(mark.getClass()));
    }
}
