import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.tools.ToolProvider;

/** Calls javac with each of several lists of arguments: one argument to a line, empty lines between the lists. */
public class Compile {
    public static void main(String[] arguments) throws Exception {
        var compiler = ToolProvider.getSystemJavaCompiler();
        for (String list : Files.readString(Path.of(arguments[0])).split("\n\n")) {
            String[] call = list.split("\n");
            if (compiler.run(null, null, null, call) != 0) {
                System.err.println("javac failed: " + Arrays.toString(call));
                System.exit(1);
            }
        }
    }
}
