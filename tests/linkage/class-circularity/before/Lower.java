public class Lower extends Upper { }
