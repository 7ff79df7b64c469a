package library;

public abstract class HiddenAbstract {}
