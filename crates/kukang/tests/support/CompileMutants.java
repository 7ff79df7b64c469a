import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles every mutant in one virtual machine, because starting a compiler per mutant would take longer than checking all
 * of them. Arguments: the class path, and the folder that holds a folder with one source for each mutant, where its
 * classes go too.
 */
public class CompileMutants {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    public static void main(String[] args) throws IOException {
        try (StandardJavaFileManager files = COMPILER.getStandardFileManager(null, null, null);
                Stream<Path> mutants = Files.list(Path.of(args[1]))) {
            for (Path mutant : (Iterable<Path>) mutants.sorted()::iterator) {
                compile(files, mutant, args[0]);
            }
        }
    }

    private static void compile(StandardJavaFileManager files, Path mutant, String classPath) throws IOException {
        List<String> options = List.of(
            "-g", "-Xlint:none", "-nowarn", "-proc:none", "--release", "17", "-cp", classPath, "-d", mutant.toString());
        try (Stream<Path> sources = Files.list(mutant)) {
            List<Path> found = sources.filter(path -> path.toString().endsWith(".java")).toList();
            var units = files.getJavaFileObjectsFromPaths(found);
            if (!COMPILER.getTask(null, files, null, options, null, units).call()) {
                throw new IllegalStateException(mutant + " does not compile");
            }
        }
    }
}
