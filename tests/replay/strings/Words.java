package strings;

/** What depends on the characters of strings that the caller passes. */
class Words {
    static int digits(String text) {
        if (text == null) {
            return -1;
        }
        int number = 0;
        for (int place = 0; place < text.length(); place++) {
            char digit = text.charAt(place);
            if (digit < '0' || digit > '9') {
                return -2;
            }
            number = 10 * number + digit - '0';
        }
        return number;
    }

    static boolean isWord(String text) {
        return "ab".equals(text);
    }

    static int chosen(String text) {
        switch (text) {
            case "a":
                return 1;
            case "bc":
                return 2;
            default:
                return 3;
        }
    }

    static int compared(String one, String other) {
        return one == null || other == null ? 0 : one.compareTo(other);
    }

    static int found(String text) {
        return text == null ? -2 : text.indexOf('=');
    }

    static String behind(String text) {
        return text == null || text.length() < 2 ? null : text.substring(1);
    }

    static int parsed(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException refused) {
            return -1;
        }
    }

    /** Bytes that belong to a string belong to nobody else, which no spec can say: such a string is not replayed. */
    static boolean shared(byte[] bytes, String text) {
        if (bytes == null || text == null || bytes.length == 0 || text.isEmpty()) {
            return true;
        }
        char first = text.charAt(0);
        bytes[0] = (byte) (first + 1);
        return text.charAt(0) == first;
    }
}
