// `trees.TreeMap` with a reference as the value of each key.
package elements;

import kukang.contracts.Invariant;

public final class TreeMap {
    static final class Entry {
        int key;
        Object value;
        boolean red;
        Entry left;
        Entry right;
        Entry parent;

        Entry(int key, Object value, Entry parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
            this.red = true;
        }
    }

    Entry root;
    int size;

    public Object get(int key) {
        Entry entry = entry(key);
        return entry == null ? null : entry.value;
    }

    void putThenGet(int key, Item value) {
        put(key, value);
        get(key);
    }

    void getThenRemove(int key) {
        get(key);
        remove(key);
    }

    /** Maps the key to the value and says whether the key is new. */
    public boolean put(int key, Item value) {
        if (root == null) {
            root = new Entry(key, value, null);
            root.red = false;
            size = 1;
            return true;
        }
        Entry entry = root;
        while (true) {
            if (key < entry.key) {
                if (entry.left == null) {
                    entry.left = new Entry(key, value, entry);
                    entry = entry.left;
                    break;
                }
                entry = entry.left;
            } else if (key > entry.key) {
                if (entry.right == null) {
                    entry.right = new Entry(key, value, entry);
                    entry = entry.right;
                    break;
                }
                entry = entry.right;
            } else {
                return false;
            }
        }
        size++;
        repairRedRed(entry);
        return true;
    }

    /** Removes the key and says whether it was there. */
    public boolean remove(int key) {
        Entry entry = entry(key);
        if (entry == null) {
            return false;
        }
        size--;
        if (entry.left != null && entry.right != null) {
            Entry successor = entry.right;
            while (successor.left != null) {
                successor = successor.left;
            }
            entry.key = successor.key;
            entry.value = successor.value;
            entry = successor;
        }
        Entry child = entry.left != null ? entry.left : entry.right;
        Entry parent = entry.parent;
        replaceChild(parent, entry, child);
        if (child != null) {
            child.parent = parent;
        }
        if (!entry.red) {
            repairMissingBlack(child, parent);
        }
        return true;
    }

    private Entry entry(int key) {
        Entry entry = root;
        while (entry != null) {
            if (key < entry.key) {
                entry = entry.left;
            } else if (key > entry.key) {
                entry = entry.right;
            } else {
                return entry;
            }
        }
        return null;
    }

    /** Restores the colours when `entry` is red and its parent may be red too. */
    private void repairRedRed(Entry entry) {
        while (isRed(entry.parent)) {
            Entry parent = entry.parent;
            Entry grandparent = parent.parent;
            Entry uncle = parent == grandparent.left ? grandparent.right : grandparent.left;
            if (isRed(uncle)) {
                parent.red = false;
                uncle.red = false;
                grandparent.red = true;
                entry = grandparent;
            } else if (parent == grandparent.left) {
                if (entry == parent.right) {
                    rotateLeft(parent);
                    parent = entry;
                }
                parent.red = false;
                grandparent.red = true;
                rotateRight(grandparent);
                break;
            } else {
                if (entry == parent.left) {
                    rotateRight(parent);
                    parent = entry;
                }
                parent.red = false;
                grandparent.red = true;
                rotateLeft(grandparent);
                break;
            }
        }
        root.red = false;
    }

    /** Restores the black height when the paths through `entry`, maybe an empty child of `parent`, lack one black. */
    private void repairMissingBlack(Entry entry, Entry parent) {
        while (parent != null && !isRed(entry)) {
            if (entry == parent.left) {
                Entry sibling = parent.right;
                if (sibling.red) {
                    sibling.red = false;
                    parent.red = true;
                    rotateLeft(parent);
                    sibling = parent.right;
                }
                if (!isRed(sibling.left) && !isRed(sibling.right)) {
                    sibling.red = true;
                    entry = parent;
                    parent = entry.parent;
                } else {
                    if (!isRed(sibling.right)) {
                        sibling.left.red = false;
                        sibling.red = true;
                        rotateRight(sibling);
                        sibling = parent.right;
                    }
                    sibling.red = parent.red;
                    parent.red = false;
                    sibling.right.red = false;
                    rotateLeft(parent);
                    return;
                }
            } else {
                Entry sibling = parent.left;
                if (sibling.red) {
                    sibling.red = false;
                    parent.red = true;
                    rotateRight(parent);
                    sibling = parent.left;
                }
                if (!isRed(sibling.left) && !isRed(sibling.right)) {
                    sibling.red = true;
                    entry = parent;
                    parent = entry.parent;
                } else {
                    if (!isRed(sibling.left)) {
                        sibling.right.red = false;
                        sibling.red = true;
                        rotateLeft(sibling);
                        sibling = parent.left;
                    }
                    sibling.red = parent.red;
                    parent.red = false;
                    sibling.left.red = false;
                    rotateRight(parent);
                    return;
                }
            }
        }
        if (entry != null) {
            entry.red = false;
        }
    }

    private void rotateLeft(Entry entry) {
        Entry up = entry.right;
        Entry middle = up.left;
        entry.right = middle;
        if (middle != null) {
            middle.parent = entry;
        }
        up.left = entry;
        up.parent = entry.parent;
        replaceChild(entry.parent, entry, up);
        entry.parent = up;
    }

    private void rotateRight(Entry entry) {
        Entry up = entry.left;
        Entry middle = up.right;
        entry.left = middle;
        if (middle != null) {
            middle.parent = entry;
        }
        up.right = entry;
        up.parent = entry.parent;
        replaceChild(entry.parent, entry, up);
        entry.parent = up;
    }

    private void replaceChild(Entry parent, Entry old, Entry replacement) {
        if (parent == null) {
            root = replacement;
        } else if (parent.left == old) {
            parent.left = replacement;
        } else {
            parent.right = replacement;
        }
    }

    private static boolean isRed(Entry entry) {
        return entry != null && entry.red;
    }

    @Invariant
    public boolean repOk() {
        if (root == null) {
            return size == 0;
        }
        return blackHeight(root, null, null, null, false, -1) >= 0 && size == count(root);
    }

    /**
     * The number of black entries on each way down the subtree, or -1 if the subtree breaks the invariant. Its
     * keys have to lie strictly between those of `low` and `high` (null means no limit), which also rules out
     * sharing and cycles. `required` is the black height it has to have, where that is known already, else -1.
     */
    private static int blackHeight(Entry entry, Entry parent, Entry low, Entry high, boolean mayBeRed, int required) {
        if (required == 0 && !mayBeRed) {
            return -1;
        }
        if (low != null && entry.key <= low.key || high != null && entry.key >= high.key || entry.parent != parent) {
            return -1;
        }
        boolean black = !entry.red;
        if (black ? required == 0 : !mayBeRed) {
            return -1;
        }
        int below = black && required > 0 ? required - 1 : required;
        Entry left = entry.left;
        if (left != null) {
            below = blackHeight(left, entry, low, entry, black, below);
            if (below < 0) {
                return -1;
            }
        } else if (below > 0) {
            return -1;
        } else {
            below = 0;
        }
        Entry right = entry.right;
        if (right != null) {
            if (blackHeight(right, entry, entry, high, black, below) < 0) {
                return -1;
            }
        } else if (below > 0) {
            return -1;
        }
        return black ? below + 1 : below;
    }

    private static int count(Entry entry) {
        int count = 1;
        if (entry.left != null) {
            count += count(entry.left);
        }
        if (entry.right != null) {
            count += count(entry.right);
        }
        return count;
    }
}
