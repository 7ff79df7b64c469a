public class Open { }
