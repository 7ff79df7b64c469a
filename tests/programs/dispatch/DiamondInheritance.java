package dispatch;

/** Two unrelated defaults must be resolved by the class; related ones resolve themselves. */
public class DiamondInheritance {
    interface Root {
        default String id() {
            return "root";
        }
    }

    interface Left extends Root {
        default String id() {
            return "left";
        }

        default String side() {
            return "l";
        }
    }

    interface Right extends Root {
        default String id() {
            return "right";
        }

        default String side() {
            return "r";
        }
    }

    interface Quiet extends Root { }

    static class Both implements Left, Right {
        @Override
        public String id() {
            return Left.super.id() + "+" + Right.super.id();
        }

        @Override
        public String side() {
            return Right.super.side() + Left.super.side();
        }
    }

    static class LeftAndQuiet implements Quiet, Left { }

    static class Below extends Both implements Quiet { }

    interface Merge extends Left, Right {
        @Override
        default String id() {
            return "merge(" + Left.super.id() + ")";
        }

        @Override
        default String side() {
            return "m";
        }
    }

    static class Merged implements Merge, Left, Right, Root { }

    public static void main(String[] args) {
        Root[] all = {new Both(), new LeftAndQuiet(), new Below(), new Merged()};
        for (Root root : all) {
            System.out.println(root.id() + (root instanceof Left left ? " " + left.side() : ""));
        }
        Right right = new Merged();
        System.out.println(right.id() + " " + right.side());
    }
}
