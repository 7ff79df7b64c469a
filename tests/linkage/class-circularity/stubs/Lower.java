public class Lower { }
