import java.lang.classfile.CodeBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The programs about one part of the instruction set; they share a package. */
abstract class Family {
    private final String packageName;
    private final List<Sketch> sketches = new ArrayList<>();

    Family(String packageName) {
        this.packageName = packageName;
    }

    List<Sketch> sketches() {
        return sketches;
    }

    /** A class of this package, which becomes a program when it gets a main method. */
    final Sketch sketch(String name) {
        Sketch sketch = new Sketch(this, packageName + "/" + name);
        add(sketch);
        return sketch;
    }

    final Sketch program(String name, Consumer<CodeBuilder> main) {
        return sketch(name).main(main);
    }

    final void add(Sketch sketch) {
        sketches.add(sketch);
    }
}
