package picky;

/** Takes only some texts, of which the method looks at the length and the first letter. */
public record Alias(String text) {
    public Alias {
        if (text.indexOf('@') <= 0) {
            throw new IllegalArgumentException("no name in front of @");
        }
    }

    public String display() {
        if (text.length() > 8) {
            return "long";
        }
        return text.startsWith("a") ? "first" : "other";
    }
}
