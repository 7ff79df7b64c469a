import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes class files that javac would never write into the folder given, and the names of the programs among them, one
 * per line, to standard output. Needs the class file API of JDK 25; what it writes runs on JDK 17 and newer.
 *
 * <p>Every program is one small class whose name says what it shows. All of them pass HotSpot's verifier.
 */
public class Generate {
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        List<Family> families = List.of(new StackForms(), new LocalForms(), new Branches(), new Subroutines(),
                new Constants(), new HandleConstants(), new DynamicConstants(), new CallSites(), new Numbers(),
                new ArrayForms(), new Narrowing(), new ExceptionTables(), new Monitors(), new Calls(), new Dispatch(),
                new ObjectForms(), new Names(), new DebugInformation(), new NullMessages(), new Versions(),
                new Sizes());
        Show.sketch().write(folder);
        for (Family family : families) {
            for (Sketch sketch : family.sketches()) {
                sketch.write(folder);
                if (sketch.isProgram()) {
                    System.out.println(sketch.javaName());
                }
            }
        }
    }
}
