package errors;

public class SuperHidden extends library.Hidden {}
