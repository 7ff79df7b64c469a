public class Faced implements SubFace { }
