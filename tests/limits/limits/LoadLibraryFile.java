package limits;

class LoadLibraryFile {
    public static void main(String[] arguments) {
        System.out.println("before");
        System.load("/no/such/library.so"); // stops here: JNI libraries
        System.out.println("after");
    }
}
