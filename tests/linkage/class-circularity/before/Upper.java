public class Upper { }
