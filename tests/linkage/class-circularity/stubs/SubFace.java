public interface SubFace { }
