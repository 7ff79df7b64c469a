package library;

interface HiddenInterface {}
