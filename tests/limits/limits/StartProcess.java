package limits;

class StartProcess {
    public static void main(String[] arguments) throws Exception {
        System.out.println("before");
        new ProcessBuilder("true").start(); // stops here
        System.out.println("after");
    }
}
