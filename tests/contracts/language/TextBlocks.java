package language;

/** Text blocks, over the lines of comments. */
class TextBlocks {
    //@ ensures \result == """
    //@     one
    //@       two\
    //@     , three\n"""
    //@   .length();
    static int holdsInLineComments() {
        return 17;
    }

    //@ ensures \result == """
    //@     one
    //@     """.length();
    static int failsInLineComments() {
        return 3;
    }

    /*@ ensures \result.equals("""
      @     "quoted" \"""
      @       text
      @
      @     end""");
      @*/
    static String holdsInABlockComment() {
        return "\"quoted\" \"\"\"\n  text\n\nend";
    }

    /*@ ensures \result.equals("""
          a
           b
          """);
      @*/
    static String failsInABlockComment() {
        return "a\nb\n";
    }

    //@ ensures """
    //@     é\u0041\101\s
    //@     """.equals("éAA \n");
    static void holdsWithEscapes() {}
}
