//! Where everything of a drawing goes: boxes by size, blocks of boxes side by side and below each other.
//!
//! Every block is a rectangle that holds an object and all that hangs on it, so that boxes never overlap, and the links
//! of the forest run through gaps that hold nothing else.

use super::graph::{Graph, Node, NodeId, NodeKind, Side};
use super::span::{Direction, Forest, forest};

/// Measures of a drawing, in pixels.
pub const TITLE: f64 = 22.0;
pub const ROW: f64 = 18.0;
pub const CELL: f64 = 34.0;
pub const TAG: f64 = 24.0;
/// The width of a character of the drawing's type face, and of the smaller one.
pub const WIDE: f64 = 7.3;
pub const SMALL: f64 = 6.2;
const BELOW: f64 = 46.0;
const BESIDE: f64 = 52.0;
const APART: f64 = 28.0;
const MARGIN: f64 = 30.0;
/// What a missing child of a tree takes, so that left and right stay what they are.
const MISSING: f64 = 36.0;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Rect {
    pub fn right(&self) -> f64 {
        self.x + self.width
    }

    pub fn bottom(&self) -> f64 {
        self.y + self.height
    }

    pub fn overlaps(&self, other: &Rect) -> bool {
        self.x < other.right() && other.x < self.right() && self.y < other.bottom() && other.y < self.bottom()
    }
}

/// How the inside of a box is divided.
#[derive(Clone, Debug, Default)]
pub struct Inside {
    /// Slots that are lines of their own, links to the right.
    pub rows: Vec<usize>,
    /// Slots at the bottom side by side, links down, each with its width.
    pub cells: Vec<(usize, f64)>,
}

pub struct Layout {
    pub boxes: Vec<Rect>,
    pub insides: Vec<Inside>,
    pub forest: Forest,
    /// The names of roots at each object, in either picture.
    pub tags: Vec<Vec<String>>,
    pub width: f64,
    pub height: f64,
}

pub fn layout(graph: &Graph) -> Layout {
    let forest = forest(graph);
    let tags = tags(graph);
    let insides: Vec<Inside> = (0..graph.nodes.len()).map(|place| inside(graph, &forest, NodeId(place))).collect();
    let boxes: Vec<Rect> =
        graph.nodes.iter().zip(&insides).zip(&tags).map(|((node, inside), tags)| size(node, inside, tags)).collect();
    let mut layout = Layout { boxes, insides, forest, tags, width: 0.0, height: 0.0 };
    let mut x = MARGIN;
    for top in layout.forest.tops.clone() {
        let block = layout.block(graph, top);
        layout.place(&block, x, MARGIN);
        x += block.width + APART;
        layout.height = layout.height.max(block.height + 2.0 * MARGIN);
    }
    layout.width = (x - APART + MARGIN).max(2.0 * MARGIN);
    layout.height = layout.height.max(2.0 * MARGIN);
    layout
}

/// The width of a text in a drawing.
pub fn text_width(text: &str, character: f64) -> f64 {
    // Characters of other scripts may be twice as wide.
    text.chars().map(|of| if of.is_ascii() { character } else { 1.7 * character }).sum()
}

fn tags(graph: &Graph) -> Vec<Vec<String>> {
    let mut tags = vec![Vec::new(); graph.nodes.len()];
    for root in &graph.roots {
        for side in Side::BOTH {
            if let Some(node) = root.link(side) {
                if !tags[node.0].contains(&root.name) {
                    tags[node.0].push(root.name.clone());
                }
            }
        }
    }
    tags
}

fn inside(graph: &Graph, forest: &Forest, id: NodeId) -> Inside {
    let node = &graph.nodes[id.0];
    let mut inside = Inside::default();
    for (place, slot) in node.slots.iter().enumerate() {
        match forest.direction(graph, id, place) {
            Direction::Right => inside.rows.push(place),
            Direction::Down => {
                let widest = Side::BOTH.iter().map(|side| text_width(&value_text(slot, *side), WIDE));
                let value = widest.fold(14.0, f64::max);
                inside.cells.push((place, value.max(text_width(&slot.name, SMALL)) + 12.0));
            }
        }
    }
    inside
}

/// The text of a slot that is written in it.
pub fn value_text(slot: &super::graph::Slot, side: Side) -> String {
    match slot.values.of(side) {
        Some(super::graph::Cell::Text(text)) => shortened(text),
        Some(super::graph::Cell::Null) => "null".to_owned(),
        _ => String::new(),
    }
}

/// Long texts are cut; the box tells all of it when it is pointed at.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 28;
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    format!("{}…", text.chars().take(LONGEST - 1).collect::<String>())
}

