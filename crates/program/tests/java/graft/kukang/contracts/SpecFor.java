package kukang.contracts;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

@Target({ElementType.TYPE})
public @interface SpecFor {
    Class<?> value();
}
