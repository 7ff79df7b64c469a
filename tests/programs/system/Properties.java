package system;

/** Properties that do not depend on the machine, properties set by the program, and bad keys. */
public class Properties {
    public static void main(String[] args) {
        System.out.println(System.getProperty("line.separator").equals("\n") + " " + System.lineSeparator().length());
        System.out.println(System.getProperty("file.separator") + System.getProperty("path.separator"));
        System.out.println(System.getProperty("java.vm.specification.name"));
        System.out.println(System.getProperty("java.specification.name") + " "
                + System.getProperty("java.specification.vendor"));
        System.out.println(System.getProperty("java.specification.version") + " "
                + System.getProperty("java.vm.specification.version") + " " + System.getProperty("java.class.version"));
        System.out.println(System.getProperty("os.name") + " " + System.getProperty("file.encoding"));
        System.out.println(System.getProperty("kukang.missing") + " " + System.getProperty("kukang.missing", "default"));
        System.out.println(System.setProperty("kukang.own", "first") + " " + System.setProperty("kukang.own", "second")
                + " " + System.getProperty("kukang.own") + " " + System.clearProperty("kukang.own") + " "
                + System.getProperty("kukang.own"));
        System.setProperty("kukang.number", "0x1f");
        System.setProperty("kukang.flag", "TRUE");
        System.out.println(Integer.getInteger("kukang.number") + " " + Boolean.getBoolean("kukang.flag") + " "
                + Long.getLong("kukang.missing", 5L));
        System.out.println(System.getProperty("java.home") != null);
        System.out.println(System.getProperty("user.dir") != null);
        System.out.println(System.getProperties().containsKey("java.version"));
        System.out.println(System.getenv("KUKANG_SURELY_UNSET"));
        try {
            System.getProperty("");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.getProperty(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
