package kukang.contracts;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
@Repeatable(Cases.class)
public @interface Case {
    String[] requires() default {};

    String[] ensures() default {};

    String[] signals() default {};

    String[] signalsOnly() default {};

    String[] assignable() default {};
}
