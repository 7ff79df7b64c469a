public class Gone { }
