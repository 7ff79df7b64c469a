package errors;

public class SuperToInterface extends library.ToInterface {}
