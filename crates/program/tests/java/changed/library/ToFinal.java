package library;

public final class ToFinal {}
