public enum Color { RED, GREEN, BLUE }
