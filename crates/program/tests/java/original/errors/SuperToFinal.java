package errors;

public class SuperToFinal extends library.ToFinal {}
