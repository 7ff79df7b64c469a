package limits;

class LoadLibrary {
    public static void main(String[] arguments) {
        System.out.println("before");
        System.loadLibrary("some"); // stops here: JNI libraries
        System.out.println("after");
    }
}
