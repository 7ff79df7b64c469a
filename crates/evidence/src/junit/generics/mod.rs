//! Type arguments for the JDK's collections: `ArrayList<String> words = new ArrayList<>(List.of("a"))`.
//!
//! Whoever writes a test names generic classes without type arguments, which fit anything. In the end the variables of collections get
//! those that the signatures of parameters and fields ask for, if what is put into them and every place that they go to fits; what does not,
//! such as a list of texts that holds something else, stays as it is. Only where a raw type is left javac has to be told to be silent.

mod raw;
pub(super) mod signature;
mod takes;
mod uses;

use super::body::Body;
use super::expect::containers::{Container, Holds};
use crate::case::{CallKind, Contents, Value};
use program::Type;
use raw::has_raw_type;
use signature::{Argument, Signed, SignedMethod};
use std::collections::BTreeMap;
pub(super) use uses::is_part;
use uses::{Use, uses_in};

/// Collections that have one type argument or two, as the interfaces do that they are known by.
const COLLECTIONS: [&str; 9] = [
    "ArrayList",
    "LinkedList",
    "ArrayDeque",
    "PriorityQueue",
    "HashSet",
    "LinkedHashSet",
    "TreeSet",
    "Vector",
    "Stack",
];
const MAPS: [&str; 3] = ["HashMap", "LinkedHashMap", "TreeMap"];
#[rustfmt::skip]
const INTERFACES: [&str; 15] = [
    "Collection", "List", "Set", "Queue", "Deque", "SortedSet", "NavigableSet", "SequencedCollection", "SequencedSet", "Map",
    "SortedMap", "NavigableMap", "SequencedMap", "AbstractCollection", "AbstractMap",
];

/// The number of type arguments of a collection, and of what it is known by.
fn arity(class: &str) -> Option<usize> {
    if class == "java.lang.Iterable" {
        return Some(1);
    }
    let simple = class.strip_prefix("java.util.")?;
    let is_map = MAPS.contains(&simple) || simple.ends_with("Map") && INTERFACES.contains(&simple);
    let is_known = is_map || COLLECTIONS.contains(&simple) || INTERFACES.contains(&simple);
    is_known.then_some(if is_map { 2 } else { 1 })
}

/// A variable of a collection: its class and the type arguments that it has got.
#[derive(Clone, Debug)]
struct Typed {
    class: String,
    arguments: Vec<Signed>,
}

/// `ArrayList words = new ArrayList(Arrays.asList("a"))`.
struct Declared {
    name: String,
    class: String,
    named: String,
    /// What the constructor is given; `None` if something else makes it.
    given: Option<Vec<String>>,
}

impl Body<'_, '_> {
    /// Gives type arguments to what can have them.
    pub fn give_type_arguments(&mut self) {
        let wanted = self.wanted_types();
        let mut typed: BTreeMap<String, Typed> = BTreeMap::new();
        for line in 0..self.lines.len() {
            let Some((object, declared)) = self.declared_in(line) else { continue };
            let none = Vec::new();
            let wanted = wanted.get(&object).unwrap_or(&none);
            if declared.given.is_none() {
                self.look_only(line, &declared);
            } else if let Some(arguments) = self.fitting(line, &declared, wanted, &typed) {
                if self.rewrite(line, &declared, &arguments).is_some() {
                    typed.insert(declared.name, Typed { class: declared.class, arguments });
                }
            }
        }
        self.type_result(&typed);
        self.forget_silence();
    }

    /// The types that parameters, fields and type arguments ask for, by the object that is there.
    pub(super) fn wanted_types(&self) -> BTreeMap<usize, Vec<Signed>> {
        let case = self.case;
        let mut open: Vec<(Value, Signed)> = Vec::new();
        if let Some(signed) = self.signed_target() {
            let skipped = usize::from(case.called.kind == CallKind::Instance);
            let values = case.arguments.iter().skip(skipped).map(|argument| argument.value);
            open.extend(values.zip(signed.parameters));
        }
        for object in &case.objects {
            let Contents::Fields(fields) = &object.contents else { continue };
            for field in fields {
                let home = self.names.classes.get(&field.class);
                let signature =
                    home.filter(|home| home.module.is_none()).and_then(|home| home.field_signature(&field.name));
                open.extend(signature.and_then(|of| Signed::parse(&of)).map(|of| (field.value, of)));
            }
        }
        let mut wanted: BTreeMap<usize, Vec<Signed>> = BTreeMap::new();
        while let Some((value, of)) = open.pop() {
            let (Value::Object(object), Signed::Class(_, arguments)) = (value, &of) else { continue };
            let known = wanted.entry(object).or_default();
            if known.contains(&of) || object >= case.objects.len() {
                continue;
            }
            known.push(of.clone());
            let Some(Container { holds, .. }) = Container::of(&case.objects, object) else { continue };
            let is = |place: usize| match arguments.get(place) {
                Some(Argument::Is(of)) => Some(of.clone()),
                _ => None,
            };
            match (&holds, is(0), is(1)) {
                (Holds::Map(entries, _), keys, values) => {
                    for (key, value) in entries {
                        open.extend(keys.clone().map(|of| (*key, of)));
                        open.extend(values.clone().map(|of| (*value, of)));
                    }
                }
                (_, Some(of), _) => open.extend(holds.values().into_iter().map(|value| (*value, of.clone()))),
                _ => {}
            }
        }
        wanted
    }

