package initialization;

/** Arrays, casts, instance tests and class literals name a class without initializing it. */
public class ArraysDoNotTrigger {
    static class Element {
        static {
            System.out.println("element initialized");
        }

        static int count = 3;

        static void touch() { }
    }

    static class Sub extends Element {
        static {
            System.out.println("sub initialized");
        }
    }

    static Element parameter(Element e) {
        return e;
    }

    public static void main(String[] args) throws Exception {
        Element[] array = new Element[2];
        Element[][] nested = new Element[2][2];
        System.out.println(array.length + nested.length);
        Object o = array;
        System.out.println(o instanceof Element[]);
        System.out.println(o instanceof Element);
        Element nothing = (Element) null;
        System.out.println(parameter(nothing));
        Class<?> literal = Sub.class;
        System.out.println(literal.getName());
        System.out.println(Class.forName("initialization.ArraysDoNotTrigger$Sub", false,
                ArraysDoNotTrigger.class.getClassLoader()) == literal);
        System.out.println("field of the superclass through the subclass");
        System.out.println(Sub.count);
        System.out.println("the subclass itself");
        Class.forName("initialization.ArraysDoNotTrigger$Sub");
        System.out.println("again");
        Sub.touch();
        new Sub();
    }
}
