package errors;

public class SuperinterfaceHidden implements library.HiddenInterface {}
