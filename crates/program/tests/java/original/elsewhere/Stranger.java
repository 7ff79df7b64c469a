package elsewhere;

public class Stranger {}
