//! Heaps as text, by example.

use super::super::label::labels;
use super::{draw, face, lines};
use explore::{Face, HeapPicture, PicturedObject, RETURNED, Shown};
use std::collections::{BTreeMap, BTreeSet};

fn object(class: &str, fields: &[(&str, Shown)]) -> PicturedObject {
    let fields = fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    PicturedObject { class: class.to_owned(), is_input: true, fields, ..PicturedObject::default() }
}

fn array(class: &str, length: i32, elements: &[(i64, Shown)]) -> PicturedObject {
    let elements: BTreeMap<i64, Shown> = elements.iter().cloned().collect();
    PicturedObject { array: Some((Shown::Int(length), elements)), ..object(class, &[]) }
}

fn text(roots: &[(&str, Shown)], objects: Vec<PicturedObject>) -> String {
    let heap = heap(roots, objects);
    lines(&heap, &labels(&[&heap]), BTreeSet::new()).join("\n")
}

fn heap(roots: &[(&str, Shown)], mut objects: Vec<PicturedObject>) -> HeapPicture {
    let roots = roots.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    objects.iter_mut().enumerate().for_each(|(place, object)| object.number = place);
    HeapPicture { roots, objects }
}

#[test]
fn a_tree_is_written_inside_out() {
    let objects = vec![
        object("trees.Tree", &[("root", Shown::Object(1))]),
        object("trees.Tree$Node", &[("left", Shown::Null), ("right", Shown::Object(2))]),
        object("trees.Tree$Node", &[("key", Shown::Int(5)), ("left", Shown::NotNull), ("right", Shown::Anything)]),
    ];
    let shown = text(&[("this", Shown::Object(0)), ("key", Shown::Int(4))], objects);
    let tree = "this: Tree { root: Node#1 { left: null, right: Node#2 { key: 5, left: not null, right: ? } } }";
    assert_eq!(shown, format!("{tree}\nkey: 4"));
}

#[test]
fn sharing_and_cycles_show_by_numbers() {
    let objects = vec![object("Node", &[("next", Shown::Object(0))])];
    let roots = [("one", Shown::Object(0)), ("other", Shown::Object(0))];
    assert_eq!(text(&roots, objects), "one: Node#1 { next: Node#1 }\nother: Node#1");
}

#[test]
fn arrays_show_their_elements() {
    let objects = vec![
        array("int[]", 3, &[(0, Shown::Int(7)), (2, Shown::Int(-1))]),
        array("pkg.Node[][]", 1000, &[(999, Shown::Null)]),
        array("char[]", 0, &[]),
    ];
    let roots = [("numbers", Shown::Object(0)), ("rows", Shown::Object(1)), ("text", Shown::Object(2))];
    let expected = "numbers: int[3] { 7, ?, -1 }\nrows: Node[1000][] { [999]: null }\ntext: char[0]";
    assert_eq!(text(&roots, objects), expected);
}

fn faced(class: &str, face: Face) -> PicturedObject {
    PicturedObject { face: Some(face), ..object(class, &[("modCount", Shown::Int(1))]) }
}

fn of_strings() -> Vec<PicturedObject> {
    vec![
        faced("java.util.ArrayList", Face::Elements(vec![Shown::Object(1), Shown::Object(2), Shown::Anything])),
        faced("java.lang.String", Face::Text("\"a\"".into())),
        faced("java.lang.Integer", Face::Boxed(Shown::Int(3))),
    ]
}

#[test]
fn collections_are_shown_as_what_they_hold() {
    let roots = [("list", Shown::Object(0)), ("text", Shown::Object(1)), ("number", Shown::Object(2))];
    assert_eq!(text(&roots, of_strings()), "list: ArrayList [\"a\", 3, ?]\ntext: \"a\"\nnumber: Integer 3");
    let empty = vec![faced("java.util.HashMap", Face::Entries(vec![]))];
    assert_eq!(text(&[("map", Shown::Object(0))], empty), "map: HashMap {}");
    let builder = vec![faced("java.lang.StringBuilder", Face::Text("\"a\" + ?".into()))];
    assert_eq!(text(&[("builder", Shown::Object(0))], builder), "builder: StringBuilder \"a\" + ?");
    let short = vec![
        faced("java.util.ArrayList", Face::Elements(vec![Shown::Object(1)])),
        faced("java.lang.Short", Face::Boxed(Shown::Int(3))),
    ];
    assert_eq!(text(&[("list", Shown::Object(0))], short), "list: ArrayList [Short 3]");
}