    /// The signature of the method under test, if it has one.
    fn signed_target(&self) -> Option<SignedMethod> {
        let called = &self.case.called;
        let class = self.names.classes.get(&called.class)?;
        let method = class.method(&called.name, &called.descriptor)?;
        SignedMethod::parse(&class.method_signature(method)?)
    }

    /// The collection that a line declares.
    fn declared_in(&mut self, line: usize) -> Option<(usize, Declared)> {
        let text = self.lines[line].trim();
        let (head, made) = text.strip_suffix(';')?.split_once(" = ")?;
        let (named, name) = head.split_once(' ')?;
        let (named, name, made) = (named.to_owned(), name.to_owned(), made.to_owned());
        let object = (0..self.case.objects.len()).find(|object| self.locals[*object].name == name)?;
        let class = self.case.objects[object].class.to_string();
        arity(&class)?;
        if self.names.class(&class)? != named {
            return None;
        }
        if made.starts_with(&format!("({named}) ")) {
            return Some((object, Declared { name, class, named, given: None }));
        }
        let is_made = made.starts_with(&format!("new {named}(")) && made.ends_with(')');
        let given = uses::arguments_of_first(&made).filter(|_| is_made)?;
        Some((object, Declared { name, class, named, given: Some(given) }))
    }

    /// A collection that came with another object: `ArrayList<?>`, if nothing is put into it and it goes nowhere.
    fn look_only(&mut self, line: usize, declared: &Declared) {
        let Declared { name, class, named, .. } = declared;
        let is_looked_at = |found: &Use| match found {
            Use::Argument { callee, .. } => self.takes_anything(callee),
            Use::Receiver { method, .. } => LOOKS.contains(&method.as_str()),
            Use::Assigned(_) | Use::Other => false,
        };
        let mut others = self.lines.iter().enumerate().filter(|(place, _)| *place != line);
        if others.all(|(_, text)| text.trim().starts_with("//") || uses_in(text, name).iter().all(is_looked_at)) {
            let any = vec!["?"; arity(class).unwrap_or(1)].join(", ");
            let text = self.lines[line].replacen(&format!("{named} "), &format!("{named}<{any}> "), 1);
            self.lines[line] = text.replacen(&format!("({named}) "), &format!("({named}<{any}>) "), 1);
        }
    }

    /// The first type arguments of which all is well: those that somebody asks for, else the class of all that is put into it.
    fn fitting(
        &mut self,
        line: usize,
        declared: &Declared,
        wanted: &[Signed],
        typed: &BTreeMap<String, Typed>,
    ) -> Option<Vec<Signed>> {
        let rows = self.put_in(declared, line)?;
        let count = arity(&declared.class)?;
        let inferred: Vec<Signed> = (0..count).map(|place| self.joint_class(&rows, place)).collect();
        let asked = wanted.iter().filter_map(|of| asked_arguments(of, &inferred));
        let anything = vec![Signed::class("java.lang.Object"); count];
        let mut candidates: Vec<Vec<Signed>> = asked.collect();
        candidates.extend([inferred, anything]);
        candidates.into_iter().find(|arguments| {
            let fits = |body: &mut Self, row: &Vec<String>| {
                row.iter().zip(arguments).all(|(given, of)| body.is_element_of(given, of, typed))
            };
            rows.iter().all(|row| fits(self, row)) && self.goes_where_it_may(line, declared, arguments)
        })
    }

