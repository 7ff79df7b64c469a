import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles every linkage case in one virtual machine, because starting a compiler per case would take longer than
 * running all of them. Arguments: the folder of the cases, and the folder that receives one class folder per case.
 */
public class CompileCases {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    public static void main(String[] args) throws IOException {
        Path classes = Path.of(args[1]);
        try (StandardJavaFileManager files = COMPILER.getStandardFileManager(null, null, null)) {
            for (Path folder : children(Path.of(args[0]))) {
                build(files, folder, classes.resolve(folder.getFileName()));
            }
        }
    }

    /** The later sources see the earlier classes, so that each may name the classes it was not compiled with. */
    private static void build(StandardJavaFileManager files, Path folder, Path classes) throws IOException {
        Path stubs = Path.of(classes + ".stubs");
        Files.createDirectories(classes);
        Files.createDirectories(stubs);
        compile(files, folder.resolve("before"), classes, classes.toString());
        compile(files, folder.resolve("stubs"), stubs, stubs.toString());
        compile(files, folder.resolve("after"), classes, stubs + ":" + classes);
        Path deleted = folder.resolve("delete.txt");
        if (Files.exists(deleted)) {
            for (String name : Files.readAllLines(deleted)) {
                Files.delete(classes.resolve(name.replace('.', '/') + ".class"));
            }
        }
    }

    private static void compile(StandardJavaFileManager files, Path sources, Path target, String classPath)
            throws IOException {
        if (!Files.isDirectory(sources)) {
            return;
        }
        List<Path> units;
        try (Stream<Path> found = Files.walk(sources)) {
            units = found.filter(path -> path.toString().endsWith(".java")).sorted().toList();
        }
        List<String> options = List.of("-g", "-encoding", "UTF-8", "--release", "17", "-Xlint:none", "-nowarn",
                "-implicit:none", "-proc:none", "-sourcepath", "", "-d", target.toString(), "-cp", classPath);
        if (!COMPILER.getTask(null, null, null, options, null, files.getJavaFileObjectsFromPaths(units)).call()) {
            System.err.println("cannot compile " + sources);
            System.exit(1);
        }
    }

    private static List<Path> children(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return new ArrayList<>(entries.filter(Files::isDirectory).sorted().toList());
        }
    }
}
