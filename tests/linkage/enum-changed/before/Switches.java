public class Switches {
    static String statement(Color color) {
        switch (color) {
            case RED: return "red";
            case GREEN: return "green";
            case BLUE: return "blue";
            default: return "unknown";
        }
    }

    static int expression(Color color) {
        return switch (color) {
            case RED -> 1;
            case GREEN -> 2;
            case BLUE -> 3;
        };
    }
}
