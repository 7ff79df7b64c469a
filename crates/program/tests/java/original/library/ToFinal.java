package library;

public class ToFinal {}