    /// What is put into a collection, each with as many expressions as there are type arguments; `None` if nobody knows.
    fn put_in(&self, declared: &Declared, line: usize) -> Option<Vec<Vec<String>>> {
        let is_number = |text: &str| text.chars().all(|letter| letter.is_ascii_digit());
        let mut rows: Vec<Vec<String>> = match declared.given.as_deref()? {
            [] => Vec::new(),
            [room] if is_number(room) => Vec::new(),
            [list] if list.contains(".asList(") && list.starts_with(['A', 'j']) => {
                uses::arguments_of_first(list)?.into_iter().map(|given| vec![without_cast(given)]).collect()
            }
            _ => return None,
        };
        for text in self.lines.iter().enumerate().filter(|(place, _)| *place != line).map(|(_, text)| text) {
            for found in uses_in(text, &declared.name) {
                match found {
                    Use::Receiver { method, arguments } if ["add", "put"].contains(&method.as_str()) => {
                        rows.push(arguments.into_iter().map(without_cast).collect());
                    }
                    _ => {}
                }
            }
        }
        let count = arity(&declared.class)?;
        rows.iter().all(|row| row.len() == count).then_some(rows)
    }

    /// The class that all expressions at a place have, else `Object`.
    fn joint_class(&mut self, rows: &[Vec<String>], place: usize) -> Signed {
        let mut classes: Vec<Option<String>> = Vec::new();
        for given in rows.iter().map(|row| row[place].as_str()).filter(|given| *given != "null") {
            classes.push(self.static_class(given));
        }
        classes.dedup();
        let is_plain = |class: &String| self.names.classes.get(class).is_some_and(|class| !class.is_generic);
        match &classes[..] {
            [Some(class)] if is_plain(class) => Signed::class(class),
            _ => Signed::class("java.lang.Object"),
        }
    }

    /// The class that javac sees in an expression.
    fn static_class(&mut self, given: &str) -> Option<String> {
        if given.starts_with('"') && given.ends_with('"') {
            return Some("java.lang.String".to_owned());
        }
        let called = given.split_once(".valueOf(").filter(|_| given.ends_with(')')).map(|(class, _)| class);
        const BOXES: [&str; 8] = ["Boolean", "Byte", "Character", "Short", "Integer", "Long", "Float", "Double"];
        if let Some(class) = called.filter(|class| BOXES.contains(class)) {
            return Some(format!("java.lang.{class}"));
        }
        match self.static_type(given)? {
            program::Type::Class(name) => Some(name.replace('/', ".")),
            _ => None,
        }
    }

    fn is_element_of(&mut self, given: &str, of: &Signed, typed: &BTreeMap<String, Typed>) -> bool {
        if given == "null" {
            return true;
        }
        let Signed::Class(wanted, arguments) = of else { return false };
        if let Some(known) = typed.get(given) {
            let is_same = || known.arguments.iter().cloned().map(Argument::Is).eq(arguments.iter().cloned());
            let is_known = arity(wanted) == Some(arguments.len()) && is_same() || wanted == "java.lang.Object";
            return is_known && self.names.classes.is_subtype(&known.class, wanted);
        }
        let Some(class) = self.static_class(given) else { return false };
        arguments.is_empty() && self.names.classes.is_subtype(&class, wanted)
    }

    /// Writes the declaration of a collection with its type arguments, if they can be named.
    fn rewrite(&mut self, line: usize, declared: &Declared, arguments: &[Signed]) -> Option<()> {
        let Declared { name, named, given, .. } = declared;
        let written = arguments.iter().map(|of| of.java(self.names)).collect::<Option<Vec<String>>>()?;
        let given = match &given.as_ref()?[..] {
            [list] if list.contains(".asList(") => {
                let elements = uses::arguments_of_first(list).unwrap_or_default();
                let elements: Vec<String> = elements.into_iter().map(without_cast).collect();
                let is_null = |element: &String| element == "null";
                let (class, method) = match &elements[..] {
                    [lone] if is_null(lone) => ("java.util.Collections", "singletonList"),
                    some if some.iter().any(is_null) => ("java.util.Arrays", "asList"),
                    _ => ("java.util.List", "of"),
                };
                let class = self.names.class(class).unwrap_or_else(|| class.to_owned());
                format!("{class}.{method}({})", elements.join(", "))
            }
            other => other.join(", "),
        };
        let indented = self.lines[line].len() - self.lines[line].trim_start().len();
        let text = format!("{named}<{}> {name} = new {named}<>({given});", written.join(", "));
        self.lines[line].replace_range(indented.., &text);
        arguments.iter().for_each(|of| self.note_signed(of));
        Some(())
    }

    /// Notes what javac would say of the classes in a type that is written with its arguments.
    fn note_signed(&mut self, of: &Signed) {
        match of {
            Signed::Class(name, arguments) => {
                self.note_use(&Type::Class(name.replace('.', "/").into()), &[]);
                arguments.iter().filter_map(Argument::bound).for_each(|bound| self.note_signed(&bound));
            }
            Signed::Array(element) => self.note_signed(element),
            Signed::Base(_) | Signed::Variable(_) => {}
        }
    }

