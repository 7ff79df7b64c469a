package lambdas;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;

/** A lambda without captures is one object per site; one with captures is new each time; both are plain objects. */
public class LambdaIdentity {
    static Supplier<String> stateless() {
        return () -> "constant";
    }

    static Supplier<String> stateful(String s) {
        return () -> s;
    }

    public static void main(String[] args) {
        Set<Supplier<String>> constant = new HashSet<>();
        Set<Supplier<String>> captured = new HashSet<>();
        for (int i = 0; i < 3; i++) {
            constant.add(stateless());
            captured.add(stateful("same"));
        }
        System.out.println(constant.size() + " " + captured.size());
        Supplier<String> lambda = stateful("x");
        System.out.println(lambda.equals(lambda) + " " + lambda.equals(stateful("x")));
        System.out.println(lambda.getClass() == stateful("y").getClass());
        System.out.println(lambda.getClass() == stateless().getClass());
        System.out.println(lambda.getClass().getSimpleName().startsWith("LambdaIdentity$$Lambda"));
        System.out.println(lambda.getClass().isHidden() + " " + lambda.getClass().getInterfaces()[0].getName());
        System.out.println(lambda.getClass().getSuperclass().getName() + " " + lambda.getClass().getPackageName());
        synchronized (lambda) {
            System.out.println(Thread.holdsLock(lambda));
        }
    }
}
