package limits;

import java.util.zip.Deflater;

class CompressData {
    public static void main(String[] arguments) {
        System.out.println("before");
        new Deflater().end(); // stops here: java.util.zip.Deflater.init(int, int, boolean)
        System.out.println("after");
    }
}
