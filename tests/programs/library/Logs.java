package library;

import java.util.logging.ConsoleHandler;
import java.util.logging.Filter;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.MemoryHandler;

/** Loggers, their levels and their handlers, which are closed in the end. */
public class Logs {
    static class Printing extends Handler {
        private final String name;

        Printing(String name) {
            this.name = name;
            setFormatter(new Formatter() {
                @Override
                public String format(LogRecord record) {
                    return record.getLevel() + " " + record.getLoggerName() + " " + record.getSourceClassName() + "." + record.getSourceMethodName() + ": " + formatMessage(record);
                }
            });
        }

        @Override
        public void publish(LogRecord record) {
            if (isLoggable(record)) {
                System.out.println(name + " " + getFormatter().format(record));
            }
        }

        @Override
        public void flush() {
            System.out.println(name + " flushed");
        }

        @Override
        public void close() {
            System.out.println(name + " closed by " + Thread.currentThread().getName());
        }
    }

    static final Logger PARENT = Logger.getLogger("library");
    static final Logger CHILD = Logger.getLogger("library.logs");

    static void inner() {
        CHILD.log(Level.WARNING, "{0} and {1}", new Object[] {1, "two"});
        CHILD.entering("Somewhere", "else", 5);
    }

    public static void main(String[] args) {
        PARENT.setUseParentHandlers(false);
        PARENT.addHandler(new Printing("parent"));
        Printing own = new Printing("own");
        Filter filter = record -> !record.getMessage().contains("secret");
        own.setFilter(filter);
        CHILD.addHandler(own);
        CHILD.info("plain");
        CHILD.fine("too fine");
        CHILD.info("a secret");
        CHILD.setLevel(Level.FINER);
        CHILD.fine("fine now");
        inner();
        CHILD.severe(() -> "supplied");
        System.out.println(CHILD.getParent() == PARENT && CHILD.isLoggable(Level.FINE) && !PARENT.isLoggable(Level.FINE));
        MemoryHandler memory = new MemoryHandler(new Printing("pushed"), 2, Level.SEVERE);
        Logger buffered = Logger.getLogger("library.buffered");
        buffered.setUseParentHandlers(false);
        buffered.addHandler(memory);
        for (int i = 0; i < 4; i++) {
            buffered.info("number " + i);
        }
        memory.push();
        Logger console = Logger.getLogger("console");
        console.setUseParentHandlers(false);
        ConsoleHandler handler = new ConsoleHandler();
        handler.setFormatter(new Formatter() {
            @Override
            public String format(LogRecord record) {
                return record.getMessage() + " " + record.getThrown() + System.lineSeparator();
            }
        });
        console.addHandler(handler);
        console.log(Level.SEVERE, "to standard error", new IllegalStateException("thrown"));
        System.out.println(Level.parse("800") + " " + Level.parse("CONFIG").intValue() + " " + Logger.getLogger("").getHandlers().length);
        System.getLogger("library.system").log(System.Logger.Level.INFO, "from the other kind of logger: {0}", 7);
        PARENT.removeHandler(PARENT.getHandlers()[0]);
        buffered.removeHandler(memory);
    }
}
