package dispatch;

/** A class's method beats any default, and a more specific interface beats a less specific one. */
public class DefaultMethods {
    interface Top {
        default String name() {
            return "Top";
        }

        default String shout() {
            return name() + "!";
        }
    }

    interface Middle extends Top {
        @Override
        default String name() {
            return "Middle over " + Top.super.name();
        }
    }

    interface Again extends Top {
        @Override
        String name();
    }

    static class Plain implements Top { }

    static class Specific implements Top, Middle { }

    static class Inherits extends Plain implements Middle { }

    static class Base {
        public String name() {
            return "Base";
        }
    }

    static class ClassWins extends Base implements Middle { }

    abstract static class AbstractAgain implements Middle {
        @Override
        public abstract String name();
    }

    static class Concrete extends AbstractAgain implements Again {
        @Override
        public String name() {
            return "Concrete";
        }
    }

    static class Below extends ClassWins {
        @Override
        public String name() {
            return "Below over " + super.name();
        }
    }

    public static void main(String[] args) {
        Top[] all = {new Plain(), new Specific(), new Inherits(), new ClassWins(), new Concrete(), new Below(),
            new Top() { }, new Middle() {
                @Override
                public String shout() {
                    return Middle.super.shout() + "?";
                }
            }};
        for (Top top : all) {
            System.out.println(top.name() + " " + top.shout());
        }
    }
}
