package sharing;

public class Nodes {
    static class Node {
        Node left;
        Node right;
    }

    static void noSharing(Node node) {
        if (node != null && node.left != null && node.right != null) {
            assert node.left != node.right && node.left != node;
        }
    }
}
