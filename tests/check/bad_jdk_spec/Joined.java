package bad_jdk_spec;

import java.util.StringJoiner;

class Joined {
    static int length() {
        return new StringJoiner(",").length();
    }

    static int one() {
        return 1;
    }
}
