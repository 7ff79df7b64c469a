public class Extender extends Open { }
