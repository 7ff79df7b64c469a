package errors;

public class SuperHiddenAbstract extends library.HiddenAbstract {}
