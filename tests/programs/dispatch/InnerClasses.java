package dispatch;

/** Inner, local and anonymous classes carry their outer instances and captured locals with them. */
public class InnerClasses {
    private final String name;
    private int count;

    InnerClasses(String name) {
        this.name = name;
    }

    class Inner {
        String name = "inner of " + InnerClasses.this.name;

        class Innermost {
            String name = "innermost of " + Inner.this.name;

            String all(String name) {
                return name + " | " + this.name + " | " + Inner.this.name + " | " + InnerClasses.this.name;
            }
        }

        int bump() {
            return ++count;
        }
    }

    class Sub extends Inner {
        Sub() {
            InnerClasses.this.super();
        }
    }

    interface Greeting {
        String greet(int times);
    }

    Greeting local(String prefix) {
        long wide = 1L << 33;
        class Local implements Greeting {
            final String suffix;

            Local(String suffix) {
                this.suffix = suffix;
            }

            public String greet(int times) {
                return times == 0 ? suffix : prefix + name + wide + new Local(suffix + "!").greet(times - 1);
            }
        }
        return new Local(".");
    }

    Greeting anonymous(int base) {
        return new Greeting() {
            int calls = base;

            @Override
            public String greet(int times) {
                calls += times;
                return name + calls + new Object() {
                    @Override
                    public String toString() {
                        return "(" + calls * base + ")";
                    }
                };
            }
        };
    }

    public static void main(String[] args) {
        InnerClasses outer = new InnerClasses("outer");
        Inner inner = outer.new Inner();
        System.out.println(inner.new Innermost().all("parameter"));
        System.out.println(inner.bump() + outer.new Inner().bump() + outer.count);
        System.out.println(outer.new Sub().name);
        System.out.println(outer.local("p").greet(2));
        Greeting anonymous = outer.anonymous(10);
        System.out.println(anonymous.greet(1) + anonymous.greet(2));
        System.out.println(anonymous.getClass().getName() + " " + anonymous.getClass().isAnonymousClass());
    }
}
