package dispatch;

/** A super call starts at the caller's superclass, whatever the receiver's class, and skips empty levels. */
public class SuperChains {
    static class A {
        String path() {
            return "A";
        }

        String template() {
            return "<" + path() + ">";
        }
    }

    static class B extends A { }

    static class C extends B {
        @Override
        String path() {
            return "C/" + super.path();
        }

        @Override
        String template() {
            return "c" + super.template();
        }
    }

    static class D extends C { }

    static class E extends D {
        @Override
        String path() {
            return "E/" + super.path();
        }

        class Inner {
            String outerPath() {
                return E.super.path() + " inside " + E.this.path();
            }
        }

        Runnable lambda() {
            return () -> System.out.println(super.path() + " in lambda " + path());
        }
    }

    static class F extends E {
        @Override
        String path() {
            return "F/" + super.path();
        }
    }

    public static void main(String[] args) {
        A[] all = {new A(), new B(), new C(), new D(), new E(), new F()};
        for (A a : all) {
            System.out.println(a.path() + " " + a.template());
        }
        E e = new F();
        System.out.println(e.new Inner().outerPath());
        e.lambda().run();
        System.out.println(new F().equals(null) + " " + new Object() {
            @Override
            public boolean equals(Object o) {
                return super.equals(o) || o == null;
            }

            @Override
            public int hashCode() {
                return 1;
            }
        }.equals(null));
    }
}
