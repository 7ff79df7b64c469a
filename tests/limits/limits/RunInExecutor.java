package limits;

import java.util.concurrent.Executors;

class RunInExecutor {
    public static void main(String[] arguments) throws Exception {
        System.out.println("before");
        Executors.newSingleThreadExecutor().submit(() -> 1).get(); // stops here
        System.out.println("after");
    }
}
