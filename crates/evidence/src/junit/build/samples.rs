//! What calls are given for fields and elements that nobody reads: they may want more than null or 0.

use super::feeds::by_rank;
use super::recipe::{Fed, Step};
use super::suspects::{calls, instructions, operand};
use crate::case::{Field, Value};
use crate::junit::body::Body;
use crate::junit::classes::{Class, Method};
use crate::junit::generics::signature::{Argument, Signed, SignedMethod};
use crate::junit::trial::{Item, Trial};
use program::{BaseType, Constant, Type, access};
use std::cell::Cell;
use std::rc::Rc;

impl Body<'_, '_> {
    /// Something that a constructor may take for a field which nobody reads: it may want more than null or 0. So does that of an inner
    /// class for the object around it, which javac leaves out where nobody reads it.
    pub(super) fn samples(&self, object: usize, of: &Type, fields: &[Field]) -> Vec<Fed> {
        let is_unread = |(place, field): (usize, &Field)| {
            self.case.is_unread((object, place)) && Type::parse(&field.descriptor).as_ref() == Some(of)
        };
        let class = self.names.classes.get(&self.case.objects[object].class);
        let around = class.filter(|class| class.is_inner).and_then(|class| class.outer.clone());
        let is_around = around.is_some_and(|around| *of.class_name() == *around.replace('.', "/"));
        if !is_around && !fields.iter().enumerate().any(is_unread) {
            return Vec::new();
        }
        let is_record = self.names.classes.get(&self.case.objects[object].class).is_some_and(|class| class.is_record);
        match of {
            // Nothing else makes a record than a constructor, which may want more than another number of it.
            Type::Base(BaseType::Int) if is_record => {
                let numbers = fields.iter().filter_map(|field| match field.value {
                    Value::Int(value) => value.checked_add(1),
                    _ => None,
                });
                [1, numbers.max().unwrap_or(1), 100].map(|value| Fed::Value(Value::Int(value))).to_vec()
            }
            Type::Base(BaseType::Int) => [1, 10, 100].map(|value| Fed::Value(Value::Int(value))).to_vec(),
            Type::Base(BaseType::Long) => [1, 10, 100].map(|value| Fed::Value(Value::Long(value))).to_vec(),
            // A code that a record takes is often one of three letters.
            Type::Class(name) if &**name == "java/lang/String" && is_record => {
                ["a", "abc", "ABC"].map(Fed::text).to_vec()
            }
            Type::Class(name) if &**name == "java/lang/String" => vec![Fed::text("a")],
            Type::Class(name) => self.sample_object(&name.replace('/', ".")).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// The first constant of an enum, or a new object of a class of the program's own, by the constructor that takes the least.
    pub(super) fn sample_object(&self, class: &str) -> Option<Fed> {
        let class = self.names.classes.get(class)?;
        if class.is_enum() {
            let first = class.fields.iter().find(|field| field.access & access::ENUM != 0)?;
            let is_open = self.names.classes.is_accessible(&class, first.access, &self.names.package);
            return is_open.then(|| Fed::Constant(class.name.clone(), first.name.clone()));
        }
        if class.module.is_some() || class.is_abstract() || class.is_inner {
            return None;
        }
        self.sample_maker(&class.name, DEEPEST).map(|step| Fed::Made(Box::new(step)))
    }

    /// A constructor that gives an object in a trial run, and what it is given: defaults and texts, or if it refuses these other samples.
    fn sample_maker(&self, class: &str, depth: usize) -> Option<Step> {
        let class = self.names.classes.get(class)?;
        let mut makers = self.makers(&class, false);
        makers.retain(|(_, method)| method.name == "<init>");
        makers.sort_by_key(|(_, method)| method.types.parameters.len());
        let budget = Cell::new(MOST_TRIALS);
        let mut is_made = |step: &Step| {
            budget.set(budget.get().saturating_sub(1));
            let trial = Trial::new(self.names.classes, &class.name, &self.case.objects, &[]);
            self.run_sample(&mut trial.setting_up().without(self.suspect()), step).is_some()
        };
        let step = |place: usize, fed: Vec<Fed>| Step { class: Rc::clone(&class), method: place, fed };
        let plain = |method: &Method| method.types.parameters.iter().map(plain_of).collect();
        let first = makers.iter().map(|(place, method)| step(*place, plain(method))).find(&mut is_made);
        if first.is_some() || depth == 0 {
            return first;
        }
        for (place, method) in makers {
            let signed = self.signed_parameters(&class, method);
            let texts = self.texts_in(&class, method);
            let fitting = |(of, signed): (&Type, Option<Signed>)| {
                let further = self.any_of(of, signed.as_ref(), &texts, depth - 1);
                match of {
                    Type::Base(_) => [vec![plain_of(of)], further].concat(),
                    _ => [further, vec![plain_of(of)]].concat(),
                }
            };
            let all: Vec<Vec<Fed>> = method.types.parameters.iter().zip(signed).map(fitting).collect();
            let ways = by_rank(&all, budget.get()).into_iter().map(|fed| step(place, fed));
            if let Some(found) = { ways }.find(&mut is_made) {
                return Some(found);
            }
        }
        None
    }

    /// Runs a call that makes a sample; what it gives may be something that was there before, but not null.
    pub(super) fn run_sample(&self, trial: &mut Trial<'_>, step: &Step) -> Option<Item> {
        let method = step.called();
        if !method.is_static() {
            return self.run_maker(trial, step).map(Item::Made);
        }
        let items = self.items(trial, step)?;
        let is_agreed = self.is_agreed(trial, (&step.class, method), None, &items);
        let given = if is_agreed { trial.call(&step.class, method, items, 0)?? } else { return None };
        Some(given).filter(|given| *given != Item::Null)
    }

    /// For each parameter further samples, where an object has fields of its type that nobody has read.
    pub(super) fn further_samples(&self, object: usize, method: &Method, fields: &[Field]) -> Vec<Vec<Fed>> {
        let class = self.names.classes.get(&self.case.objects[object].class);
        let Some(class) = class.filter(|class| class.module.is_none()) else {
            return vec![Vec::new(); method.types.parameters.len()];
        };
        let is_unread = |of: &Type| {
            let mut typed =
                fields.iter().enumerate().filter(|(_, field)| Type::parse(&field.descriptor).as_ref() == Some(of));
            typed.any(|(place, _)| self.case.is_unread((object, place)))
        };
        let texts = self.texts_in(&class, method);
        let samples = |(of, signed): (&Type, Option<Signed>)| match is_unread(of) {
            true => self.any_of(of, signed.as_ref(), &texts, DEEPEST),
            false => Vec::new(),
        };
        method.types.parameters.iter().zip(self.signed_parameters(&class, method)).map(samples).collect()
    }

    /// The types of parameters as the class file signs them, as far as it does.
    fn signed_parameters(&self, class: &Class, method: &Method) -> Vec<Option<Signed>> {
        let count = method.types.parameters.len();
        let signed = class.method_signature(method).and_then(|signature| SignedMethod::parse(&signature));
        match signed.filter(|signed| signed.parameters.len() == count) {
            Some(signed) => signed.parameters.into_iter().map(Some).collect(),
            None => vec![None; count],
        }
    }

    /// Samples of a type, those first that are refused least.
    fn any_of(&self, of: &Type, signed: Option<&Signed>, texts: &[String], depth: usize) -> Vec<Fed> {
        match of {
            _ if is_text(of) => {
                TEXTS.iter().map(|text| Fed::text(text)).chain(texts.iter().map(|text| Fed::text(text))).collect()
            }
            Type::Base(BaseType::Boolean) => vec![Fed::Value(Value::Boolean(true))],
            Type::Base(BaseType::Char) => {
                vec![Fed::Value(Value::Char(u16::from(b'a'))), Fed::Value(Value::Char(u16::from(b'A')))]
            }
            Type::Base(BaseType::Int) => [1, 10, 100, 2024].map(|value| Fed::Value(Value::Int(value))).to_vec(),
            Type::Base(BaseType::Long) => [1, 100].map(|value| Fed::Value(Value::Long(value))).to_vec(),
            Type::Base(BaseType::Double) => vec![Fed::Value(Value::Double(1.0))],
            Type::Base(BaseType::Float) => vec![Fed::Value(Value::Float(1.0))],
            Type::Base(_) => Vec::new(),
            Type::Array(element) => {
                let inner = match signed {
                    Some(Signed::Array(inner)) => Some(&**inner),
                    _ => None,
                };
                let lone = self.first_of(element, inner, depth);
                [Some(Vec::new()), lone.map(|lone| vec![lone])]
                    .into_iter()
                    .flatten()
                    .map(|elements| Fed::Elements((**element).clone(), elements))
                    .collect()
            }
            Type::Class(name) => self.any_of_class(name, signed, depth),
        }
    }

    /// The first sample of a type, as an element.
    fn first_of(&self, of: &Type, signed: Option<&Signed>, depth: usize) -> Option<Fed> {
        match of {
            Type::Base(_) => Some(Fed::Default),
            _ => self.any_of(of, signed, &[], depth).into_iter().next(),
        }
    }

    fn any_of_class(&self, name: &str, signed: Option<&Signed>, depth: usize) -> Vec<Fed> {
        let class = name.replace('/', ".");
        if let Some(known) = self.well_known(&class, signed, depth) {
            return known;
        }
        let Some(found) = self.names.classes.get(&class) else { return Vec::new() };
        if found.is_enum() {
            return self.sample_object(&class).into_iter().collect();
        }
        if found.module.is_some() {
            return Vec::new();
        }
        if let Some(below) = found.permitted().filter(|_| depth > 0) {
            return below
                .iter()
                .flat_map(|below| self.any_of_class(&below.replace('.', "/"), None, depth - 1))
                .collect();
        }
        if found.is_interface() {
            let is_open = self.names.classes.is_nameable(&class, &self.names.package) && found.permitted().is_none();
            return is_open.then(|| Fed::AnyOf(class.clone())).into_iter().collect();
        }
        if found.is_abstract() || found.is_inner || depth == 0 {
            return Vec::new();
        }
        self.sample_maker(&class, depth).map(|step| Fed::Made(Box::new(step))).into_iter().collect()
    }

    /// What there is of the JDK's classes without further ado; an element is of the type that the type argument names.
    fn well_known(&self, class: &str, signed: Option<&Signed>, depth: usize) -> Option<Vec<Fed>> {
        let made = |class: &str, name: &str, descriptor: &str, fed: Vec<Fed>| {
            self.step(class, name, descriptor, fed).map(|step| Fed::Made(Box::new(step)))
        };
        let element = |place: usize| {
            let of = match signed {
                Some(Signed::Class(_, arguments)) => arguments.get(place).map(Argument::bound),
                _ => None,
            };
            match of {
                Some(Some(Signed::Class(name, arguments))) => {
                    let of = Type::Class(name.replace('.', "/").into());
                    self.first_of(&of, Some(&Signed::Class(name, arguments)), depth)
                }
                Some(Some(Signed::Base(_) | Signed::Array(_))) => None,
                _ => Some(Fed::text("a")),
            }
        };
        let of_one = |home: &str, descriptor: &str| element(0).and_then(|one| made(home, "of", descriptor, vec![one]));
        let empty = |home: &str, own: &str| {
            let simple = home.replace('.', "/");
            [made(home, "of", &format!("()L{simple};"), Vec::new()), made(own, "<init>", "()V", Vec::new())]
        };
        let found: Vec<Option<Fed>> = match class {
            "java.lang.Object" => vec![made(class, "<init>", "()V", Vec::new()), Some(Fed::text("a"))],
            "java.lang.CharSequence" | "java.lang.Comparable" | "java.io.Serializable" => vec![Some(Fed::text("a"))],
            "java.util.List" | "java.util.Collection" | "java.lang.Iterable" | "java.util.SequencedCollection" => {
                let [first, second] = empty("java.util.List", "java.util.ArrayList");
                vec![first, second, of_one("java.util.List", "(Ljava/lang/Object;)Ljava/util/List;")]
            }
            "java.util.Set" => {
                let [first, second] = empty("java.util.Set", "java.util.HashSet");
                vec![first, second, of_one("java.util.Set", "(Ljava/lang/Object;)Ljava/util/Set;")]
            }
            "java.util.Map" => {
                let [first, second] = empty("java.util.Map", "java.util.HashMap");
                let pair = element(0).zip(element(1)).map(|(key, value)| vec![key, value]);
                let descriptor = "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/util/Map;";
                vec![first, second, pair.and_then(|pair| made("java.util.Map", "of", descriptor, pair))]
            }
            "java.util.Optional" => vec![
                made(class, "empty", "()Ljava/util/Optional;", Vec::new()),
                of_one(class, "(Ljava/lang/Object;)Ljava/util/Optional;"),
            ],
            "java.util.Queue" | "java.util.Deque" => vec![made("java.util.ArrayDeque", "<init>", "()V", Vec::new())],
            "java.util.SortedMap" | "java.util.NavigableMap" => {
                vec![made("java.util.TreeMap", "<init>", "()V", Vec::new())]
            }
            "java.util.SortedSet" | "java.util.NavigableSet" => {
                vec![made("java.util.TreeSet", "<init>", "()V", Vec::new())]
            }
            "java.util.UUID" => vec![made(class, "<init>", "(JJ)V", vec![Fed::Default, Fed::Default])],
            "java.time.LocalDateTime" => {
                let parts = [("java.time.LocalDate", "EPOCH"), ("java.time.LocalTime", "NOON")];
                let parts = parts.map(|(home, name)| Fed::Constant(home.to_owned(), name.to_owned())).to_vec();
                vec![made(class, "of", "(Ljava/time/LocalDate;Ljava/time/LocalTime;)Ljava/time/LocalDateTime;", parts)]
            }
            _ if NEW.contains(&class) => vec![made(class, "<init>", "()V", Vec::new())],
            _ => {
                let constants = CONSTANTS.iter().filter(|(of, _, _)| *of == class);
                let constants =
                    constants.map(|(_, home, name)| Some(Fed::Constant((*home).to_owned(), (*name).to_owned())));
                let functions = FUNCTIONS.iter().filter(|(of, _)| *of == class);
                let boxes = BOXES.iter().filter(|(of, _)| class.strip_prefix("java.lang.") == Some(*of));
                let functions = functions.map(|(_, lambda)| Some(Fed::Function(lambda)));
                let found: Vec<Option<Fed>> =
                    constants.chain(functions).chain(boxes.map(|(of, value)| Some(Fed::Boxed(of, *value)))).collect();
                if found.is_empty() {
                    return None;
                }
                found
            }
        };
        Some(found.into_iter().flatten().collect())
    }

    /// Texts that a constructor, or what it calls of its own class, has as constants, alone and among letters; likewise signs.
    fn texts_in(&self, class: &Class, method: &Method) -> Vec<String> {
        if !method.types.parameters.iter().any(is_text) {
            return Vec::new();
        }
        let mut found: Vec<String> = Vec::new();
        let called = calls(class, &method.name, &method.descriptor).unwrap_or_default();
        let own =
            called.iter().filter(|(home, _, _)| *home == class.name).map(|(_, name, descriptor)| (name, descriptor));
        for (name, descriptor) in std::iter::once((&method.name, &method.descriptor)).chain(own) {
            for constant in texts_of(class, name, descriptor).unwrap_or_default() {
                for text in [constant.clone(), format!("a{constant}b"), format!("{constant}a"), format!("a{constant}")]
                {
                    if !found.contains(&text) && found.len() < MOST_TEXTS {
                        found.push(text);
                    }
                }
            }
        }
        found
    }
}

/// Samples within samples.
const DEEPEST: usize = 2;
/// Runs for one sample of the program's own.
const MOST_TRIALS: usize = 150;
/// Texts of one constructor.
const MOST_TEXTS: usize = 16;

/// Texts that constructors ask for.
const TEXTS: [&str; 11] =
    ["a", "abc", "ABC", "a@b.c", "1", "A1", "2024-01-01", "a b", "12345", "abcdefgh", "+10123456789"];

/// Classes of which a constructor without parameters gives something.
const NEW: [&str; 12] = [
    "java.util.ArrayList",
    "java.util.LinkedList",
    "java.util.ArrayDeque",
    "java.util.HashSet",
    "java.util.LinkedHashSet",
    "java.util.TreeSet",
    "java.util.HashMap",
    "java.util.LinkedHashMap",
    "java.util.TreeMap",
    "java.lang.StringBuilder",
    "java.util.concurrent.atomic.AtomicInteger",
    "java.util.concurrent.atomic.AtomicLong",
];

/// Types, with a class and a constant of it.
const CONSTANTS: [(&str, &str, &str); 15] = [
    ("java.time.LocalDate", "java.time.LocalDate", "EPOCH"),
    ("java.time.LocalTime", "java.time.LocalTime", "NOON"),
    ("java.time.Instant", "java.time.Instant", "EPOCH"),
    ("java.time.Duration", "java.time.Duration", "ZERO"),
    ("java.time.Period", "java.time.Period", "ZERO"),
    ("java.time.ZoneOffset", "java.time.ZoneOffset", "UTC"),
    ("java.time.ZoneId", "java.time.ZoneOffset", "UTC"),
    ("java.math.BigDecimal", "java.math.BigDecimal", "ONE"),
    ("java.math.BigDecimal", "java.math.BigDecimal", "ZERO"),
    ("java.math.BigInteger", "java.math.BigInteger", "ONE"),
    ("java.util.Locale", "java.util.Locale", "ROOT"),
    ("java.nio.charset.Charset", "java.nio.charset.StandardCharsets", "UTF_8"),
    ("java.time.chrono.ChronoLocalDate", "java.time.LocalDate", "EPOCH"),
    ("java.lang.Number", "java.math.BigDecimal", "ONE"),
    ("java.lang.Number", "java.math.BigDecimal", "ZERO"),
];

/// Interfaces with one method, and what is one of them.
const FUNCTIONS: [(&str, &str); 20] = [
    ("java.lang.Runnable", "() -> { }"),
    ("java.util.concurrent.Callable", "() -> null"),
    ("java.util.Comparator", "(any, other) -> 0"),
    ("java.util.function.BiConsumer", "(any, other) -> { }"),
    ("java.util.function.BiFunction", "(any, other) -> null"),
    ("java.util.function.BiPredicate", "(any, other) -> true"),
    ("java.util.function.BinaryOperator", "(any, other) -> any"),
    ("java.util.function.BooleanSupplier", "() -> true"),
    ("java.util.function.Consumer", "any -> { }"),
    ("java.util.function.Function", "any -> null"),
    ("java.util.function.IntBinaryOperator", "(any, other) -> any"),
    ("java.util.function.IntFunction", "any -> null"),
    ("java.util.function.IntPredicate", "any -> true"),
    ("java.util.function.IntSupplier", "() -> 0"),
    ("java.util.function.IntUnaryOperator", "any -> any"),
    ("java.util.function.LongSupplier", "() -> 0"),
    ("java.util.function.Predicate", "any -> true"),
    ("java.util.function.Supplier", "() -> null"),
    ("java.util.function.ToIntFunction", "any -> 0"),
    ("java.util.function.UnaryOperator", "any -> any"),
];

const BOXES: [(&str, Value); 8] = [
    ("Boolean", Value::Boolean(true)),
    ("Byte", Value::Byte(1)),
    ("Character", Value::Char(b'a' as u16)),
    ("Short", Value::Short(1)),
    ("Integer", Value::Int(1)),
    ("Long", Value::Long(1)),
    ("Float", Value::Float(1.0)),
    ("Double", Value::Double(1.0)),
];

fn is_text(of: &Type) -> bool {
    matches!(of, Type::Class(name) if &**name == "java/lang/String")
}

/// The first that is tried for a parameter.
fn plain_of(of: &Type) -> Fed {
    if is_text(of) { Fed::text("a") } else { Fed::Default }
}

/// The texts that a body names, the short ones, and the signs among its small numbers.
fn texts_of(class: &Class, name: &str, descriptor: &str) -> Option<Vec<String>> {
    const LONGEST: usize = 12;
    let (file, raw) = class.raw(class.method(name, descriptor)?);
    let bytes = file.code(raw.code.as_ref()?).ok()?.bytes;
    let constants = class.constants();
    let mut found = Vec::new();
    for at in instructions(bytes)? {
        let place = match bytes[at] {
            0x12 => u16::from(*bytes.get(at + 1)?),
            0x13 => operand(bytes, at)?,
            0x10 => {
                let sign = char::from(*bytes.get(at + 1)?);
                found.extend(sign.is_ascii_punctuation().then(|| sign.to_string()));
                continue;
            }
            _ => continue,
        };
        if let Ok(Constant::String(text)) = constants.get(place) {
            let text = constants.text(text).ok()?.into_owned();
            found.extend(Some(text).filter(|text| (1..=LONGEST).contains(&text.len())));
        }
    }
    Some(found)
}
