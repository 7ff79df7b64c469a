package marks;

import java.io.IOException;
import marks.Marks.Gone;
import marks.Marks.Inner;
import marks.Marks.Seen;
import marks.Marks.Unseen;

@Seen("class")
@Unseen("also class")
@Gone
public abstract class Marked {
    @Seen(value = "n != 0 && \u00e9\0", type = String[].class)
    @Unseen
    int field;

    @Seen(
            inner = @Inner({1, 2, 3}),
            policy = java.lang.annotation.RetentionPolicy.CLASS,
            list = {"one", "", "one"},
            type = java.util.Map.Entry.class,
            value = "last")
    static long method(int first, @Seen("second") long second, @Unseen("third") Object third)
            throws IOException, IllegalStateException {
        long sum = first + second;
        return sum;
    }

    abstract void nameless(String text) throws Exception;

    class Inside {
        Inside(@Seen("given") String given) {}
    }

    enum Level {
        LOW("low");

        Level(@Seen("label") String label) {}
    }

    record Pair(@Seen("left") double left, int right) {}

    static Runnable local(String captured) {
        class Local implements Runnable {
            Local(@Seen("own") int own) {}

            public void run() {
                System.out.println(captured);
            }
        }
        return new Local(1);
    }
}
