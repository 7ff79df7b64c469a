package values;

/** Heaps to evaluate expressions in, the same ones for the same seed. */
public class Inputs {
    static final java.util.List<Inputs> ALL = new java.util.ArrayList<>();

    Subject subject;
    Node node;
    Object object;
    Integer boxed;
    int[] array;
    String text;

    static Inputs make(int seed) {
        java.util.Random random = new java.util.Random(seed);
        Inputs made = new Inputs();
        ALL.add(made);
        Node[] nodes = new Node[1 + random.nextInt(6)];
        for (int index = 0; index < nodes.length; index++) {
            nodes[index] = new Node(random.nextInt(9) - 2);
        }
        for (Node each : nodes) {
            each.next = any(random, nodes);
            each.left = any(random, nodes);
            each.right = any(random, nodes);
            each.data = random.nextInt(3) == 0 ? "data" : any(random, nodes);
        }
        made.subject = new Subject();
        made.subject.fill(random, nodes);
        made.node = any(random, nodes);
        Object[] objects = {null, "text", 7, made.node, made.subject, new int[] {1, 2}, 'x', 5L, new Object[0]};
        made.object = objects[random.nextInt(objects.length)];
        made.boxed = random.nextInt(4) == 0 ? null : Integer.valueOf(random.nextInt(300) - 20);
        made.array = random.nextInt(6) == 0 ? null : numbers(random);
        made.text = random.nextInt(5) == 0 ? null : "t" + random.nextInt(3);
        return made;
    }

    static Node any(java.util.Random random, Node[] nodes) {
        return random.nextInt(3) == 0 ? null : nodes[random.nextInt(nodes.length)];
    }

    static int[] numbers(java.util.Random random) {
        int[] made = new int[random.nextInt(6)];
        for (int index = 0; index < made.length; index++) {
            made[index] = random.nextInt(5) == 0 ? random.nextInt() : random.nextInt(10) - 3;
        }
        return made;
    }
}
