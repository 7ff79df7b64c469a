package visible;

public class Neighbour {}
