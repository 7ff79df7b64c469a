public class Sub extends Base { }
