package limits;

class CallNativeMethod {
    static native int answer();

    public static void main(String[] arguments) {
        System.out.println("before");
        answer(); // stops here: the native method int limits.CallNativeMethod.answer()
        System.out.println("after");
    }
}
