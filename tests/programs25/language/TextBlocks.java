package language;

/** Text blocks strip common indentation, then interpret escapes, line joins and kept spaces. */
public class TextBlocks {
    static void show(String text) {
        System.out.println(text.length() + " " + text.replace("\n", "|").replace("\t", "~").replace(" ", "."));
    }

    public static void main(String[] args) {
        show("""
            plain
            """);
        show("""
            no newline""");
        show("""
              indented
            less
                more
            """);
        show("""
                kept by the closing line
            """);
        show("""
            trailing spaces go   \s
            and stay here\040
            """);
        show("""
            joined \
            line \
            end
            """);
        show("""
            "quotes" and ""two"" and \"""three\"""
            """);
        show("""
            tab\tnewline\nbackslash\\octal\101unicode\u0041
            """);
        show("""


            blank lines

            """);
        show("");
        String name = "formatted";
        show("""
            %s %d
            """.formatted(name, 5));
        show("""
            a\r
            b
            """.stripIndent().translateEscapes());
    }
}
