//! What the tests of violations do not rely on to make their objects: the method that a test is about, others of the same run that are
//! wrong, and those that these call. Once the code is mended, one of them does something else. A method that is wrong only in how it
//! ends elsewhere, with an exception, is none of the others: where it has made an object, it has ended.

use crate::junit::classes::{Class, Classes, Method};
use crate::junit::trial::is_of_base;
use std::collections::BTreeSet;
use std::rc::Rc;

/// A method by its class, with dots, its name and its descriptor.
pub type MethodKey = (String, String, String);

pub(in crate::junit) struct Suspects {
    wrong: BTreeSet<MethodKey>,
    /// By name and descriptor: which class a call comes to is not known before it is made.
    callees: BTreeSet<(String, String)>,
}

/// Methods that are looked into.
const MOST_METHODS: usize = 500;

impl Suspects {
    pub fn of(classes: &Classes, wrong: BTreeSet<MethodKey>) -> Suspects {
        let mut callees = BTreeSet::new();
        let mut open: Vec<MethodKey> = wrong.iter().cloned().collect();
        while let Some((class, name, descriptor)) = open.pop() {
            let home = classes.lineage(&class).into_iter().find(|home| home.method(&name, &descriptor).is_some());
            let Some(home) = home.filter(|home| !is_of_base(home)) else { continue };
            for (class, name, descriptor) in calls(&home, &name, &descriptor).unwrap_or_default() {
                let is_plain = name.starts_with('<') || is_small(classes, &class, &name, &descriptor);
                let is_new = !is_plain && callees.len() < MOST_METHODS && is_own(classes, &class);
                if is_new && callees.insert((name.clone(), descriptor.clone())) {
                    open.push((class, name, descriptor));
                }
            }
        }
        Suspects { wrong, callees }
    }

    pub fn contains(&self, class: &Class, method: &Method) -> bool {
        // Whoever overrides it may call it.
        let is_it = |(home, name, descriptor): &MethodKey| {
            *name == method.name && *descriptor == method.descriptor && (method.name != "<init>" || *home == class.name)
        };
        self.wrong.iter().any(is_it)
            || !is_of_base(class) && self.callees.contains(&(method.name.clone(), method.descriptor.clone()))
    }
}

fn is_own(classes: &Classes, class: &str) -> bool {
    classes.get(class).is_some_and(|class| !is_of_base(&class))
}

/// Whether a method is a getter or the like, in which nothing is mended.
fn is_small(classes: &Classes, class: &str, name: &str, descriptor: &str) -> bool {
    let found = classes.lineage(class).into_iter().find_map(|home: Rc<Class>| {
        let effect = classes.effect(&home, home.method(name, descriptor)?);
        Some(effect.is_some())
    });
    found.unwrap_or(false)
}

/// The methods that a body names in calls; `None` where it cannot be read.
pub(in crate::junit) fn calls(class: &Class, name: &str, descriptor: &str) -> Option<Vec<MethodKey>> {
    let (file, raw) = class.raw(class.method(name, descriptor)?);
    let bytes = file.code(raw.code.as_ref()?).ok()?.bytes;
    let constants = class.constants();
    let mut found = Vec::new();
    for at in instructions(bytes)? {
        if let 0xb6..=0xb9 = bytes[at] {
            let member = constants.member(operand(bytes, at)?).ok()?;
            found.push((member.class.replace('/', "."), member.name.into_owned(), member.descriptor.into_owned()));
        }
    }
    Some(found)
}

/// The constant that an instruction names.
pub(in crate::junit) fn operand(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes([*bytes.get(at + 1)?, *bytes.get(at + 2)?]))
}

/// Where the instructions of a body begin; `None` if it is broken.
pub(crate) fn instructions(bytes: &[u8]) -> Option<Vec<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        found.push(at);
        at += length(bytes, at)?;
    }
    Some(found)
}

/// How long an instruction is (JVMS §6.5).
fn length(bytes: &[u8], at: usize) -> Option<usize> {
    let int = |at: usize| {
        let four: [u8; 4] = bytes.get(at..at + 4)?.try_into().ok()?;
        Some(i64::from(i32::from_be_bytes(four)))
    };
    let operands = (at + 1).next_multiple_of(4);
    Some(match *bytes.get(at)? {
        0xaa => {
            let count = usize::try_from(int(operands + 8)? - int(operands + 4)? + 1).ok()?;
            operands + 12 + 4 * count - at
        }
        0xab => operands + 8 + 8 * usize::try_from(int(operands + 4)?).ok()? - at,
        0xc4 if bytes.get(at + 1) == Some(&0x84) => 6,
        0xc4 | 0xc5 => 4,
        0xb9 | 0xba | 0xc8 | 0xc9 => 5,
        0x11 | 0x13 | 0x14 | 0x84 | 0x99..=0xa8 | 0xb2..=0xb8 | 0xbb | 0xbd | 0xc0 | 0xc1 | 0xc6 | 0xc7 => 3,
        0x10 | 0x12 | 0x15..=0x19 | 0x36..=0x3a | 0xa9 | 0xbc => 2,
        _ => 1,
    })
}
