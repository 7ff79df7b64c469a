public class Implementor implements Face { }
