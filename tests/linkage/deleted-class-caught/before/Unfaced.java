public class Unfaced implements Face { }
