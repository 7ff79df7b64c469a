//! What there is of the JDK's classes for those who want any object of one: constants, what constructors and factory methods give for
//! nothing or next to nothing, functions.

use super::recipe::{Fed, Step};
use super::samples::is_text;
use crate::case::Value;
use crate::junit::body::Body;
use crate::junit::classes::{Class, Method};
use crate::junit::generics::signature::{Argument, Signed};
use program::{BaseType, Type, access};
use std::rc::Rc;

impl Body<'_, '_> {
    /// What there is of the JDK's classes without further ado; an element is of the type that the type argument names.
    pub(super) fn well_known(&self, class: &str, signed: Option<&Signed>, depth: usize) -> Option<Vec<Fed>> {
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
        let of_enum = |place: usize| {
            let of = match signed {
                Some(Signed::Class(_, arguments)) => arguments.get(place).and_then(Argument::bound),
                _ => None,
            };
            match of {
                Some(Signed::Class(name, _)) => Some(Fed::Constant(name.replace('/', "."), "class".to_owned())),
                _ => None,
            }
        };
        let of_one = |home: &str, descriptor: &str| element(0).and_then(|one| made(home, "of", descriptor, vec![one]));
        let empty = |home: &str, own: &str| {
            let simple = home.replace('.', "/");
            [made(home, "of", &format!("()L{simple};"), Vec::new()), made(own, "<init>", "()V", Vec::new())]
        };
        let found: Vec<Option<Fed>> = match class {
            "java.lang.Class" => {
                let of = match signed {
                    Some(Signed::Class(_, arguments)) => arguments.first().and_then(Argument::bound),
                    _ => None,
                };
                let of = match of {
                    Some(Signed::Class(name, _)) => name.replace('/', "."),
                    _ => "java.lang.Object".to_owned(),
                };
                vec![Some(Fed::Constant(of, "class".to_owned()))]
            }
            "java.lang.ref.WeakReference" | "java.lang.ref.SoftReference" => {
                vec![made(class, "<init>", "(Ljava/lang/Object;)V", vec![Fed::Default])]
            }
            "java.util.EnumSet" => vec![
                of_enum(0).and_then(|of| made(class, "noneOf", "(Ljava/lang/Class;)Ljava/util/EnumSet;", vec![of])),
            ],
            "java.util.EnumMap" => {
                vec![of_enum(0).and_then(|of| made(class, "<init>", "(Ljava/lang/Class;)V", vec![of]))]
            }
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
            "java.time.LocalDate" => {
                let numbers = [2024, 1, 1].map(|number| Fed::Value(Value::Int(number))).to_vec();
                let epoch = Fed::Constant(class.to_owned(), "EPOCH".to_owned());
                vec![Some(epoch), made(class, "of", "(III)Ljava/time/LocalDate;", numbers)]
            }
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

    /// Objects of another class of the JDK, by what its class file offers: constants of its type, constructors, factory methods. What
    /// takes something is rehearsed: it may want something else.
    pub(super) fn in_stock(&self, class: &Rc<Class>, depth: usize) -> Vec<Fed> {
        if !self.names.classes.is_nameable(&class.name, &self.names.package) {
            return Vec::new();
        }
        if let Some(known) = self.names.classes.stage.stock(&class.name) {
            return known;
        }
        let mut found: Vec<Fed> = constants(class).take(MOST_IN_STOCK).collect();
        let mut makers = self.makers(class, false);
        makers.retain(|(_, method)| is_modest(class, method) && !(class.is_abstract() && method.name == "<init>"));
        makers.sort_by_key(|(_, method)| (is_fickle(method), method.types.parameters.len(), method.name != "<init>"));
        let steps = makers.iter().take(MOST_MAKERS).flat_map(|(place, method)| {
            let parameters = &method.types.parameters;
            // Without a text there is but one way.
            let texts = if parameters.iter().any(is_text) { &TEXTS[..] } else { &TEXTS[..1] };
            texts.iter().filter_map(|text| {
                let fed = parameters.iter().map(|of| self.modest(of, text, depth)).collect::<Option<Vec<Fed>>>()?;
                Some(Step { class: Rc::clone(class), method: *place, fed })
            })
        });
        let room = MOST_IN_STOCK - found.len();
        found.extend(steps.filter(|step| self.is_rehearsed(step)).take(room).map(|step| Fed::Made(Box::new(step))));
        if found.is_empty() && class.is_interface() && class.permitted().is_none() {
            found.push(Fed::AnyOf(class.name.clone()));
        }
        if found.is_empty() && !class.is_abstract() {
            found.push(Fed::Allocated(class.name.clone()));
        }
        self.names.classes.stage.put_in_stock(&class.name, found.clone());
        found
    }

    /// What a parameter of a type is given by literals, or by what a class has in stock.
    fn modest(&self, of: &Type, text: &str, depth: usize) -> Option<Fed> {
        Some(match of {
            Type::Base(BaseType::Int) => Fed::Value(Value::Int(1)),
            Type::Base(BaseType::Long) => Fed::Value(Value::Long(1)),
            Type::Base(BaseType::Double) => Fed::Value(Value::Double(1.0)),
            Type::Base(_) => Fed::Default,
            Type::Class(name) if is_text(of) || &**name == "java/lang/CharSequence" => Fed::text(text),
            Type::Class(name) if depth > 0 => self.any_of_class(name, None, depth - 1).into_iter().next()?,
            Type::Array(element) if **element == Type::Class("java/lang/String".into()) => {
                Fed::Elements((**element).clone(), Vec::new())
            }
            _ => return None,
        })
    }
}

/// Objects of one class that are kept ready, and the ways to make them that are looked at.
const MOST_IN_STOCK: usize = 3;
const MOST_MAKERS: usize = 24;
const MOST_PARAMETERS: usize = 3;

/// Texts that factory methods ask for: any, a number, a currency.
const TEXTS: [&str; 3] = ["a", "1", "EUR"];

/// The constants of a class that are of its type.
fn constants(class: &Class) -> impl Iterator<Item = Fed> {
    let descriptor = format!("L{};", class.name.replace('.', "/"));
    const CONSTANT: u16 = access::PUBLIC | access::STATIC | access::FINAL;
    let is_it = move |field: &&crate::junit::classes::Field| {
        field.access & CONSTANT == CONSTANT && field.descriptor == descriptor && !field.is_deprecated
    };
    class.fields.iter().filter(is_it).map(|field| Fed::Constant(class.name.clone(), field.name.clone()))
}

/// Whether a constructor or factory method takes little, and javac knows which one is meant.
fn is_modest(class: &Class, method: &Method) -> bool {
    let parameters = &method.types.parameters;
    let is_alike = |other: &&Method| other.name == method.name && other.types.parameters.len() == parameters.len();
    let is_lone = class.methods.iter().filter(is_alike).count() == 1;
    let is_plain = |of: &Type| match of {
        Type::Base(base) => matches!(base, BaseType::Int | BaseType::Long | BaseType::Double | BaseType::Boolean),
        Type::Class(_) => is_text(of) || is_lone,
        Type::Array(_) => is_lone || method.access & access::VARARGS != 0,
    };
    // What has type variables takes what they stand for.
    !method.is_deprecated
        && (parameters.is_empty() || !method.is_generic)
        && parameters.len() <= MOST_PARAMETERS
        && parameters.iter().all(is_plain)
}

/// Whether a method gives something else at other times.
fn is_fickle(method: &Method) -> bool {
    ["now", "current", "system", "default", "getDefault"].iter().any(|begin| method.name.starts_with(begin))
}

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
    ("java.time.LocalTime", "java.time.LocalTime", "NOON"),
    ("java.time.Instant", "java.time.Instant", "EPOCH"),
    ("java.time.Duration", "java.time.Duration", "ZERO"),
    ("java.time.Period", "java.time.Period", "ZERO"),
    ("java.time.ZoneOffset", "java.time.ZoneOffset", "UTC"),
    ("java.time.ZoneId", "java.time.ZoneOffset", "UTC"),
    ("java.math.BigDecimal", "java.math.BigDecimal", "ONE"),
    ("java.math.BigDecimal", "java.math.BigDecimal", "ZERO"),
    ("java.math.BigDecimal", "java.math.BigDecimal", "TEN"),
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
