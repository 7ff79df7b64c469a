public interface Face extends SubFace { }
