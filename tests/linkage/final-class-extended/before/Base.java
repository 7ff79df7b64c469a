public class Base { }
