//! What is compared: a method, the heaps it is run on, and the bound within which all of them lie or not.

use explore::Config;
use program::BaseType;

use super::hotspot::{Hotspot, Type};

/// A method and its small heaps, as data.
pub struct Subject {
    /// `pkg.Class::method(Type,…)`.
    pub target: &'static str,
    pub bound: Bound,
    /// The classes that objects may have and how many objects of each there may be. Arrays by their descriptors; the one
    /// object that a static final field holds, as its initializer left it, by `pkg.Class#field`.
    pub classes: &'static [(&'static str, usize)],
    /// How long arrays get.
    pub longest: usize,
    /// The values of numbers: by `pkg.Class#field`, by `#` and the place of a parameter, by type, or by `*`.
    /// Booleans have both of theirs.
    pub numbers: &'static [(&'static str, &'static [f64])],
    /// Static fields that are part of the input, as `pkg.Class#field`.
    pub statics: &'static [&'static str],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// Chains of materializations.
    K(usize),
    /// Objects of a type.
    N(usize),
}

impl Subject {
    /// What most subjects have in common.
    pub const PLAIN: Subject = Subject {
        target: "",
        bound: Bound::N(2),
        classes: &[],
        longest: 2,
        numbers: &[("int", &[-1.0, 0.0, 1.0])],
        statics: &[],
    };

    pub fn package(&self) -> &'static str {
        self.target.split('.').next().expect("there is a first part")
    }

    pub fn config(&self, strategy: explore::Strategy) -> Config {
        let (k, n) = match self.bound {
            Bound::K(k) => (Some(k as u32), None),
            Bound::N(n) => (None, Some(n as u32)),
        };
        Config { strategy, k, n, ..Config::default() }
    }

    /// The values of a number, as words of the term room.
    fn values(&self, place: &str, of: BaseType) -> Vec<i64> {
        let find = |wanted: &str| self.numbers.iter().find(|(name, _)| *name == wanted).map(|(_, values)| *values);
        let found = find(place).or_else(|| find(of.keyword()));
        let found = found.or_else(|| (of == BaseType::Boolean).then_some(&[0.0, 1.0])).or_else(|| find("*"));
        let found = found.unwrap_or_else(|| panic!("{}: no values for {place}, a {}", self.target, of.keyword()));
        found.iter().map(|&value| word(value, of)).collect()
    }
}

fn word(value: f64, of: BaseType) -> i64 {
    match of {
        BaseType::Float => term::Value::of_f32(value as f32).0,
        BaseType::Double => term::Value::of_f64(value).0,
        _ => value as i64,
    }
}

/// A subject with what HotSpot says about its types.
pub struct Schema {
    pub classes: Vec<Class>,
    pub roots: Vec<Variable>,
    pub statics: Vec<Variable>,
    /// Whether the first root is the receiver.
    pub has_receiver: bool,
}

pub struct Class {
    /// As Java's `Class.getName` has it.
    pub name: String,
    /// Its number for HotSpot.
    pub number: usize,
    pub most: usize,
    pub fields: Vec<Variable>,
    /// For arrays.
    pub elements: Option<Variable>,
}

impl Class {
    /// Whether there is one object, which a static final field holds.
    pub fn is_constant(&self) -> bool {
        self.name.contains('#')
    }
}

/// A parameter, field or element.
pub struct Variable {
    /// `pkg.Class#field` for fields.
    pub name: String,
    pub holds: Holds,
}

pub enum Holds {
    /// A number, which is one of these.
    Number(Vec<i64>),
    /// A reference to an object of one of these classes, by their places in the schema.
    Reference(Vec<usize>),
}

impl Schema {
    pub fn of(subject: &Subject, hotspot: &mut Hotspot) -> Schema {
        let described: Vec<_> = subject.classes.iter().map(|(name, _)| hotspot.class(name)).collect();
        let variable = |name: &str, of: &Type| Variable {
            name: name.to_owned(),
            holds: match of {
                Type::Number(base) => Holds::Number(subject.values(name, *base)),
                Type::Reference(declared) => {
                    let fits = |class: &super::hotspot::Described| class.supertypes.iter().any(|name| name == declared);
                    Holds::Reference((0..described.len()).filter(|&place| fits(&described[place])).collect())
                }
            },
        };
        let class = |(described, &(name, most)): (&super::hotspot::Described, &(&str, usize))| Class {
            name: name.to_owned(),
            number: described.number,
            most,
            fields: described.fields.iter().map(|(name, of)| variable(name, of)).collect(),
            elements: Type::of_elements(name).map(|of| variable(of.keyword(), &of)),
        };
        let classes = described.iter().zip(subject.classes).map(class).collect();
        let (of, method) = subject.target.split_once("::").expect("a target has a method");
        let (has_receiver, parameters) = hotspot.target(of, method);
        let mut roots: Vec<Variable> =
            parameters.iter().enumerate().map(|(place, of)| variable(&format!("#{place}"), of)).collect();
        // Objects of classes that override the target are not for it.
        if let (true, Some(Variable { holds: Holds::Reference(of), .. })) = (has_receiver, roots.first_mut()) {
            of.retain(|&place| hotspot.selects(subject.classes[place].0.split('#').next().unwrap_or_default()));
        }
        let types = hotspot.statics(subject.statics);
        let statics = subject.statics.iter().zip(&types).map(|(name, of)| variable(name, of)).collect();
        Schema { classes, roots, statics, has_receiver }
    }

    /// The place of a class by its name.
    pub fn class(&self, name: &str) -> Option<usize> {
        self.classes.iter().position(|class| class.name == name)
    }
}
