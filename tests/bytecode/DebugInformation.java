import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.constant.ConstantDescs.CD_String;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.lang.classfile.AttributeMapper;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.BufWriter;
import java.lang.classfile.ClassReader;
import java.lang.classfile.CustomAttribute;
import java.lang.classfile.Label;
import java.lang.classfile.attribute.SourceDebugExtensionAttribute;

/** What stack traces say when the tables behind them are missing, doubled or in disorder. */
final class DebugInformation extends Family {
    DebugInformation() {
        super("debug");
        sources();
        lines();
        tables();
        variables();
        unknown();
    }

    /** An attribute of any name and content. */
    private static final class Raw extends CustomAttribute<Raw> {
        final byte[] content;

        Raw(String name, byte... content) {
            super(new RawMapper(name));
            this.content = content;
        }
    }

    private record RawMapper(String name) implements AttributeMapper<Raw> {
        @Override
        public Raw readAttribute(AttributedElement enclosing, ClassReader reader, int position) {
            throw new UnsupportedOperationException("these attributes are only written");
        }

        @Override
        public void writeAttribute(BufWriter buffer, Raw attribute) {
            buffer.writeIndex(buffer.constantPool().utf8Entry(name));
            buffer.writeInt(attribute.content.length);
            buffer.writeBytes(attribute.content);
        }

        @Override
        public boolean allowMultiple() {
            return true;
        }

        @Override
        public AttributeStability stability() {
            return AttributeStability.STATELESS;
        }
    }

    /** A table with the rows given as pairs of offset and line, in that order. */
    private static Raw table(int... rows) {
        byte[] content = new byte[2 + 2 * rows.length];
        content[1] = (byte) (rows.length / 2);
        for (int place = 0; place < rows.length; place++) {
            content[2 + 2 * place] = (byte) (rows[place] >> 8);
            content[3 + 2 * place] = (byte) rows[place];
        }
        return new Raw("LineNumberTable", content);
    }

    private void sources() {
        sketch("NoSourceFile").sourceFile(null).wholeMain(c -> c.aconst_null().athrow());
        sketch("NoSourceFileButLines").sourceFile(null).wholeMain(c -> c.lineNumber(7).aconst_null().athrow());
        sketch("SourceFileWithoutLines").wholeMain(c -> c.aconst_null().athrow());
        sketch("EmptySourceFile").sourceFile("").wholeMain(c -> c.lineNumber(3).aconst_null().athrow());
        sketch("OddSourceFile").sourceFile("a folder/λ.txt (generated)")
                .wholeMain(c -> c.lineNumber(3).aconst_null().athrow());
        sketch("SourceDebugExtension").part(builder ->
                builder.with(SourceDebugExtensionAttribute.of("SMAP\nnone".getBytes())))
                .wholeMain(c -> c.lineNumber(4).aconst_null().athrow());
        Sketch mixed = sketch("CallersWithAndWithout");
        Sketch bare = mixed.nested("Bare").sourceFile(null).method(ACC_STATIC, "fail", "()V", c -> c.aconst_null()
                .athrow());
        mixed.main(c -> c.lineNumber(12).invokestatic(bare.self, "fail", MTD_void));
    }

    private void lines() {
        sketch("LineZero").wholeMain(c -> c.lineNumber(0).aconst_null().athrow());
        sketch("LargestLine").wholeMain(c -> c.lineNumber(65535).aconst_null().athrow());
        sketch("LinesGoBackwards").wholeMain(c -> {
            c.lineNumber(30);
            Show.say(c, "before");
            c.lineNumber(10).aconst_null().lineNumber(20).athrow();
        });
        sketch("LinesStartLate").wholeMain(c -> {
            // The instruction that fails comes before the first line.
            c.aconst_null().arraylength().pop().lineNumber(5).return_();
        });
        Sketch call = sketch("LineOfCall");
        // The line of a caller is that of its call, also when another begins right behind it.
        call.method(ACC_STATIC, "fail", "()V", c -> c.lineNumber(2).aconst_null().athrow());
        call.main(c -> c.lineNumber(10).nop().lineNumber(11).invokestatic(call.self, "fail", MTD_void).lineNumber(12)
                .nop());
    }

