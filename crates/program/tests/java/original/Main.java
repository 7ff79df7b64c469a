/** Prints the error that each class of the arguments meets when it is loaded and its {@code run} called. */
public class Main {
    public static void main(String[] names) {
        for (String name : names) {
            try {
                Class.forName(name).getMethod("run").invoke(null);
                System.out.println(name + " works");
            } catch (java.lang.reflect.InvocationTargetException wrapped) {
                print(name, wrapped.getCause());
            } catch (ReflectiveOperationException | LinkageError error) {
                print(name, error);
            }
        }
    }

    private static void print(String name, Throwable error) {
        System.out.println(name + " " + error);
    }
}