#[test]
fn what_is_left_out_is_counted() {
    let list = PicturedObject { left_out: 36, ..faced("java.util.ArrayList", Face::Elements(vec![Shown::Int(1)])) };
    let array = PicturedObject { left_out: 936, ..array("int[]", 1000, &[(0, Shown::Int(7))]) };
    let roots = [("list", Shown::Object(0)), ("numbers", Shown::Object(1))];
    assert_eq!(
        text(&roots, vec![list, array]),
        "list: ArrayList [1, … 36 more]\nnumbers: int[1000] { [0]: 7, … 936 more }"
    );
}

#[test]
fn an_optional_without_a_value_is_empty() {
    let empty = vec![faced("java.util.Optional", Face::Elements(vec![]))];
    assert_eq!(text(&[("found", Shown::Object(0))], empty), "found: Optional.empty");
}

#[test]
fn what_may_be_another_is_told() {
    let numbers = |element: Shown| HeapPicture {
        roots: vec![("all".to_owned(), Shown::Object(0))],
        objects: vec![array("Object[]", 1, &[(0, element)])],
    };
    let drawn = super::draw(&numbers(Shown::Anything), &numbers(Shown::MaybeAnother { is_not_null: false }));
    assert_eq!(drawn.initial, ["all: Object[1] { ? }"]);
    assert_eq!(drawn.last, Some(vec!["all: Object[1] { ? (maybe another) }".to_owned()]));
}

#[test]
fn objects_in_collections_are_drawn_with_their_places_or_keys() {
    let item = |price: i32| object("Item", &[("price", Shown::Int(price)), ("next", Shown::Null)]);
    let entries = vec![(Shown::Object(1), Shown::Object(2)), (Shown::Object(3), Shown::Null)];
    let objects = vec![
        faced("java.util.HashMap", Face::Entries(entries)),
        faced("java.lang.String", Face::Text("\"a\"".into())),
        item(1),
        item(2),
    ];
    let expected = "map: HashMap {value: null}\n\
                    ├─ \"a\": Item#1 { price: 1, next: null }\n\
                    └─ key: Item#2 { price: 2, next: null }";
    assert_eq!(text(&[("map", Shown::Object(0))], objects), expected);
    let entries = vec![(Shown::Object(1), Shown::Null), (Shown::Object(2), Shown::Int(7))];
    let objects = vec![faced("java.util.HashMap", Face::Entries(entries)), object("Key", &[]), object("Key", &[])];
    let expected = "map: HashMap {key 0: Key#1, value 0: null, key 1: Key#2, value 1: 7}";
    assert_eq!(text(&[("map", Shown::Object(0))], objects), expected);
    let places = (1..5).map(Shown::Object).chain([Shown::Null]).collect();
    let list = faced("java.util.ArrayList", Face::Elements(places));
    let objects = vec![list, item(1), item(2), item(3), item(4)];
    let expected = "list: ArrayList [[4]: null]\n\
                    ├─ [0]: Item#1 { price: 1, next: null }\n\
                    ├─ [1]: Item#2 { price: 2, next: null }\n\
                    ├─ [2]: Item#3 { price: 3, next: null }\n\
                    └─ [3]: Item#4 { price: 4, next: null }";
    assert_eq!(text(&[("list", Shown::Object(0))], objects), expected);
}

/// The arrays and nodes that a collection is made of have no part in what other objects are called.
#[test]
fn what_only_faces_stand_for_has_no_name() {
    let mut objects = of_strings();
    objects[0].fields.push(("table".to_owned(), Shown::Object(3)));
    objects.extend([object("java.util.HashMap$Node", &[]), object("my.Node", &[])]);
    let roots = [("list", Shown::Object(0)), ("node", Shown::Object(4))];
    assert_eq!(text(&roots, objects), "list: ArrayList [\"a\", 3, ?]\nnode: Node");
}

