public class Below extends Target { }
