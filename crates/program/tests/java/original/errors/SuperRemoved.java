package errors;

public class SuperRemoved extends library.Removed {}
