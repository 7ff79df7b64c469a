package kukang.replay;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Runs cases that it reads from standard input, line by line, and says which of them end otherwise than predicted.
 *
 * <p>Answers: {@code D id choices text} for a difference, {@code E id choices text} for a case that cannot be run, {@code N id choices text} for
 * one that this machine cannot be brought to run, {@code M id choices text}
 * for one that speaks of what is not there, {@code W id choices text} for one on which an exception of the JDK's own code has another
 * message, and nothing else is otherwise, {@code H id choices}
 * for one that does not end, after which this program does, and {@code S count}, how many were run, where a line {@code S} asks.
 */
public final class Replayer {
    private static PrintStream out;
    private static volatile long since;
    private static volatile String running;

    private Replayer() { }

    public static void main(String[] arguments) throws Throwable {
        long patience = Long.parseLong(arguments[0]);
        FileInputStream standard = new FileInputStream(FileDescriptor.in);
        BufferedReader in = new BufferedReader(new InputStreamReader(standard, StandardCharsets.UTF_8), 1 << 16);
        out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        // What the code under test prints is not what is asked for, and there is nothing for it to read.
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        System.setOut(nowhere);
        System.setErr(nowhere);
        System.setIn(new ByteArrayInputStream(new byte[0]));
        Hooks.install();
        watch(patience);
        Lines lines = new Lines();
        long count = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.equals("S")) {
                out.println("S " + count);
            } else {
                count += run(lines, line);
            }
        }
    }

    private static int run(Lines lines, String line) {
        Case next = null;
        try {
            next = lines.read(line);
            if (next == null) {
                return 0;
            }
            running = next.id + " " + next.choices;
            since = System.nanoTime() | 1;
            String difference = next.run();
            since = 0;
            if (difference != null) {
                out.println("D " + running + " " + oneLine(difference));
            } else if (next.wording() != null) {
                out.println("W " + running + " " + oneLine(next.wording()));
            }
        } catch (Lines.Missing | Header.NotFree trouble) {
            since = 0;
            String[] words = line.split(" ", 4);
            String what = trouble instanceof Header.NotFree ? "N " : "M ";
            out.println(what + words[1] + " " + words[2] + " " + oneLine(trouble.getMessage()));
        } catch (Throwable trouble) {
            since = 0;
            // Without its case, the line has the number and the choices where a case has them.
            String[] words = line.split(" ", 4);
            boolean isCase = words[0].equals("R");
            out.println("E " + (isCase ? words[1] + " " + words[2] : "- -") + " " + oneLine(trouble + where(trouble)));
        }
        return line.startsWith("R") ? 1 : 0;
    }

    private static String where(Throwable trouble) {
        StackTraceElement[] trace = trouble.getStackTrace();
        return trace.length == 0 ? "" : " at " + trace[0];
    }

    private static String oneLine(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    }

    private static void watch(long patience) {
        Thread watchdog = new Thread(() -> {
            while (true) {
                long begun = since;
                if (begun != 0 && System.nanoTime() - begun > patience * 1_000_000) {
                    out.println("H " + running);
                    Runtime.getRuntime().halt(4);
                }
                try {
                    Thread.sleep(50);
                } catch (InterruptedException ended) {
                    return;
                }
            }
        });
        watchdog.setDaemon(true);
        watchdog.start();
    }
}
