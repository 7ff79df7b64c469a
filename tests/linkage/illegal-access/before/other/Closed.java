package other;

public class Closed { }
