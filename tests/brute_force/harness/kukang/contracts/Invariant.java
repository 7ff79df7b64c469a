// Stands in for Kukang's annotation; this one can be seen by reflection.
package kukang.contracts;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Retention(RetentionPolicy.RUNTIME)
public @interface Invariant {
}
