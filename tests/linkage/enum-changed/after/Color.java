public enum Color { RED, PURPLE, GREEN }
