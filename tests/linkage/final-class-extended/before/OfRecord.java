public class OfRecord extends WasClass { }
