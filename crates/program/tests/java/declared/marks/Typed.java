package marks;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;

/** Annotations on types, which class files keep apart from those on declarations. */
class Typed {
    @Target(ElementType.TYPE_USE)
    @Retention(RetentionPolicy.RUNTIME)
    @interface Seen {
        String[] value() default {};
    }

    @Target(ElementType.TYPE_USE)
    @interface Unseen {}

    @Seen({"a", "b"}) @Unseen Object whole;
    @Seen Object[] elements;
    Object @Seen [] array;
    List<@Seen Object> argument;
    @Unseen Inside nested;
    @Deprecated @Seen Object both;

    <@Seen T extends @Seen Object> @Seen Object method(@Unseen Object first, List<@Seen String> second, @Seen Object third)
            throws @Unseen IllegalStateException {
        @Seen Object local = first;
        for (@Seen Object other : new @Seen Object[] {local}) {
            if (other instanceof @Unseen String) {
                third = (@Seen String) other;
            }
        }
        return third;
    }

    class Inside {
        Inside(@Seen Object given, @Unseen Object other) {}
    }
}
