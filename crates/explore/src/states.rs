//! The states of an object that satisfy its invariants, found once and used for every method of its class.
//!
//! A state is what it always is: a list of choices. Every driver of an instance method begins with reading the receiver and
//! assuming its invariants, so the choices that lead to a valid receiver are the same for all of them. A search that knows
//! them does not try again what the invariants refuse.

use std::collections::BTreeMap;

/// A tree of choices. Beyond its leaves everything is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct States {
    /// What can be chosen at each node, and where that leads. The first node is the root.
    nodes: Vec<BTreeMap<u32, Node>>,
}

/// A node of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node(u32);

impl States {
    /// The tree of some paths. `None` if there are none: then there is nothing to know.
    pub fn of(paths: &[Vec<u32>]) -> Option<States> {
        if paths.is_empty() {
            return None;
        }
        let mut states = States { nodes: vec![BTreeMap::new()] };
        for path in paths {
            let mut at = Node(0);
            for &choice in path {
                let free = Node(states.nodes.len() as u32);
                let next = *states.nodes[at.0 as usize].entry(choice).or_insert(free);
                if next == free {
                    states.nodes.push(BTreeMap::new());
                }
                at = next;
            }
        }
        Some(states)
    }

    pub fn root(&self) -> Node {
        Node(0)
    }

    /// Where a choice leads, if that is known.
    pub fn follow(&self, at: Node, choice: u32) -> Option<Node> {
        self.nodes[at.0 as usize].get(&choice).copied()
    }

    /// The first choice at a node that is not below one; `None` if there is none left. At a leaf every choice is good.
    pub fn next(&self, at: Node, least: u32) -> Option<u32> {
        let choices = &self.nodes[at.0 as usize];
        if choices.is_empty() { Some(least) } else { choices.range(least..).next().map(|(&choice, _)| choice) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_choices_are_offered_until_a_leaf() {
        let states = States::of(&[vec![0, 2], vec![0, 4], vec![3]]).expect("there are paths");
        let root = states.root();
        assert_eq!((states.next(root, 0), states.next(root, 1), states.next(root, 4)), (Some(0), Some(3), None));
        let first = states.follow(root, 0).expect("it is a path's");
        assert_eq!((states.next(first, 0), states.next(first, 3)), (Some(2), Some(4)));
        let leaf = states.follow(root, 3).expect("it is a path's");
        assert_eq!((states.next(leaf, 0), states.next(leaf, 7)), (Some(0), Some(7)));
        assert_eq!(states.follow(leaf, 0), None);
    }

    #[test]
    fn without_paths_nothing_is_known() {
        assert_eq!(States::of(&[]), None);
    }
}
