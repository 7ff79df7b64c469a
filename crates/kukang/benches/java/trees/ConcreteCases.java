package trees;

import java.util.ArrayList;
import java.util.List;

/**
 * What Kukang covers with one path per case, run case by case: the invariant, a method, the invariant, on every valid tree
 * within a bound, with every key that is in the tree and one in each gap. Prints the number of cases and the seconds
 * that running them took; building them is not counted.
 */
public class ConcreteCases {
    /** A tree without keys; null is the empty one. Only a red-black tree looks at `red`. */
    record Shape(Shape left, Shape right, boolean red, int size, int height, int blackHeight) {
        static Shape of(Shape left, Shape right, boolean red) {
            int height = Math.max(height(left), height(right)) + 1;
            int blackHeight = blackHeight(left) + (red ? 0 : 1);
            return new Shape(left, right, red, size(left) + size(right) + 1, height, blackHeight);
        }

        static int size(Shape shape) {
            return shape == null ? 0 : shape.size;
        }

        static int height(Shape shape) {
            return shape == null ? 0 : shape.height;
        }

        static int blackHeight(Shape shape) {
            return shape == null ? 0 : shape.blackHeight;
        }

        static boolean isRed(Shape shape) {
            return shape != null && shape.red;
        }
    }

    public static void main(String[] arguments) {
        String structure = arguments[0];
        int bound = Integer.parseInt(arguments[2]);
        boolean boundsHeight = arguments[1].equals("k");
        int maxSize = boundsHeight ? (1 << bound) - 1 : bound;
        int maxHeight = boundsHeight ? bound : Integer.MAX_VALUE;
        List<Shape> shapes = shapes(structure, maxSize, maxHeight);
        int cases = 0;
        for (Shape shape : shapes) {
            cases += 2 * Shape.size(shape) + 1;
        }
        long nanoseconds = switch (structure) {
            case "BinarySearchTree" -> searchInBinarySearchTrees(shapes, keys(shapes, cases));
            case "AvlTree" -> insertIntoAvlTrees(shapes, keys(shapes, cases));
            default -> putIntoTreeMaps(shapes, keys(shapes, cases));
        };
        System.out.println(cases + " " + nanoseconds / 1e9);
    }

    /** The rule of each structure looks at a node and its children only, so valid trees are put together by size. */
    static List<Shape> shapes(String structure, int maxSize, int maxHeight) {
        List<List<Shape>> ofSize = new ArrayList<>();
        ofSize.add(new ArrayList<>());
        ofSize.get(0).add(null);
        for (int size = 1; size <= maxSize; size++) {
            List<Shape> made = new ArrayList<>();
            for (int leftSize = 0; leftSize < size; leftSize++) {
                for (Shape left : ofSize.get(leftSize)) {
                    for (Shape right : ofSize.get(size - 1 - leftSize)) {
                        if (Math.max(Shape.height(left), Shape.height(right)) < maxHeight) {
                            addValid(structure, left, right, made);
                        }
                    }
                }
            }
            ofSize.add(made);
        }
        List<Shape> all = new ArrayList<>();
        for (List<Shape> shapes : ofSize) {
            shapes.stream().filter(shape -> !Shape.isRed(shape)).forEach(all::add);
        }
        return all;
    }

    static void addValid(String structure, Shape left, Shape right, List<Shape> made) {
        switch (structure) {
            case "BinarySearchTree" -> made.add(Shape.of(left, right, false));
            case "AvlTree" -> {
                if (Math.abs(Shape.height(left) - Shape.height(right)) <= 1) {
                    made.add(Shape.of(left, right, false));
                }
            }
            case "TreeMap" -> {
                if (Shape.blackHeight(left) == Shape.blackHeight(right)) {
                    made.add(Shape.of(left, right, false));
                    if (!Shape.isRed(left) && !Shape.isRed(right)) {
                        made.add(Shape.of(left, right, true));
                    }
                }
            }
            default -> throw new IllegalArgumentException(structure);
        }
    }

