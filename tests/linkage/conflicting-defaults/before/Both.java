public class Both implements Left, Right { }
