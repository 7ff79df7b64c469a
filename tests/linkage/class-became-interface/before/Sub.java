public class Sub extends Target { }
