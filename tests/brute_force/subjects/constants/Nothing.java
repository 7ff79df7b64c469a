package constants;

public enum Nothing { }
