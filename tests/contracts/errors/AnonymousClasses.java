package errors;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntSupplier;

/** Mistakes in anonymous classes of conditions, and what they do not have. */
class AnonymousClasses {
    int size;
    static int all;

    abstract static class Base {
        abstract int first(int x);

        public int second() {
            return 2;
        }

        final int third() {
            return 3;
        }

        static int fourth() {
            return 4;
        }

        protected long fifth() {
            return 5;
        }
    }

    static final class Last {}

    enum Color {
        RED
    }

    static class One {
        One(int n) {}

        private One(String text) {}
    }

    //@ requires new Comparator<String>() { }.compare("a", "b") == 0;
    void implementsNothing() {}

    //@ requires new Base() { int first(long x) { return 1; } }.second() == 2;
    void implementsAnother() {}

    //@ requires new Comparator<String>() { @Override public int compare(Object a, String b) { return 0; } } != null;
    void overridesNothing() {}

    //@ requires new IntSupplier() { int getAsInt() { return 1; } }.getAsInt() == 1;
    void isLessPublic() {}

    //@ requires new Base() { int first(int x) { return x; } public long second() { return 2; } }.second() == 2;
    void givesSomethingElse() {}

    //@ requires new Base() { int first(int x) { return x; } int third() { return 2; } }.third() == 2;
    void overridesFinal() {}

    //@ requires new Base() { int first(int x) { return x; } int fourth() { return 2; } }.first(1) == 2;
    void overridesStatic() {}

    //@ requires new Base() { int first(int x) { return x; } private long fifth() { return 2; } }.first(1) == 2;
    void hidesProtected() {}

    //@ requires new Last() { } != null && new Color() { } != null && new int() { } != null && new String() { } != null;
    void extendsNothing() {}

    //@ requires new IntSupplier(3) { public int getAsInt() { return 1; } } != null && new One() { } != null && new One(3) { } != null;
    void wrongArguments() {}

    //@ requires new Object() { int f() { return 1; } int f() { return 2; } int g; int g; final int h; }.f() == 1;
    void twice() {}

    //@ requires new Object() { int f(int a) { return b; } int g = "text"; void h() { return 1; } int i() { } }.f(1) == 1;
    void wrongBodies() {}

    //@ requires new Object() { int f() { size = 3; all = 4; n = 5; AnonymousClasses.this.size++; return 1; } }.f() == 1;
    void assigns(int n) {}

    //@ requires new Object() { final int x = 1; int f() { x = 3; this.x++; return 1; } }.f() == 1;
    void assignsFinal() {}

    //@ requires switch (size) { default -> { int x = 1; x++; yield new Object() { int f() { return x; } }.f() == 1; } };
    void keepsWhatChanges() {}

    //@ requires new Object() { { return; } } != null;
    void returns() {}

    //@ requires new Object() { int f() { return 1; } }.g() == 1 && new Object() { int f; }.g == 1;
    void noSuchMember() {}

    //@ requires new Object() { int f() { return this.size + super.size; } }.f() == 1;
    void noSuchField() {}

    //@ requires new Object() { int f() { return size; } }.f() == 1;
    static void noObject() {}

    //@ requires new Object() { static int f() { return 1; } } != null;
    void hasStatic() {}

    //@ requires new Object() { <T> T f(T x) { return x; } } != null;
    void hasTypeParameters() {}

    //@ requires new Object() { class C { } } != null;
    void hasClasses() {}

    //@ requires new Object() { record R(int x) { } } != null;
    void hasRecords() {}

    //@ requires new Object() { int f(int... x, int y) { return 1; } } != null;
    void hasManyArguments() {}

    //@ requires new Object() { final int x; { x = 3; } } != null;
    void hasFinalInitialized() {}

    //@ requires List.of("a").equals(new Comparator<>() { public int compare(String a, String b) { return 0; } });
    void leavesOpen() {}

    //@ requires new Object() { abstract int f(); } != null;
    void isAbstract() {}

    //@ requires new Object() { public private int f() { return 1; } } != null;
    void isPublicAndPrivate() {}

    //@ requires new Object() { int f() } != null;
    void hasNoBody() {}

    //@ requires new Object() { var x = 3; } != null;
    void hasVar() {}
}
