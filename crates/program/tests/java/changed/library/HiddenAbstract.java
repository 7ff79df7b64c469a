package library;

abstract class HiddenAbstract {}
