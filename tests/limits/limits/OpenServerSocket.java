package limits;

import java.net.ServerSocket;

class OpenServerSocket {
    public static void main(String[] arguments) throws Exception {
        System.out.println("before");
        new ServerSocket(0).close(); // stops here
        System.out.println("after");
    }
}
