package algorithms;

public class RedBlackTree<K extends Comparable<K>> {
    private static final class Node<K> {
        K key;
        Node<K> left;
        Node<K> right;
        boolean red = true;

        Node(K key) {
            this.key = key;
        }
    }

    private Node<K> root;
    private int size;
    private int rotations;

    // The left-leaning variant needs no parent links.
    void add(K key) {
        root = add(root, key);
        root.red = false;
    }

    private Node<K> add(Node<K> h, K key) {
        if (h == null) {
            size++;
            return new Node<>(key);
        }
        int c = key.compareTo(h.key);
        if (c < 0) {
            h.left = add(h.left, key);
        } else if (c > 0) {
            h.right = add(h.right, key);
        }
        if (red(h.right) && !red(h.left)) {
            h = rotateLeft(h);
        }
        if (red(h.left) && red(h.left.left)) {
            h = rotateRight(h);
        }
        if (red(h.left) && red(h.right)) {
            h.red = true;
            h.left.red = false;
            h.right.red = false;
        }
        return h;
    }

    private static boolean red(Node<?> n) {
        return n != null && n.red;
    }

    private Node<K> rotateLeft(Node<K> h) {
        rotations++;
        Node<K> x = h.right;
        h.right = x.left;
        x.left = h;
        x.red = h.red;
        h.red = true;
        return x;
    }

    private Node<K> rotateRight(Node<K> h) {
        rotations++;
        Node<K> x = h.left;
        h.left = x.right;
        x.right = h;
        x.red = h.red;
        h.red = true;
        return x;
    }

    private int blackHeight(Node<K> n) {
        if (n == null) {
            return 1;
        }
        int l = blackHeight(n.left);
        int r = blackHeight(n.right);
        if (l != r || red(n.right) || red(n) && red(n.left)) {
            throw new IllegalStateException("unbalanced at " + n.key);
        }
        return l + (n.red ? 0 : 1);
    }

    private int depth(Node<K> n) {
        return n == null ? 0 : 1 + Math.max(depth(n.left), depth(n.right));
    }

    private void print(Node<K> n, StringBuilder b) {
        if (n == null) {
            b.append('.');
            return;
        }
        b.append(n.red ? "r(" : "b(").append(n.key).append(' ');
        print(n.left, b);
        b.append(' ');
        print(n.right, b);
        b.append(')');
    }

    public static void main(String[] args) {
        RedBlackTree<Integer> small = new RedBlackTree<>();
        for (int i = 1; i <= 10; i++) {
            small.add(i);
        }
        StringBuilder b = new StringBuilder();
        small.print(small.root, b);
        System.out.println(b);
        RedBlackTree<Integer> big = new RedBlackTree<>();
        for (int i = 0; i < 1000; i++) {
            big.add(i * 7919 % 1009);
        }
        System.out.println(big.size + " " + big.blackHeight(big.root) + " " + big.depth(big.root) + " " + big.rotations);
        RedBlackTree<String> words = new RedBlackTree<>();
        for (String w : "to be or not to be that is the question".split(" ")) {
            words.add(w);
        }
        b.setLength(0);
        words.print(words.root, b);
        System.out.println(b + " " + words.size);
    }
}
