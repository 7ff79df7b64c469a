//! The subjects in `examples`.

use super::subject::{Bound, Subject};
use crate::agree;

/// A few values around zero.
const KEYS: &[f64] = &[-1.0, 0.0, 1.0];

#[test]
fn containers() {
    agree(&[
        Subject {
            target: "container.Container::swap(Container)",
            classes: &[("container.Container", 2), ("java.lang.Object", 2)],
            bound: Bound::K(3),
            ..Subject::PLAIN
        },
        Subject {
            target: "container.ContainerConditions::swap(Container,Container)",
            classes: &[("container.Container", 3), ("java.lang.Object", 1), ("container.Node", 1)],
            bound: Bound::K(3),
            numbers: &[("int", &[0.0])],
            ..Subject::PLAIN
        },
    ]);
}

#[test]
fn nodes_with_a_subclass() {
    const NODES: Subject = Subject {
        classes: &[("container.Node", 2), ("container.ExtendedNode", 2), ("java.lang.Object", 1)],
        bound: Bound::N(5),
        numbers: &[("int", &[0.0])],
        ..Subject::PLAIN
    };
    agree(&[
        Subject { target: "container.Node::isNext(ExtendedNode)", ..NODES },
        Subject { target: "container.Node::isNextObject(Object)", ..NODES },
        Subject { target: "container.Node::nextObjectTypeHierarchy(Object)", ..NODES },
        Subject { target: "container.Node::foo()", ..NODES },
    ]);
}

#[test]
fn binary_search_trees() {
    const TREES: Subject = Subject {
        classes: &[("trees.BinarySearchTree", 1), ("trees.BinarySearchTree$Node", 3)],
        bound: Bound::N(3),
        numbers: &[("int", KEYS)],
        ..Subject::PLAIN
    };
    agree(&[
        Subject { target: "trees.BinarySearchTree::contains(int)", ..TREES },
        Subject { target: "trees.BinarySearchTree::insert(int)", ..TREES },
        Subject { target: "trees.BinarySearchTree::remove(int)", ..TREES },
        Subject { target: "trees.BinarySearchTree::findMin()", bound: Bound::K(3), ..TREES },
        Subject { target: "trees.BinarySearchTreeConditions::remove(BinarySearchTree,int)", ..TREES },
    ]);
}

#[test]
fn balanced_trees() {
    agree(&[
        Subject {
            target: "trees.AvlTree::insert(int)",
            classes: &[("trees.AvlTree", 1), ("trees.AvlTree$Node", 2)],
            numbers: &[("int", &[0.0, 1.0, 2.0])],
            ..Subject::PLAIN
        },
        Subject {
            target: "trees.TreeMap::remove(int)",
            classes: &[("trees.TreeMap", 1), ("trees.TreeMap$Entry", 2)],
            numbers: &[("int", &[0.0, 1.0])],
            ..Subject::PLAIN
        },
        Subject {
            target: "trees.AATree::remove(int)",
            classes: &[("trees.AATree", 1), ("trees.AATree$Node", 2)],
            numbers: &[("int", &[0.0, 1.0, 2.0])],
            ..Subject::PLAIN
        },
    ]);
}

#[test]
fn singly_linked_lists() {
    const LISTS: Subject = Subject {
        classes: &[("lists.SinglyLinkedList", 1), ("lists.SinglyLinkedList$Node", 3)],
        bound: Bound::N(3),
        numbers: &[("lists.SinglyLinkedList#size", &[0.0, 1.0, 2.0, 3.0]), ("int", KEYS)],
        ..Subject::PLAIN
    };
    const PAIRS: Subject = Subject {
        classes: &[("lists.SinglyLinkedList", 2), ("lists.SinglyLinkedList$Node", 2)],
        bound: Bound::K(3),
        numbers: &[("lists.SinglyLinkedList#size", &[0.0, 1.0, 2.0]), ("int", KEYS)],
        ..Subject::PLAIN
    };
    agree(&[
        Subject { target: "lists.SinglyLinkedList::remove(int)", ..LISTS },
        Subject { target: "lists.SinglyLinkedList::removeFirst()", ..LISTS },
        Subject { target: "lists.SinglyLinkedListConditions::reverse(SinglyLinkedList,int)", ..LISTS },
        Subject { target: "lists.SinglyLinkedListConditions::merge(SinglyLinkedList,SinglyLinkedList)", ..PAIRS },
        Subject {
            target: "lists.SinglyLinkedListConditions::mergeKeepsAll(SinglyLinkedList,SinglyLinkedList,int)",
            ..PAIRS
        },
    ]);
}

#[test]
fn circular_lists() {
    const LISTS: Subject = Subject {
        classes: &[("lists.CircularList", 1), ("lists.CircularList$Node", 3)],
        bound: Bound::N(3),
        numbers: &[("lists.CircularList#size", &[0.0, 1.0, 2.0]), ("int", &[0.0, 1.0])],
        ..Subject::PLAIN
    };
    agree(&[
        Subject { target: "lists.CircularList::addFirst(int)", ..LISTS },
        Subject { target: "lists.CircularList::remove(int)", ..LISTS },
        Subject { target: "lists.CircularListConditions::removeLast(CircularList)", ..LISTS },
    ]);
}

#[test]
fn leftist_heaps() {
    const HEAPS: Subject = Subject {
        classes: &[("heaps.LeftistHeap", 2), ("heaps.LeftistHeap$Node", 2)],
        numbers: &[("heaps.LeftistHeap$Node#rank", &[1.0, 2.0]), ("int", &[0.0, 1.0])],
        ..Subject::PLAIN
    };
    agree(&[
        Subject { target: "heaps.LeftistHeapConditions::merge(LeftistHeap,LeftistHeap)", ..HEAPS },
        Subject { target: "heaps.LeftistHeapConditions::deleteMin(LeftistHeap)", ..HEAPS },
    ]);
}

#[test]
fn binary_heaps() {
    const HEAPS: Subject = Subject {
        classes: &[("heaps.BinaryHeap", 1), ("[I", 1)],
        bound: Bound::K(3),
        longest: 3,
        numbers: &[("heaps.BinaryHeap#size", &[-1.0, 0.0, 1.0, 2.0, 3.0]), ("int", KEYS)],
        ..Subject::PLAIN
    };
    agree(&[
        Subject { target: "heaps.BinaryHeapConditions::deleteMin(BinaryHeap)", ..HEAPS },
        Subject { target: "heaps.BinaryHeapConditions::offer(BinaryHeap,int)", ..HEAPS },
    ]);
}

#[test]
fn sorts() {
    const SORTS: Subject = Subject {
        classes: &[("[I", 1)],
        bound: Bound::K(3),
        longest: 3,
        numbers: &[("int", &[-1.0, 0.0, 1.0, 2.0])],
        ..Subject::PLAIN
    };
    agree(&[
        Subject { target: "sorts.SortConditions::insertionSort(int[])", ..SORTS },
        Subject { target: "sorts.SortConditions::selectionSort(int[])", ..SORTS },
        Subject { target: "sorts.SortConditions::shellsortKeepsAll(int[],int)", ..SORTS },
    ]);
}
