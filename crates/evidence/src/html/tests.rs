//! Drawings of random heaps, pages with hostile names, more paths than anybody reads.

use super::graph::{self, Cell, Graph, NodeId, Side};
use super::layout::{Layout, Rect, TAG, layout, tag_width};
use super::links::{Links, Shape, on_curve};
use super::route::Point;
use super::select::{Group, Selection};
use super::{NotCovered, ShownGroup, SourceText, TargetResult, overview, page, svg};
use explore::{
    BranchSite, BranchTaken, Face, HeapPicture, MethodBranches, MethodPlace, PathCounts, PathDescription, PathEnding,
    PicturedObject, Queries, RETURNED, Report, Shown, Violation,
};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// What an object of a random heap refers to, field by field: an object, null, something unknown, a number.
fn shown(number: u8, objects: usize) -> Shown {
    match number {
        0..=139 => Shown::Object(usize::from(number) % objects),
        140..=179 => Shown::Null,
        180..=199 => Shown::Anything,
        200..=209 => Shown::NotNull,
        other => Shown::Int(i32::from(other)),
    }
}

/// A heap of nodes, each with some links, and of arrays.
fn heap(objects: &[(u8, Vec<u8>)], roots: &[u8]) -> HeapPicture {
    let count = objects.len();
    let object = |(number, (kind, fields)): (usize, &(u8, Vec<u8>))| {
        let values = fields.iter().map(|number| shown(*number, count));
        let is_array = kind % 5 == 0;
        PicturedObject {
            number,
            class: if is_array { "p.Node[]".into() } else { format!("p.Kind{}", kind % 3) },
            is_input: true,
            fields: if is_array {
                vec![]
            } else {
                ["left", "right", "next", "parent", "data"].map(String::from).into_iter().zip(values.clone()).collect()
            },
            array: is_array.then(|| (Shown::Int(fields.len() as i32), (0..).zip(values).collect())),
            left_out: 0,
            face: None,
        }
    };
    let names = (0..).map(|number| format!("p{number}"));
    HeapPicture {
        roots: names.zip(roots.iter().map(|number| shown(*number, count))).collect(),
        objects: objects.iter().enumerate().map(object).collect(),
    }
}

fn description(before: HeapPicture, after: HeapPicture) -> PathDescription {
    let links = |fields: &[&str]| fields.iter().map(|name| (*name).to_owned()).collect();
    PathDescription {
        choices: vec![0, 1],
        steps: vec!["this.head != null".into(), "p0 == null".into()],
        condition: vec!["this.head != null".into()],
        ending: PathEnding::Returned,
        initial_heap: before,
        final_heap: after,
        links: BTreeMap::from([
            ("p.Kind0".to_owned(), links(&["left", "right", "parent"])),
            ("p.Kind1".to_owned(), links(&["next", "parent"])),
        ]),
        violation: None,
    }
}

prop_compose! {
    fn any_heap()(size in 1usize..9)(
        objects in prop::collection::vec((any::<u8>(), prop::collection::vec(any::<u8>(), 0..5)), size),
        roots in prop::collection::vec(any::<u8>(), 1..4),
    ) -> HeapPicture {
        heap(&objects, &roots)
    }
}

/// The boxes of one side, labels of roots included, each with its node.
fn boxes(graph: &Graph, layout: &Layout, side: Side) -> Vec<(NodeId, Rect)> {
    let mut found = Vec::new();
    for (place, node) in graph.nodes.iter().enumerate().filter(|(_, node)| *node.present.of(side)) {
        let of = layout.boxes[place];
        found.push((NodeId(place), of));
        let here =
            |tag: &&String| graph.roots.iter().any(|root| root.name == **tag && root.link(side) == Some(NodeId(place)));
        let width: f64 = layout.tags[place].iter().filter(here).map(|tag| tag_width(tag)).sum();
        if width > 0.0 {
            found.push((NodeId(place), Rect { x: of.x, y: of.y - TAG, width, height: TAG }));
        }
        let _ = node;
    }
    found
}

