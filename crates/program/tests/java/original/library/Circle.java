package library;

public class Circle {}
