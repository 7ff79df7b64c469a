public interface Face { }