    /// Gives the result the type arguments of its signature. A method that is given a raw type gives one.
    fn type_result(&mut self, typed: &BTreeMap<String, Typed>) {
        let Some(place) = self.lines.iter().position(|line| line.trim().split_once(" result = ").is_some()) else {
            return;
        };
        let called = &self.case.called;
        let Some(class) = self.names.classes.get(&called.class) else { return };
        let is_open = !class.is_generic || called.kind == CallKind::Static;
        let Some(signed) = self.signed_target().filter(|_| is_open && called.kind != CallKind::Constructor) else {
            return;
        };
        let Some(result) = signed.result.filter(|of| of.is_closed() && of.has_arguments()) else { return };
        let line = self.lines[place].clone();
        let (head, call) = line.split_once(" result = ").unwrap_or_default();
        let is_raw = |object: usize| {
            let name = &self.locals[object].name;
            let class = self.names.classes.get(&self.case.objects[object].class);
            let is_generic = class.is_some_and(|class| class.is_generic);
            is_generic && !name.is_empty() && !typed.contains_key(name) && !uses_in(call, name).is_empty()
        };
        let is_plain = signed.variables.is_empty() && !has_raw_type(self.names, call);
        let looks = |found: &Use| match found {
            Use::Argument { callee, .. } => self.takes_anything(callee),
            Use::Receiver { method, .. } => LOOKS.contains(&method.as_str()),
            Use::Assigned(_) | Use::Other => false,
        };
        let behind = &self.lines[place + 1..];
        let is_looked_at =
            behind.iter().all(|text| text.trim().starts_with("//") || uses_in(text, "result").iter().all(looks));
        if call.starts_with('(') || !is_plain || !is_looked_at || (0..self.case.objects.len()).any(is_raw) {
            return;
        }
        let indented = &head[..head.len() - head.trim_start().len()];
        if let Some(named) = result.java(self.names).filter(|named| named.starts_with(head.trim())) {
            self.lines[place] = format!("{indented}{named} result = {call}");
            self.note_signed(&result);
        }
    }

    /// Nobody has to be silent where no raw type is left. Conditions of contracts may call methods of what the program itself has raw.
    fn forget_silence(&mut self) {
        let has_condition = self.lines.iter().any(|line| line.contains("does not hold\""));
        if has_condition || !self.needs.suppressed.contains("rawtypes") {
            return;
        }
        let is_quiet = |line: &String| !has_raw_type(self.names, line);
        // What is copied may be raw, though its class has no name here.
        let copies = |line: &String| line.contains("<>(") && line.trim().starts_with("assert");
        let of_variable = |line: &String| {
            let inner =
                line.split("<>(").nth(1).and_then(|rest| rest.split([')', '.', '(']).next()).unwrap_or_default();
            inner == "Arrays" || self.has_type_arguments(inner)
        };
        if self.lines.iter().all(|line| is_quiet(line) && (!copies(line) || of_variable(line))) {
            self.needs.suppressed.remove("rawtypes");
            // What the helper class makes of a class has no type arguments.
            let of_class = [".anyOf(", ".allocate("].map(|how| format!(" = {}{how}", self.names.helper));
            let is_converted = |line: &String| {
                of_class.iter().any(|made| line.split_once(made).is_some_and(|(head, _)| head.contains('<')))
            };
            if !self.lines.iter().any(is_converted) {
                self.needs.suppressed.remove("unchecked");
            }
        }
    }

    /// Whether a variable was declared with type arguments.
    fn has_type_arguments(&self, variable: &str) -> bool {
        let is_it = |line: &String| {
            line.trim().split(" = ").next().is_some_and(|head| head.ends_with(&format!("> {variable}")))
        };
        self.lines.iter().any(is_it)
    }
}

/// What is asked of collections whatever their type arguments are.
const LOOKS: [&str; 7] = ["size", "isEmpty", "keySet", "values", "isPresent", "getClass", "hashCode"];

/// The type arguments that a type asks for; of those that it leaves open the ones that are given.
fn asked_arguments(of: &Signed, open: &[Signed]) -> Option<Vec<Signed>> {
    let Signed::Class(name, arguments) = of else { return None };
    if arity(name) != Some(open.len()) || arguments.len() != open.len() {
        return None;
    }
    let asked = |(argument, open): (&Argument, &Signed)| match argument {
        Argument::Is(of) | Argument::Extends(of) | Argument::Super(of) if of.is_closed() => of.clone(),
        _ => open.clone(),
    };
    Some(arguments.iter().zip(open).map(asked).collect())
}

/// A lone null is cast where any number may be given.
fn without_cast(given: String) -> String {
    if given == "(Object) null" { "null".to_owned() } else { given }
}
