package dispatch;

/** The receiver's class picks the method; static methods, private methods and fields follow the declared type. */
public class Overriding {
    static class A {
        String name = "A.name";

        String who() {
            return "A";
        }

        String callWho() {
            return "A calls " + who();
        }

        private String secret() {
            return "A.secret";
        }

        String callSecret() {
            return secret();
        }

        static String fixed() {
            return "A.fixed";
        }

        String field() {
            return name;
        }
    }

    static class B extends A {
        String name = "B.name";

        @Override
        String who() {
            return "B over " + super.who();
        }

        String secret() {
            return "B.secret";
        }

        static String fixed() {
            return "B.fixed";
        }
    }

    static class C extends B {
        @Override
        String who() {
            return "C over " + super.who();
        }

        @Override
        String secret() {
            return "C over " + super.secret();
        }

        @Override
        String field() {
            return super.field() + " " + name + " " + ((A) this).name;
        }
    }

    public static void main(String[] args) {
        A[] all = {new A(), new B(), new C()};
        for (A a : all) {
            System.out.println(a.who() + " | " + a.callWho() + " | " + a.callSecret() + " | " + a.name + " | " + a.field());
        }
        B b = new C();
        System.out.println(b.secret() + " " + b.name + " " + ((A) b).name + " " + ((A) b).secret());
        System.out.println(A.fixed() + " " + B.fixed() + " " + C.fixed());
    }
}
