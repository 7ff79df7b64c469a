package library;

import java.io.File;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystems;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;

/** Names of files, which need not exist. */
public class Paths {
    public static void main(String[] args) throws URISyntaxException {
        Path path = Path.of("a", "b/../c//d.txt");
        System.out.println(path + " " + path.normalize() + " " + path.getFileName() + " " + path.getParent() + " " + path.getNameCount() + " " + path.getName(1) + " " + path.isAbsolute() + " " + path.getRoot());
        Path root = Path.of("/usr/lib");
        System.out.println(root.resolve("x/y") + " " + root.resolve("/z") + " " + root.resolveSibling("bin") + " " + root.relativize(Path.of("/usr/share/doc")) + " " + root.subpath(0, 1) + " " + root.getRoot());
        System.out.println(root.startsWith("/usr") + " " + root.endsWith("lib") + " " + root.startsWith("/us") + " " + root.compareTo(path) + " " + root.equals(Path.of("/usr/lib/")) + " " + (root.hashCode() == Path.of("/usr/lib").hashCode()));
        for (Path part : root.resolve("é")) {
            System.out.print(part + ";");
        }
        System.out.println(" " + Path.of("x").toAbsolutePath().equals(Path.of(System.getProperty("user.dir"), "x")) + " " + Path.of("").equals(Path.of("", "")) + " " + FileSystems.getDefault().getSeparator());
        PathMatcher glob = FileSystems.getDefault().getPathMatcher("glob:**/*.{txt,md}");
        System.out.println(glob.matches(path) + " " + glob.matches(root));
        File file = new File("/tmp//x/../y.txt");
        System.out.println(file + " " + file.getName() + " " + file.getParent() + " " + file.isAbsolute() + " " + file.toPath().normalize() + " " + new File("p", "q").getPath() + " " + file.compareTo(new File("/a")));
        URI uri = new URI("http://user@host:8080/a/../b?q=1#frag");
        System.out.println(uri.getHost() + " " + uri.getPort() + " " + uri.normalize() + " " + uri.resolve("c/d") + " " + uri.getQuery() + " " + URI.create("a%20b").getPath());
        try {
            Path.of("nul\0");
        } catch (InvalidPathException e) {
            System.out.println(e.getReason() + " " + e.getIndex());
        }
        try {
            root.relativize(path);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