fn size(node: &Node, inside: &Inside, tags: &[String]) -> Rect {
    if node.kind == NodeKind::Cloud {
        let of_tags: f64 = tags.iter().map(|tag| tag_width(tag)).sum();
        let width =
            (text_width(&node.title, WIDE) + 36.0).max(54.0).max(of_tags + if tags.is_empty() { 0.0 } else { 24.0 });
        return Rect { width, height: 34.0, ..Rect::default() };
    }
    let badge = if node.is_new { 34.0 } else { 0.0 };
    let title = text_width(&node.title, WIDE) + 20.0 + badge;
    let row = |&place: &usize| {
        let slot = &node.slots[place];
        let value = Side::BOTH.iter().map(|side| text_width(&value_text(slot, *side), WIDE)).fold(14.0, f64::max);
        text_width(&slot.name, WIDE) + value + 30.0
    };
    let rows = inside.rows.iter().map(row).fold(0.0, f64::max);
    let cells: f64 = inside.cells.iter().map(|(_, width)| width).sum();
    let of_tags: f64 = tags.iter().map(|tag| tag_width(tag)).sum::<f64>() + 24.0;
    let width = title.max(rows).max(cells).max(56.0).max(if tags.is_empty() { 0.0 } else { of_tags });
    let cells_height = if inside.cells.is_empty() { 0.0 } else { CELL };
    Rect { width, height: TITLE + ROW * inside.rows.len() as f64 + cells_height, ..Rect::default() }
}

/// The width of the label of a root.
pub fn tag_width(tag: &str) -> f64 {
    text_width(tag, WIDE) + 16.0
}

/// A node with all that hangs on it.
struct Block {
    width: f64,
    height: f64,
    /// How far the top of the node's box is below the top of the block.
    anchor: f64,
    /// The boxes with their places in the block.
    places: Vec<(NodeId, f64, f64)>,
}

impl Block {
    fn take(&mut self, other: Block, x: f64, y: f64) {
        self.width = self.width.max(x + other.width);
        self.height = self.height.max(y + other.height);
        self.places.extend(other.places.into_iter().map(|(node, left, top)| (node, left + x, top + y)));
    }
}

impl Layout {
    /// The block of a node. Without recursion, since a list may be long: children come before their parents.
    fn block(&self, graph: &Graph, top: NodeId) -> Block {
        let mut order = vec![top];
        let mut next = 0;
        while let Some(&node) = order.get(next) {
            order.extend(self.forest.children[node.0].iter().map(|(_, child)| *child));
            next += 1;
        }
        let mut blocks: Vec<Option<Block>> = (0..graph.nodes.len()).map(|_| None).collect();
        for &node in order.iter().rev() {
            let block = self.joined(graph, node, &mut blocks);
            blocks[node.0] = Some(block);
        }
        blocks[top.0].take().expect("the top comes last")
    }

    /// A block from those of the children.
    fn joined(&self, graph: &Graph, node: NodeId, blocks: &mut [Option<Block>]) -> Block {
        let own = self.boxes[node.0];
        let pad = if self.tags[node.0].is_empty() { 0.0 } else { TAG };
        let (below, positions, below_width) = self.row_below(graph, node, blocks);
        let column = own.width.max(below_width);
        // Over the middle of what hangs below, or the other way round.
        let (own_x, shift) = ((column - own.width) / 2.0, (column - below_width) / 2.0);
        let mut right: Vec<Block> = Vec::new();
        for &(slot, child) in &self.forest.children[node.0] {
            if self.forest.direction(graph, node, slot) == Direction::Right {
                right.extend(blocks[child.0].take());
            }
        }
        // The first child to the right stands at the same height as its parent.
        let anchor = right.first().map_or(pad, |first| pad.max(first.anchor));
        let mut block =
            Block { width: column, height: anchor + own.height, anchor, places: vec![(node, own_x, anchor)] };
        let most = below.iter().map(|child| child.anchor).fold(0.0, f64::max);
        for (child, x) in below.into_iter().zip(positions) {
            let y = anchor + own.height + BELOW + most - child.anchor;
            block.take(child, x + shift, y);
        }
        let (x, mut y) = (block.width + BESIDE, None);
        for child in right {
            let top = y.unwrap_or(anchor - child.anchor);
            y = Some(top + child.height + APART);
            block.take(child, x, top);
        }
        block
    }

    /// The children below a node, where each of them begins, and how wide they are together.
    fn row_below(&self, graph: &Graph, node: NodeId, blocks: &mut [Option<Block>]) -> (Vec<Block>, Vec<f64>, f64) {
        let of = &graph.nodes[node.0];
        let (mut below, mut positions, mut x) = (Vec::new(), Vec::new(), 0.0);
        let links = graph.links.get(&of.class);
        let has_children =
            self.insides[node.0].cells.iter().any(|(slot, _)| self.child_by(node, *slot).next().is_some());
        for (slot, _) in &self.insides[node.0].cells {
            let mut is_missing = true;
            for child in self.child_by(node, *slot) {
                is_missing = false;
                if let Some(block) = blocks[child.0].take() {
                    positions.push(x);
                    x += block.width + APART;
                    below.push(block);
                }
            }
            let is_link = links.is_some_and(|links| links.contains(&of.slots[*slot].name));
            if is_missing && is_link && has_children {
                x += MISSING + APART;
            }
        }
        (below, positions, (x - APART).max(0.0))
    }

    fn child_by(&self, node: NodeId, slot: usize) -> impl Iterator<Item = NodeId> {
        self.forest.children[node.0].iter().filter(move |(of, _)| *of == slot).map(|(_, child)| *child)
    }

    fn place(&mut self, block: &Block, x: f64, y: f64) {
        for &(node, left, top) in &block.places {
            self.boxes[node.0].x = x + left;
            self.boxes[node.0].y = y + top;
        }
    }
}
