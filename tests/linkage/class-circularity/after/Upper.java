public class Upper extends Lower { }
