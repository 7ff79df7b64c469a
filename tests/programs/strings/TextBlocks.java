package strings;

public class TextBlocks {
    public static void main(String[] args) {
        String a = """
                first
                  indented
                last
                """;
        System.out.print(a);
        String b = """
            joined \
            line "quoted" \"""
            tab\there
              trailing\s\s
            end""";
        System.out.println(b);
        System.out.println(b.lines().count() + " " + b.contains("  \n"));
        System.out.println("""
            a\nb
          c""");
        System.out.println("""
            """.isEmpty());
        System.out.println("""
            %s=%d""".formatted("k", 1));
    }
}
