package limits;

import java.io.FileOutputStream;

/** The call is a frame below main. */
class WriteFile {
    public static void main(String[] arguments) throws Exception {
        System.out.println("before");
        write();
        System.out.println("after");
    }

    static void write() throws Exception {
        new FileOutputStream("some.txt").close(); // stops here: java.io.FileOutputStream.open0(java.lang.String, boolean)
    }
}
