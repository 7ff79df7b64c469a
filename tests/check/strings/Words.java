package strings;

/** Strings of which nothing is known. */
class Words {
    //@ requires text != null;
    //@ ensures \result >= 0;
    //@ signals_only NumberFormatException;
    static int number(String text) {
        int number = 0;
        for (int i = 0; i < text.length(); i++) {
            char digit = text.charAt(i);
            if (digit < '0' || digit > '9') {
                throw new NumberFormatException(text);
            }
            number = number * 10 + digit - '0';
        }
        return number;
    }

    //@ requires text != null;
    //@ ensures \result <==> text.equals("no") || text.equals("off");
    static boolean isNo(String text) {
        switch (text) {
            case "no":
            case "off":
                return true;
            default:
                return false;
        }
    }

    //@ requires line != null;
    //@ ensures \result.indexOf('#') < 0;
    static String withoutComment(String line) {
        int at = line.indexOf('#');
        return at > 0 ? line.substring(0, at) : line;
    }

    //@ requires left != null && right != null;
    //@ ensures \result == 0 <==> left.equals(right);
    static int compare(String left, String right) {
        return left.compareTo(right);
    }

    enum Day { MONDAY, TUESDAY }

    //@ requires name != null;
    //@ signals_only IllegalArgumentException;
    static Day day(String name) {
        return Day.valueOf(name);
    }

    static boolean isKept(String name, Object held) {
        return name != null && name == held;
    }
}

class Named {
    private String name;

    //@ requires other != null && name != null;
    //@ ensures \result ==> name.length() == other.name.length();
    boolean isCalledAs(Named other) {
        return name.equals(other.name);
    }
}

/** Nobody looks at the characters. */
class Label {
    //@ requires text != null;
    //@ ensures \result;
    static boolean isShort(String text) {
        return text.length() < 3;
    }
}
