package limits;

import java.nio.file.Files;
import java.nio.file.Path;

class ReadFileThroughPath {
    public static void main(String[] arguments) throws Exception {
        System.out.println("before");
        Files.readString(Path.of("some.txt")); // stops here
        System.out.println("after");
    }
}
