package errors;

public class SuperinterfaceToClass implements library.ToClass {}