    /** Offsets: 0 nop, 1 nop, 2 aconst_null, 3 athrow. */
    private void failing(String name, Raw... tables) {
        sketch(name).wholeMain(c -> {
            for (Raw table : tables) {
                c.with(table);
            }
            c.nop().nop().aconst_null().athrow();
        });
    }

    private void tables() {
        failing("EmptyTable", table());
        failing("OneRow", table(0, 5));
        failing("UnsortedTable", table(3, 30, 0, 10, 2, 20));
        failing("UnsortedWithoutExact", table(2, 20, 0, 10, 1, 15));
        failing("TwoTables", table(0, 10, 1, 11), table(2, 20, 3, 30));
        failing("TwoTablesUnsorted", table(3, 30), table(0, 10));
        failing("TwoTablesOverlapping", table(0, 10, 3, 30), table(0, 110, 3, 130));
        failing("SameOffsetTwice", table(0, 10, 3, 30, 3, 31));
        failing("SameOffsetTwiceBefore", table(0, 10, 2, 20, 2, 21));
        failing("SameOffsetUnsorted", table(2, 21, 0, 10, 2, 20, 1, 15));
        failing("ManyJumps", table(0, 40000, 1, 1, 2, 65000, 3, 2));
    }

    private void variables() {
        // The messages of null pointer exceptions name local variables by these tables.
        Sketch named = sketch("NamedVariables").method(ACC_STATIC, "fail", "([I[[J)V", c -> {
            Label middle = c.newLabel();
            c.localVariable(0, "odd name", CD_int.arrayType(), c.startLabel(), c.endLabel());
            c.localVariable(1, "first", CD_int.arrayType(), c.startLabel(), middle);
            c.localVariable(1, "second", CD_int.arrayType(), middle, c.endLabel());
            Show.attempt(c, body -> body.aload(0).iconst_0().iaload().pop());
            Show.attempt(c, body -> body.aload(1).iconst_0().aaload().pop());
            c.labelBinding(middle);
            Show.attempt(c, body -> body.aload(1).iconst_0().aaload().pop());
            c.return_();
        });
        named.main(c -> c.aconst_null().aconst_null().invokestatic(named.self, "fail", Show.type("([I[[J)V")));
        Sketch doubled = sketch("DoublyNamedVariable").method(ACC_STATIC, "fail", "([I)V", c -> {
            c.localVariable(0, "one", CD_int.arrayType(), c.startLabel(), c.endLabel());
            c.localVariable(3, "another place", CD_String, c.startLabel(), c.endLabel());
            c.lconst_0().lstore(3).aload(0).arraylength().pop().return_();
        });
        doubled.main(c -> c.aconst_null().invokestatic(doubled.self, "fail", Show.type("([I)V")));
        Sketch unnamed = sketch("UnnamedVariables").method(ACC_STATIC, "fail", "(JLjava/lang/String;)V", c -> {
            Show.attempt(c, body -> body.aload(2).invokevirtual(CD_String, "length", Show.type("()I")).pop());
            c.aconst_null().astore(5);
            c.aload(5).checkcast(CD_String).invokevirtual(CD_String, "length", Show.type("()I")).pop().return_();
        });
        unnamed.main(c -> c.lconst_0().aconst_null().invokestatic(unnamed.self, "fail",
                Show.type("(JLjava/lang/String;)V")));
    }

    private void unknown() {
        Raw attribute = new Raw("kukang.Unknown", (byte) 1, (byte) 2, (byte) 3);
        Sketch sketch = sketch("UnknownAttributes").part(builder -> builder.with(attribute));
        sketch.part(builder -> builder.withField("field", CD_int, field -> field.withFlags(ACC_STATIC)
                .with(attribute)));
        sketch.part(builder -> builder.withMethod("method", MTD_void, ACC_STATIC, method -> method.with(attribute)
                .withCode(c -> {
                    c.with(attribute).with(attribute);
                    Show.say(c, "method");
                    c.return_();
                })));
        sketch.main(c -> {
            c.invokestatic(sketch.self, "method", MTD_void).getstatic(sketch.self, "field", CD_int);
            Show.show(c, CD_int);
        });
    }
}
