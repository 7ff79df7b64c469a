package elsewhere;

public class Heir extends visible.Home {}
