package other;

class Closed { }