#[test]
fn a_face_by_itself_names_objects_by_their_numbers() {
    let list = faced("java.util.ArrayList", Face::Elements(vec![Shown::Object(1), Shown::Object(2)]));
    let objects = vec![list, object("my.Item", &[]), faced("java.lang.String", Face::Text("\"a\"".into()))];
    let heap = heap(&[("list", Shown::Object(0))], objects);
    assert_eq!(face(&heap, 0).as_deref(), Some("ArrayList [Item#1, \"a\"]"));
    assert_eq!((face(&heap, 1), face(&heap, 2).as_deref()), (None, Some("\"a\"")));
}

#[test]
fn a_result_is_news() {
    let node = |next: Shown| object("Node", &[("next", next)]);
    let initial = heap(&[("this", Shown::Object(0)), ("limit", Shown::Int(1))], vec![node(Shown::Null)]);
    let mut last = initial.clone();
    last.roots.push((RETURNED.to_owned(), Shown::Int(3)));
    assert_eq!(draw(&initial, &last).last, Some(vec!["return: 3".to_owned()]));
    last.roots[2].1 = Shown::Object(0);
    assert_eq!(draw(&initial, &last).last, Some(vec!["return: Node#1".to_owned()]));
    last.roots[1].1 = Shown::Int(2);
    let expected = ["this: Node#1 { next: null }", "limit: 2", "return: Node#1"].map(str::to_owned);
    assert_eq!(draw(&initial, &last).last, Some(expected.to_vec()), "a static field that has changed");
}

#[test]
fn values_are_written_as_in_java() {
    let values = [
        ("a", Shown::Long(1)),
        ("b", Shown::Float(0.1)),
        ("c", Shown::Double(f64::NEG_INFINITY)),
        ("d", Shown::Boolean(true)),
        ("e", Shown::Char(39)),
        ("f", Shown::Char(0xd800)),
        ("g", Shown::Char(65)),
        ("h", Shown::Double(1.0)),
        ("i", Shown::Float(f32::NAN)),
        ("j", Shown::Constant("paint.Box$Color".to_owned(), "BLUE".to_owned())),
    ];
    let expected = "a: 1L\nb: 0.1f\nc: Double.NEGATIVE_INFINITY\nd: true\ne: '\\''\nf: '\\ud800'\ng: 'A'\nh: 1.0\n\
                    i: Float.NaN\nj: Color.BLUE";
    assert_eq!(text(&values, vec![]), expected);
}

#[test]
fn classes_of_the_same_simple_name_are_named_in_full() {
    let objects = vec![object("a.Node", &[]), object("b.Node", &[])];
    assert_eq!(text(&[("x", Shown::Object(0)), ("y", Shown::Object(1))], objects), "x: a.Node\ny: b.Node");
}

#[test]
fn a_larger_heap_is_drawn_as_a_tree() {
    let objects = vec![
        object("Tree", &[("size", Shown::Int(3)), ("root", Shown::Object(1))]),
        object("Node", &[("key", Shown::Int(0)), ("left", Shown::Object(2)), ("right", Shown::Object(3))]),
        object("Node", &[("key", Shown::Int(0)), ("left", Shown::Object(3)), ("right", Shown::Null)]),
        object("Node", &[("key", Shown::Int(1)), ("left", Shown::Object(1)), ("right", Shown::Anything)]),
    ];
    let expected = "this: Tree { size: 3 }\n\
                    └─ root: Node#1 { key: 0 }\n   \
                    ├─ left: Node#2 { key: 0, left: Node#3, right: null }\n   \
                    └─ right: Node#3 { key: 1, left: Node#1, right: ? }\n\
                    key: 4";
    assert_eq!(text(&[("this", Shown::Object(0)), ("key", Shown::Int(4))], objects.clone()), expected);
    let expected = "this: Tree { size: 3 }\n\
                    └─ root: Node#1 { key: 0, left: Node#2 }\n   \
                    └─ right: Node#3 { key: 1, left: Node#1, right: ? }\n\
                    other: Node#2 { key: 0, left: Node#3, right: null }";
    let roots = [("this", Shown::Object(0)), ("other", Shown::Object(2))];
    assert_eq!(text(&roots, objects), expected, "what a root refers to is drawn there");
}

