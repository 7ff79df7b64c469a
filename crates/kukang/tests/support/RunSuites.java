import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Compiles suites of tests and runs them, each with a class loader of its own, all in one virtual machine. Arguments: the
 * folder for classes, then for each suite its class path and the folder with its sources. Every warning of javac is an
 * error. Prints a line for each test: whether it passed, and if not, why.
 */
public class RunSuites {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    public static void main(String[] args) throws IOException {
        Launcher launcher = LauncherFactory.create();
        for (int suite = 1; suite < args.length; suite += 2) {
            Path classes = Files.createDirectories(Path.of(args[0], Integer.toString(suite / 2)));
            System.out.println("suite\t" + args[suite + 1]);
            if (compile(args[suite], Path.of(args[suite + 1]), classes)) {
                run(launcher, args[suite], classes);
            }
        }
    }

    private static boolean compile(String classPath, Path sources, Path classes) throws IOException {
        String junit = System.getProperty("java.class.path");
        List<String> options = List.of("-Xlint:all", "-Werror", "-proc:none",
            "-cp", classPath + File.pathSeparator + junit, "-d", classes.toString());
        StringWriter said = new StringWriter();
        try (StandardJavaFileManager files = COMPILER.getStandardFileManager(null, null, null);
                Stream<Path> found = Files.walk(sources)) {
            var units = files.getJavaFileObjectsFromPaths(found.filter(path -> path.toString().endsWith(".java")).toList());
            boolean compiled = COMPILER.getTask(said, files, null, options, null, units).call();
            said.toString().lines().forEach(line -> System.out.println("javac\t" + line));
            return compiled;
        }
    }

    private static void run(Launcher launcher, String classPath, Path classes) throws IOException {
        List<URL> places = new ArrayList<>(List.of(classes.toUri().toURL()));
        for (String entry : classPath.split(File.pathSeparator)) {
            places.add(Path.of(entry).toUri().toURL());
        }
        List<String> names = new ArrayList<>();
        try (Stream<Path> found = Files.walk(classes)) {
            found.map(path -> classes.relativize(path).toString())
                .filter(name -> name.endsWith(".class") && name.contains("KukangTest") && !name.contains("$"))
                .forEach(name -> names.add(name.substring(0, name.length() - 6).replace(File.separatorChar, '.')));
        }
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(places.toArray(new URL[0]), before)) {
            // Kukang always looks at assert statements, and so do these runs.
            loader.setDefaultAssertionStatus(true);
            thread.setContextClassLoader(loader);
            var request = LauncherDiscoveryRequestBuilder.request();
            for (String name : names) {
                request.selectors(DiscoverySelectors.selectClass(loader.loadClass(name)));
            }
            launcher.execute(request.build(), new Printer());
        } catch (ClassNotFoundException missing) {
            throw new IOException(missing);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static final class Printer implements TestExecutionListener {
        @Override
        public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            if (!test.isTest()) {
                result.getThrowable().ifPresent(thrown -> System.out.println("javac\t" + thrown));
                return;
            }
            MethodSource source = (MethodSource) test.getSource().orElseThrow();
            String name = source.getClassName() + "." + source.getMethodName();
            String thrown = result.getThrowable().map(Throwable::toString).orElse("").replaceAll("\\s+", " ");
            System.out.println((thrown.isEmpty() ? "passed\t" : "failed\t") + name + "\t" + thrown);
        }
    }
}
