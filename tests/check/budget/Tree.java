package budget;

public class Tree {
    Tree left;
    Tree right;

    public int count() {
        int count = 1;
        if (left != null) {
            count += left.count();
        }
        if (right != null) {
            count += right.count();
        }
        return count;
    }
}
