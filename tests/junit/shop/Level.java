package shop;

public enum Level {
    BASIC,
    GOLD
}
