package limits;

import java.net.Socket;

class OpenSocket {
    public static void main(String[] arguments) throws Exception {
        System.out.println("before");
        new Socket("127.0.0.1", 9).close(); // stops here
        System.out.println("after");
    }
}
