//! The forest that a drawing follows: which link leads to an object for the first time, and in which direction its object is
//! drawn.
//!
//! Lists go to the right, trees go down. What a class is, its links to objects of its own kind say: with one link that
//! leads on it is a list, with several it is a tree.

use super::graph::{Graph, NodeId, NodeKind, Side};
use std::collections::{BTreeMap, BTreeSet};

/// Names of fields that lead back to where one came from; they are followed last.
const LEADING_BACK: [&str; 8] = ["prev", "previous", "parent", "up", "owner", "before", "outer", "this$0"];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    Right,
    Down,
}

/// The forest over a graph.
pub struct Forest {
    /// The children of each node by the slot that leads to them, in the order of the slots.
    pub children: Vec<Vec<(usize, NodeId)>>,
    /// The nodes that no other leads to first.
    pub tops: Vec<NodeId>,
    /// Slots whose links go down; all others go to the right.
    down: BTreeSet<(String, String)>,
}

impl Forest {
    pub fn direction(&self, graph: &Graph, node: NodeId, slot: usize) -> Direction {
        let of = &graph.nodes[node.0];
        let is_down =
            of.kind == NodeKind::Array || self.down.contains(&(of.class.clone(), of.slots[slot].name.clone()));
        if is_down { Direction::Down } else { Direction::Right }
    }
}

pub fn forest(graph: &Graph) -> Forest {
    let mut walk = Walk { graph, children: vec![Vec::new(); graph.nodes.len()], seen: vec![false; graph.nodes.len()] };
    let roots = graph.roots.iter().flat_map(|slot| Side::BOTH.map(|side| slot.link(side))).flatten();
    let mut tops = Vec::new();
    for node in roots.chain((0..graph.nodes.len()).map(NodeId)) {
        if !walk.seen[node.0] {
            tops.push(node);
            walk.visit(node);
        }
    }
    let mut children = walk.children;
    children.iter_mut().for_each(|of| of.sort());
    let down = going_down(graph, &children);
    Forest { children, tops, down }
}

struct Walk<'a> {
    graph: &'a Graph,
    children: Vec<Vec<(usize, NodeId)>>,
    seen: Vec<bool>,
}

impl Walk<'_> {
    fn visit(&mut self, first: NodeId) {
        self.seen[first.0] = true;
        // Depth first without recursion: each entry is a node and what is left of its links.
        let mut stack = vec![(first, self.links(first))];
        while let Some((node, links)) = stack.last_mut() {
            let node = *node;
            match links.next() {
                None => {
                    stack.pop();
                }
                Some((slot, to)) if !self.seen[to.0] => {
                    self.seen[to.0] = true;
                    self.children[node.0].push((slot, to));
                    stack.push((to, self.links(to)));
                }
                Some(_) => {}
            }
        }
    }

    /// The links of a node in the order in which they are followed.
    fn links(&self, node: NodeId) -> std::vec::IntoIter<(usize, NodeId)> {
        let mut links = Vec::new();
        for (place, slot) in self.graph.nodes[node.0].slots.iter().enumerate() {
            let (before, after) = (slot.link(Side::Before), slot.link(Side::After));
            // What was put between two objects is drawn between them, and what was taken away is where it was.
            let after_first = after.is_some_and(|to| self.graph.nodes[to.0].is_new);
            let order = if after_first { [after, before] } else { [before, after] };
            links.extend(order.into_iter().flatten().map(|to| (place, to)));
        }
        links.sort_by_key(|(place, _)| leads_back(&self.graph.nodes[node.0].slots[*place].name));
        links.into_iter()
    }
}

fn leads_back(name: &str) -> bool {
    LEADING_BACK.contains(&name)
}

/// The slots, by class and name, whose links go down.
fn going_down(graph: &Graph, children: &[Vec<(usize, NodeId)>]) -> BTreeSet<(String, String)> {
    let trees = trees(graph, children);
    let mut down = BTreeSet::new();
    for (place, node) in graph.nodes.iter().enumerate() {
        let links = graph.links.get(&node.class);
        let is_link = |name: &str| links.is_some_and(|links| links.contains(name));
        if let Some(forward) = trees.get(node.class.as_str()) {
            down.extend(forward.iter().map(|name| (node.class.clone(), (*name).to_owned())));
        }
        let others = children[place]
            .iter()
            .filter(|(slot, to)| !is_link(&node.slots[*slot].name) && graph.nodes[to.0].kind != NodeKind::Cloud);
        let others: Vec<&(usize, NodeId)> = others.collect();
        let leads_on = children[place].iter().any(|(slot, _)| is_link(&node.slots[*slot].name));
        for (slot, to) in &others {
            if others.len() > 1 || leads_on || trees.contains_key(graph.nodes[to.0].class.as_str()) {
                down.insert((node.class.clone(), node.slots[*slot].name.clone()));
            }
        }
    }
    down
}

/// The classes that trees are made of, with the links that make them.
fn trees<'a>(graph: &'a Graph, children: &[Vec<(usize, NodeId)>]) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let mut used: BTreeSet<(&str, &str)> = BTreeSet::new();
    let mut set: BTreeSet<(&str, &str)> = BTreeSet::new();
    for (place, node) in graph.nodes.iter().enumerate() {
        used.extend(children[place].iter().map(|(slot, _)| (node.class.as_str(), node.slots[*slot].name.as_str())));
        let linked = node.slots.iter().filter(|slot| Side::BOTH.iter().any(|side| slot.link(*side).is_some()));
        set.extend(linked.map(|slot| (node.class.as_str(), slot.name.as_str())));
    }
    let mut trees = BTreeMap::new();
    for (class, links) in &graph.links {
        let leads_on = |name: &&str| {
            let of = (class.as_str(), *name);
            used.contains(&of) || (!set.contains(&of) && !leads_back(name))
        };
        let forward: BTreeSet<&str> = links.iter().map(String::as_str).filter(leads_on).collect();
        if forward.len() > 1 {
            trees.insert(class.as_str(), forward);
        }
    }
    trees
}
