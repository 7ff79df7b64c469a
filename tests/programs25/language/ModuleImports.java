package language;

import module java.base;

/** One import brings every package that a module exports. */
public class ModuleImports {
    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of("b", "a"));
        Collections.sort(words);
        Function<String, String> upper = s -> s.toUpperCase(Locale.ROOT);
        System.out.println(words.stream().map(upper).collect(Collectors.joining("-")));
        System.out.println(BigInteger.TWO.pow(100));
        System.out.println(Path.of("x", "y").getFileName());
    }
}