#[test]
fn a_line_goes_on_below_its_branches() {
    let node = |left: Shown, right: Shown| object("Node", &[("left", left), ("right", right)]);
    let objects = vec![
        node(Shown::Object(1), Shown::Object(2)),
        node(Shown::Object(3), Shown::Object(4)),
        node(Shown::Null, Shown::Null),
        node(Shown::Object(5), Shown::Object(6)),
        node(Shown::Null, Shown::Null),
        node(Shown::Null, Shown::Null),
        node(Shown::Null, Shown::Null),
    ];
    let expected = "root: Node#1\n\
                    ├─ left: Node#2\n\
                    │  ├─ left: Node#4\n\
                    │  │  ├─ left: Node#6 { left: null, right: null }\n\
                    │  │  └─ right: Node#7 { left: null, right: null }\n\
                    │  └─ right: Node#5 { left: null, right: null }\n\
                    └─ right: Node#3 { left: null, right: null }";
    assert_eq!(text(&[("root", Shown::Object(0))], objects), expected);
}

#[test]
fn what_does_not_fit_in_a_line_goes_on_in_the_next() {
    let long = "a".repeat(60);
    let objects = vec![
        object("List", &[("head", Shown::Object(1)), ("size", Shown::Int(1))]),
        object("Node", &[(long.as_str(), Shown::Int(1)), ("other", Shown::Object(1)), (&long, Shown::Null)]),
    ];
    let expected = format!(
        "this: List {{ size: 1 }}\n└─ head: Node#1 {{ {long}: 1, other: Node#1,\n                  {long}: null }}"
    );
    assert_eq!(text(&[("this", Shown::Object(0))], objects), expected);
}

#[test]
fn what_is_very_deep_gets_a_tree_of_its_own() {
    let next = |place: usize| if place < 19 { Shown::Object(place + 1) } else { Shown::Null };
    let objects = (0..20).map(|place| object("Node", &[("next", next(place))])).collect();
    let shown = text(&[("head", Shown::Object(0))], objects);
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines[1], "└─ next: Node#2");
    let second = lines.iter().position(|line| line.starts_with("Node#14")).expect("a second tree");
    assert_eq!(lines[second - 1].trim_start(), "└─ next: Node#14");
    assert!(shown.ends_with("└─ next: Node#20 { next: null }"), "{shown}");
}

#[test]
fn an_object_keeps_its_number_from_the_first_to_the_last_heap() {
    let list = |head: usize| object("List", &[("head", Shown::Object(head))]);
    let node = |next: Shown| object("Node", &[("next", next)]);
    let initial = heap(&[("this", Shown::Object(0))], vec![list(1), node(Shown::Object(2)), node(Shown::Null)]);
    let mut last = heap(&[("this", Shown::Object(0))], vec![list(1), node(Shown::Null)]);
    last.objects[1].number = 2;
    let drawn = draw(&initial, &last);
    assert_eq!(drawn.initial, ["this: List { head: Node#1 { next: Node#2 { next: null } } }"]);
    assert_eq!(drawn.last, Some(vec!["this: List { head: Node#2 { next: null } }".to_owned()]));
    assert_eq!(draw(&initial, &initial).last, None);
}

/// Pictures are data from elsewhere in the program; a dangling place must not bring the printer down.
#[test]
fn a_reference_to_nowhere_is_said() {
    assert_eq!(text(&[("x", Shown::Object(7))], vec![]), "x: an object that is not shown");
}

#[test]
fn numbers_are_told_again_only_if_they_are_others() {
    let before = heap(&[("number", Shown::Int(1)), ("Counter.made", Shown::Int(0))], Vec::new());
    let after = heap(&[("number", Shown::Int(1)), ("Counter.made", Shown::Int(-1))], Vec::new());
    assert_eq!(draw(&before, &after).last, Some(vec!["Counter.made: -1".to_owned()]));
    assert_eq!(draw(&before, &before).last, None);
}