fn is_on_border(point: Point, of: &Rect) -> bool {
    let beside = |one: f64, other: f64| (one - other).abs() < 0.1;
    let inside_x = point.x > of.x - 0.1 && point.x < of.right() + 0.1;
    let inside_y = point.y > of.y - 0.1 && point.y < of.bottom() + 0.1;
    inside_x
        && inside_y
        && (beside(point.x, of.x)
            || beside(point.x, of.right())
            || beside(point.y, of.y)
            || beside(point.y, of.bottom()))
}

/// Points along a link.
fn points(shape: &Shape) -> Vec<Point> {
    let between = |from: Point, to: Point| {
        (0..=20).map(move |part| {
            let share = f64::from(part) / 20.0;
            Point { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
        })
    };
    match shape {
        Shape::Curve(from, to, direction) => (0..=40).map(|part| on_curve(*from, *to, *direction, part)).collect(),
        Shape::Corners(points) => points.windows(2).flat_map(|pair| between(pair[0], pair[1])).collect(),
        Shape::Straight(from, to) => between(*from, *to).collect(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn boxes_are_apart_and_links_lead_around_them(before in any_heap(), after in any_heap()) {
        let graph = graph::of(&description(before, after));
        let layout = layout(&graph);
        for side in Side::BOTH {
            let boxes = boxes(&graph, &layout, side);
            for (place, (one, rect)) in boxes.iter().enumerate() {
                for (other, second) in &boxes[place + 1..] {
                    let apart = one == other || !rect.overlaps(second);
                    prop_assert!(apart, "{rect:?} and {second:?} overlap");
                }
                prop_assert!(rect.x >= 0.0 && rect.y >= 0.0 && rect.right() <= layout.width && rect.bottom() <= layout.height);
            }
            for edge in (Links { graph: &graph, layout: &layout, side }).edges() {
                prop_assert!(!matches!(edge.shape, Shape::Straight(..)), "no way around the boxes");
                let points = points(&edge.shape);
                prop_assert!(is_on_border(points[0], &layout.boxes[edge.from.0]), "{points:?} does not begin at its box");
                prop_assert!(is_on_border(points[points.len() - 1], &layout.boxes[edge.to.0]), "{points:?} ends beside its box");
                for (node, rect) in &boxes {
                    let shrunk = Rect { x: rect.x + 1.0, y: rect.y + 1.0, width: rect.width - 2.0, height: rect.height - 2.0 };
                    let inside = |point: &&Point| point.x > shrunk.x && point.x < shrunk.right() && point.y > shrunk.y && point.y < shrunk.bottom();
                    prop_assert!(points.iter().all(|point| !inside(&point)), "a link from {:?} to {:?} leads through {node:?}", edge.from, edge.to);
                }
            }
            well_formed(&svg::draw(&graph, &layout, side, "x"));
        }
    }
}

#[test]
fn a_tree_has_its_left_child_on_the_left_and_a_list_goes_to_the_right() {
    let node = |number, left, right| PicturedObject {
        number,
        class: "p.Kind0".into(),
        is_input: true,
        fields: vec![("left".into(), left), ("right".into(), right)],
        ..PicturedObject::default()
    };
    let objects = vec![
        node(0, Shown::Object(1), Shown::Object(2)),
        node(1, Shown::Null, Shown::Null),
        node(2, Shown::Null, Shown::Null),
    ];
    let heap = HeapPicture { roots: vec![("this".into(), Shown::Object(0))], objects };
    let drawn = layout(&graph::of(&description(heap.clone(), heap)));
    assert!(drawn.boxes[1].right() < drawn.boxes[2].x && drawn.boxes[1].y == drawn.boxes[2].y);
    assert!(drawn.boxes[0].bottom() < drawn.boxes[1].y);
    let item = |number, next, parent| PicturedObject {
        number,
        class: "p.Kind1".into(),
        is_input: true,
        fields: vec![("parent".into(), parent), ("next".into(), next)],
        ..PicturedObject::default()
    };
    let objects = vec![
        item(0, Shown::Object(1), Shown::Null),
        item(1, Shown::Object(2), Shown::Object(0)),
        item(2, Shown::Null, Shown::Object(1)),
    ];
    let heap = HeapPicture { roots: vec![("this".into(), Shown::Object(0))], objects };
    let drawn = layout(&graph::of(&description(heap.clone(), heap)));
    assert!(drawn.boxes[0].right() < drawn.boxes[1].x && drawn.boxes[1].right() < drawn.boxes[2].x);
    assert!(drawn.boxes[0].y == drawn.boxes[1].y && drawn.boxes[1].y == drawn.boxes[2].y);
}

/// What a map is made of is not drawn: it has a slot for each key that has words, and two for each that has none.
#[test]
fn collections_are_drawn_as_what_they_hold() {
    let object = |number, class: &str, face| PicturedObject {
        number,
        class: class.into(),
        fields: vec![("table".into(), Shown::Object(3))],
        face,
        ..PicturedObject::default()
    };
    let entries = vec![(Shown::Object(1), Shown::Int(7)), (Shown::Object(2), Shown::Object(1))];
    let objects = vec![
        object(0, "java.util.HashMap", Some(Face::Entries(entries))),
        object(1, "java.lang.String", Some(Face::Text("\"a\"".into()))),
        PicturedObject { fields: vec![], ..object(2, "p.Key", None) },
        object(3, "java.util.HashMap$Node[]", None),
    ];
    let heap = HeapPicture { roots: vec![("map".into(), Shown::Object(0))], objects };
    let graph = graph::of(&description(heap.clone(), heap));
    let titles: Vec<&str> = graph.nodes.iter().map(|node| node.title.as_str()).collect();
    assert_eq!(titles, ["HashMap", "Key"]);
    let slots = graph.nodes[0].slots.iter().map(|slot| (slot.name.as_str(), slot.values.after.clone()));
    let expected =
        [("\"a\"", Cell::Text("7".into())), ("key 1", Cell::Link(NodeId(1))), ("value 1", Cell::Text("\"a\"".into()))];
    assert_eq!(slots.collect::<Vec<_>>(), expected.map(|(name, cell)| (name, Some(cell))));
}

/// Of what is long the first elements are drawn, and a count of the others, those included that the picture has left out itself.
#[test]
fn what_is_not_drawn_of_long_arrays_is_counted() {
    let numbers = |count: i32| (0..count).map(Shown::Int);
    let array = PicturedObject {
        class: "int[]".into(),
        array: Some((Shown::Int(100), (0..).zip(numbers(64)).collect())),
        left_out: 36,
        ..PicturedObject::default()
    };
    let object = |number, class: &str, face| PicturedObject {
        number,
        class: class.into(),
        face: Some(face),
        ..PicturedObject::default()
    };
    let entries = numbers(30).map(|key| (key.clone(), key)).collect();
    let objects = vec![
        array,
        object(1, "java.util.ArrayList", Face::Elements(numbers(25).collect())),
        object(2, "java.util.HashMap", Face::Entries(entries)),
        object(3, "java.util.ArrayList", Face::Elements(numbers(24).collect())),
    ];
    let roots = (0..4).map(|place| (format!("p{place}"), Shown::Object(place))).collect();
    let heap = HeapPicture { roots, objects };
    let graph = graph::of(&description(heap.clone(), heap));
    let last = |node: usize| graph.nodes[node].slots.last().map(|slot| (slot.name.as_str(), slot.values.after.clone()));
    let words = |text: &str| Some(Cell::Text(text.to_owned()));
    assert_eq!(last(0), Some(("24…", words("… 76 more"))));
    assert_eq!(last(1), Some(("24…", words("… 1 more"))));
    assert_eq!(last(2), Some(("…", words("… 6 more"))));
    assert_eq!(last(3), Some(("23", words("23"))));
}

/// Fails unless every element is closed in its order, and attributes are quoted.
fn well_formed(html: &str) {
    const VOID: [&str; 5] = ["meta", "link", "input", "wbr", "br"];
    let mut open: Vec<&str> = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        if rest.starts_with("!DOCTYPE") {
            continue;
        }
        let end = tag_end(rest);
        let tag = &rest[..end];
        rest = &rest[end + 1..];
        let name = tag.split([' ', '/', '\n']).find(|part| !part.is_empty()).unwrap_or_default();
        match (tag.starts_with('/'), tag.ends_with('/') || VOID.contains(&name)) {
            (true, _) => assert_eq!(open.pop(), Some(name), "closed before {:.80}", rest),
            (_, true) => {}
            _ => open.push(name),
        }
        if name == "script" || name == "style" {
            // What is inside ends where the page first says so, whatever it looks like.
            rest = &rest[rest.find("</").unwrap_or(0)..];
        }
    }
    assert_eq!(open, [""; 0]);
}

/// Where a tag ends, quoted attributes left aside.
fn tag_end(text: &str) -> usize {
    let mut quoted = false;
    for (place, of) in text.char_indices() {
        match of {
            '"' => quoted = !quoted,
            '>' if !quoted => return place,
            '<' if !quoted => panic!("a tag within a tag: {text:.80}"),
            _ => {}
        }
    }
    panic!("a tag without end: {text:.80}")
}

fn report(target: &str) -> Report {
    Report {
        target: target.to_owned(),
        paths: PathCounts { completed: 1, violated: 1, ..PathCounts::default() },
        violations: Vec::new(),
        unsupported: BTreeMap::new(),
        unknown: BTreeMap::new(),
        bounds_hit: BTreeMap::new(),
        cut: BTreeMap::new(),
        has_heap: false,
        gaps: BTreeSet::new(),
        unreached: Default::default(),
        world: Vec::new(),
        ended_early: None,
        unimplemented: Vec::new(),
        left_out: Vec::new(),
        instructions: 5,
        queries: Queries::default(),
        seconds: 0.5,
    }
}

const HOSTILE: &str = "</script></style></title><img src=x onerror=alert(1)>\"'&<!--]]>\u{0}\u{202e}{{7*7}}";

fn hostile_path() -> PathDescription {
    let name = || HOSTILE.to_owned();
    let object = PicturedObject {
        number: 0,
        class: name(),
        is_input: true,
        fields: vec![
            (name(), Shown::Object(0)),
            ("e".into(), Shown::Constant(name(), name())),
            ("m".into(), Shown::Object(1)),
        ],
        ..PicturedObject::default()
    };
    let text = |number: usize, class: &str| PicturedObject {
        number,
        class: class.to_owned(),
        face: Some(Face::Text(name())),
        ..PicturedObject::default()
    };
    let entries = vec![(Shown::Object(2), Shown::Object(3)), (Shown::Object(2), Shown::Object(2))];
    let map = PicturedObject {
        number: 1,
        class: "java.util.HashMap".into(),
        face: Some(Face::Entries(entries)),
        ..PicturedObject::default()
    };
    let roots =
        vec![(name(), Shown::Object(0)), (format!("{HOSTILE}2"), Shown::Int(3)), (RETURNED.to_owned(), Shown::NotNull)];
    let heap = HeapPicture {
        roots,
        objects: vec![object, map, text(2, "java.lang.String"), text(3, "java.lang.StringBuilder")],
    };
    let violation = Violation {
        code: "K001",
        message: name(),
        pattern: name(),
        file: Some(name()),
        line: Some(2),
        trace: vec![name()],
        frames: Vec::new(),
        choices: "0.1".into(),
        condition: vec![name()],
        help: Some(name()),
        initial_heap: heap.clone(),
        final_heap: heap.clone(),
    };
    PathDescription {
        condition: vec![name()],
        steps: vec![name(), name()],
        ending: PathEnding::Threw(name()),
        violation: Some(Box::new(violation)),
        ..description(heap.clone(), heap)
    }
}

fn place() -> MethodPlace {
    MethodPlace { class: HOSTILE.into(), name: HOSTILE.into(), descriptor: "()V".into() }
}

fn hostile_gap() -> NotCovered {
    NotCovered { what: HOSTILE.into(), help: Some(HOSTILE.into()), example: vec![HOSTILE.into()] }
}

#[test]
fn hostile_names_stay_text() {
    let method = MethodBranches {
        method: place(),
        sites: vec![BranchSite { offset: 1, line: Some(2), ways: vec![4, 9] }],
        lines: vec![1, 2],
    };
    let report = report(HOSTILE);
    let group = Group::Violated { code: "K001", message: HOSTILE.into(), place: HOSTILE.into() };
    let result = TargetResult {
        report: &report,
        covered: HOSTILE.into(),
        not_covered: vec![hostile_gap()],
        groups: vec![
            ShownGroup { group, count: 7, paths: vec![hostile_path()] },
            ShownGroup { group: Group::Threw(HOSTILE.into()), count: 1, paths: vec![hostile_path()] },
        ],
        branches: BTreeSet::from([BranchTaken { method: place(), offset: 1, to: 4 }]),
        begun: BTreeSet::new(),
        source: Some(SourceText {
            name: HOSTILE.into(),
            text: format!("one\n{HOSTILE}\n"),
            methods: vec![method],
            target_lines: vec![1, 2],
        }),
    };
    let row = overview::Row::new(&report, HOSTILE, &[hostile_gap()], format!("{HOSTILE}.html"));
    for page in [page::render(&result), overview::render(&[row], &[(HOSTILE.into(), HOSTILE.into())])] {
        well_formed(&page);
        assert!(!page.contains("<img") && !page.contains('\u{0}') && !page.contains('\u{202e}'), "markup got through");
        assert_eq!(page.matches("<script").count(), 1);
        assert!(page.contains("&lt;img src=x"));
    }
    assert!(page::render(&result).contains("◐ 1/2"), "one of two ways out of the branch was taken");
}

/// Each kind of violation at each place has its line, once, whatever numbers its messages have.
#[test]
fn the_overview_has_all_violations() {
    let found = |code: &'static str, pattern: &str, message: &str, line| {
        let mut violation = *hostile_path().violation.expect("it has one");
        (violation.code, violation.pattern, violation.message) = (code, pattern.to_owned(), message.to_owned());
        (violation.file, violation.line) = (Some("src/shop/Ring.java".to_owned()), Some(line));
        violation
    };
    let mut report = report("shop.Ring::insert(int)");
    report.violations = vec![
        found("K001", "Index … out of bounds", "Index 3 out of bounds", 7),
        found("K001", "Index … out of bounds", "Index 4 out of bounds", 7),
        found("K001", "Index … out of bounds", "Index 5 out of bounds", 9),
        found("K004", "the invariant does not hold", "the invariant does not hold", 5),
    ];
    let row = overview::Row::new(&report, "", &[], "ring.html".to_owned());
    let expected = [
        "K001 Ring.java:7: Index 3 out of bounds",
        "K001 Ring.java:9: Index 5 out of bounds",
        "K004 Ring.java:5: the invariant does not hold",
    ];
    assert_eq!(row.violations, expected);
    let page = overview::render(&[row], &[]);
    assert!(expected.iter().all(|line| page.contains(&format!("<p class=\"worst\">{line}</p>"))), "{page}");
}

/// A hundred thousand paths, in the order of their choices or another.
fn note_many(selection: &Selection, order: impl Iterator<Item = u32>) {
    for number in order {
        let group = match number % 100 {
            0 => Group::Violated { code: "K001", message: format!("m{}", number % 7_000), place: "A.java:3".into() },
            1 => Group::Threw("E".into()),
            2 => Group::AssumedAway,
            _ => Group::Returned,
        };
        let branches = (0..8).filter(|bit| number >> bit & 1 == 1).map(|bit| BranchTaken {
            method: place(),
            offset: bit,
            to: bit + 1,
        });
        let size = (number.wrapping_mul(2_654_435_761) >> 20) as usize % 40;
        selection.note(0, group, size, &[number / 1000, number % 1000], branches.collect());
    }
}

#[test]
fn of_many_paths_few_are_kept_whatever_the_order() {
    const MANY: u32 = 100_000;
    let chosen = |order: Box<dyn Iterator<Item = u32>>| {
        let selection = Selection::default();
        note_many(&selection, order);
        selection.finish(0)
    };
    let forward = chosen(Box::new(0..MANY));
    let backward = chosen(Box::new((0..MANY).rev()));
    // 77,773 has no factor in common with their number.
    let mixed = chosen(Box::new((0..MANY).map(|number| (u64::from(number) * 77_773 % u64::from(MANY)) as u32)));
    assert_eq!(forward.groups, backward.groups);
    assert_eq!(forward.groups, mixed.groups);
    assert_eq!(forward.branches, mixed.branches);
    assert_eq!(forward.branches.len(), 8);
    let shown: usize = forward.groups.iter().map(|(_, _, choices)| choices.len()).sum();
    assert!((40..=super::select::SHOWN_PATHS).contains(&shown), "{shown}");
    let returned = forward.groups.iter().find(|(group, ..)| *group == Group::Returned).map(|(_, count, _)| *count);
    assert_eq!(returned, Some(97_000), "however many kinds of violations there are, the other ends are told");
}

#[test]
fn a_new_round_makes_earlier_ones_void() {
    let selection = Selection::default();
    selection.note(0, Group::Unknown, 1, &[0], Vec::new());
    selection.note(1, Group::Returned, 1, &[1], Vec::new());
    let chosen = selection.finish(1);
    assert_eq!(chosen.groups, [(Group::Returned, 1, vec![vec![1]])]);
    let selection = Selection::default();
    selection.note(0, Group::Returned, 1, &[1], Vec::new());
    assert!(selection.finish(1).groups.is_empty());
}

#[test]
fn the_largest_page_is_below_two_megabytes_and_says_what_it_leaves_out() {
    let objects: Vec<(u8, Vec<u8>)> =
        (0..60u8).map(|number| (number, vec![number + 1, number / 2, number, 200])).collect();
    let large = heap(&objects, &[0, 1, 150]);
    let paths: Vec<PathDescription> = (0..160)
        .map(|number| PathDescription { choices: vec![number], ..description(large.clone(), large.clone()) })
        .collect();
    let mut report = report("p.A::m()");
    report.paths = PathCounts { completed: 100_000, bounded: 7, ..PathCounts::default() };
    let result = TargetResult {
        report: &report,
        covered: String::new(),
        not_covered: Vec::new(),
        groups: vec![ShownGroup { group: Group::Returned, count: 100_000, paths }],
        branches: BTreeSet::new(),
        begun: BTreeSet::new(),
        source: None,
    };
    let page = page::render(&result);
    assert!(page.len() < 2_000_000, "{} bytes", page.len());
    assert!(page.contains(" of 100,000 paths: of every way to end"), "a selection is called one");
    assert!(page.contains(" 7 further paths that came to no end are only counted."), "what was cut is no path");
    well_formed(&page);
}

/// What a path has begun that was cut is not covered: nobody knows how it ends.
#[test]
fn branches_of_cut_paths_are_told_apart() {
    let branch = |to| BranchTaken { method: place(), offset: 1, to };
    let selection = Selection::default();
    selection.note(0, Group::Bounded("the k-bound"), 1, &[0], vec![branch(4), branch(7)]);
    selection.note(0, Group::Returned, 2, &[1], vec![branch(4)]);
    let chosen = selection.finish(0);
    assert_eq!((chosen.branches, chosen.begun), (BTreeSet::from([branch(4)]), BTreeSet::from([branch(7)])));
}
