package strings;

public class StripAndRepeat {
    static void show(String s) {
        System.out.println("[" + s + "]");
    }

    public static void main(String[] args) {
        String s = " \t mid dle \n";
        show(s.strip());
        show(s.trim());
        show(" lead".stripLeading());
        show("trail  ".stripTrailing());
        // U+2003 is white space to strip but lies above the range trim looks at.
        String em = "\u2003x\u2003";
        System.out.println(em.strip().length() + " " + em.trim().length());
        String control = "\u0001x\u0001";
        System.out.println(control.strip().length() + " " + control.trim().length());
        System.out.println("   ".isBlank() + " " + "".isBlank() + " " + " a ".isBlank());
        show("ab".repeat(3));
        show("-".repeat(20));
        show("x".repeat(0));
        System.out.println("\u4e2d".repeat(4).length());
        try {
            "x".repeat(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
