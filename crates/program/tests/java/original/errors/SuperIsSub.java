package errors;

public class SuperIsSub extends library.Circle {}
