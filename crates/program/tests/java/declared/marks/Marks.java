package marks;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Annotations of every retention. */
public class Marks {
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Seen {
        String value() default "nothing";

        String[] list() default {};

        Class<?> type() default void.class;

        Inner inner() default @Inner(1);

        RetentionPolicy policy() default RetentionPolicy.SOURCE;
    }

    public @interface Unseen {
        String value() default "";
    }

    @Retention(RetentionPolicy.SOURCE)
    public @interface Gone {}

    @Retention(RetentionPolicy.RUNTIME)
    public @interface Inner {
        int[] value();
    }
}
