package library;

public interface HiddenInterface {}