    /** The keys to call the method with, shape by shape: a tree of n keys holds 1, 3, … 2n - 1, the cases are 0 … 2n. */
    static int[] keys(List<Shape> shapes, int cases) {
        int[] keys = new int[cases];
        int next = 0;
        for (Shape shape : shapes) {
            for (int key = 0; key <= 2 * Shape.size(shape); key++) {
                keys[next++] = key;
            }
        }
        return keys;
    }

    static long searchInBinarySearchTrees(List<Shape> shapes, int[] keys) {
        BinarySearchTree[] trees = new BinarySearchTree[keys.length];
        int next = 0;
        for (Shape shape : shapes) {
            for (int copy = 0; copy <= 2 * Shape.size(shape); copy++) {
                trees[next] = new BinarySearchTree();
                trees[next++].root = nodes(shape, 0);
            }
        }
        boolean sound = true;
        long start = System.nanoTime();
        for (int index = 0; index < keys.length; index++) {
            BinarySearchTree tree = trees[index];
            int key = keys[index];
            sound &= tree.repOk();
            boolean found = tree.contains(key);
            sound &= tree.repOk();
            sound &= found == (key % 2 == 1);
        }
        long nanoseconds = System.nanoTime() - start;
        expect(sound);
        return nanoseconds;
    }

    static long insertIntoAvlTrees(List<Shape> shapes, int[] keys) {
        AvlTree[] trees = new AvlTree[keys.length];
        int next = 0;
        for (Shape shape : shapes) {
            for (int copy = 0; copy <= 2 * Shape.size(shape); copy++) {
                trees[next] = new AvlTree();
                trees[next++].root = avlNodes(shape, 0);
            }
        }
        boolean sound = true;
        long start = System.nanoTime();
        for (int index = 0; index < keys.length; index++) {
            AvlTree tree = trees[index];
            sound &= tree.repOk();
            tree.insert(keys[index]);
            sound &= tree.repOk();
        }
        long nanoseconds = System.nanoTime() - start;
        expect(sound);
        return nanoseconds;
    }

    static long putIntoTreeMaps(List<Shape> shapes, int[] keys) {
        TreeMap[] maps = new TreeMap[keys.length];
        int next = 0;
        for (Shape shape : shapes) {
            for (int copy = 0; copy <= 2 * Shape.size(shape); copy++) {
                maps[next] = new TreeMap();
                maps[next].size = Shape.size(shape);
                maps[next++].root = entries(shape, 0, null);
            }
        }
        boolean sound = true;
        long start = System.nanoTime();
        for (int index = 0; index < keys.length; index++) {
            TreeMap map = maps[index];
            int key = keys[index];
            sound &= map.repOk();
            boolean added = map.put(key, index);
            sound &= map.repOk();
            sound &= added == (key % 2 == 0);
        }
        long nanoseconds = System.nanoTime() - start;
        expect(sound);
        return nanoseconds;
    }

    /** The nodes of a subtree, `before` being the number of keys to its left. */
    static BinarySearchTree.Node nodes(Shape shape, int before) {
        if (shape == null) {
            return null;
        }
        int place = before + Shape.size(shape.left);
        BinarySearchTree.Node node = new BinarySearchTree.Node(2 * place + 1);
        node.left = nodes(shape.left, before);
        node.right = nodes(shape.right, place + 1);
        return node;
    }

    static AvlTree.Node avlNodes(Shape shape, int before) {
        if (shape == null) {
            return null;
        }
        int place = before + Shape.size(shape.left);
        AvlTree.Node node = new AvlTree.Node(2 * place + 1);
        node.height = shape.height;
        node.left = avlNodes(shape.left, before);
        node.right = avlNodes(shape.right, place + 1);
        return node;
    }

    static TreeMap.Entry entries(Shape shape, int before, TreeMap.Entry parent) {
        if (shape == null) {
            return null;
        }
        int place = before + Shape.size(shape.left);
        TreeMap.Entry entry = new TreeMap.Entry(2 * place + 1, 0, parent);
        entry.red = shape.red;
        entry.left = entries(shape.left, before, entry);
        entry.right = entries(shape.right, place + 1, entry);
        return entry;
    }

    static void expect(boolean holds) {
        if (!holds) {
            throw new AssertionError();
        }
    }
}
