public interface SubFace extends Face { }
