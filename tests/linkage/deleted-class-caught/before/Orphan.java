public class Orphan extends Gone { }
