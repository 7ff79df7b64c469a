package limits;

import java.io.File;

class AskForFile {
    public static void main(String[] arguments) {
        System.out.println("before");
        new File("some.txt").exists(); // stops here: java.io.UnixFileSystem.getBooleanAttributes0(java.io.File)
        System.out.println("after");
    }
}
