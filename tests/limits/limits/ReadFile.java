package limits;

import java.io.FileReader;

class ReadFile {
    public static void main(String[] arguments) throws Exception {
        System.out.println("before");
        new FileReader("some.txt").close(); // stops here: java.io.FileInputStream.open0(java.lang.String)
        System.out.println("after");
    }
}
