//! Static fields of the program's own in a trial run that sets something up: counters of objects, and the like.
//!
//! What they hold when a test begins nobody knows, so that a number from there is one that only the JVM knows: it may be stored, and who
//! looks at it ends the run. What is assigned to them no test sees, since those that a path has read get their values when all objects
//! are there. Functions that are made on the way are objects like others, as long as nobody calls them.

use super::frame::Frame;
use super::{Item, Trial};
use crate::junit::classes::Class;
use program::{Constant, MethodDescriptor};

/// The class that functions of a run are taken for, which no program has.
const FUNCTION: &str = "a function";

impl<'a> Trial<'a> {
    /// A run that sets an object up, before the static fields that the path has read get their values.
    pub fn setting_up(self) -> Trial<'a> {
        Trial { is_setting_up: true, ..self }
    }

    /// A run for which static fields that may change end it.
    pub fn without_statics(self) -> Trial<'a> {
        Trial { is_setting_up: false, ..self }
    }

    /// What a static field holds that is no constant.
    pub(super) fn counter(&self, home: &Class, name: &str, descriptor: &str) -> Option<Item> {
        if !self.is_setting_up || home.module.is_some() {
            return None;
        }
        self.initialize(&home.name)?;
        let assigned = self.statics.get(&(home.name.clone(), name.to_owned()));
        Some(assigned.copied().unwrap_or(if matches!(descriptor, "J" | "D") {
            Item::UnknownWide
        } else {
            Item::Unknown
        }))
    }

    pub(super) fn put_static(&mut self, frame: &mut Frame<'_>) -> Option<()> {
        let (key, _) = self.field(frame)?;
        let value = frame.pop()?;
        let home = self.classes.get(&key.0)?;
        if !self.is_setting_up || home.module.is_some() {
            return None;
        }
        self.initialize(&home.name)?;
        self.statics.insert(key, value);
        Some(())
    }

    /// A lambda or a reference to a method, made of what it is given.
    pub(super) fn make_function(&mut self, frame: &mut Frame<'_>) -> Option<()> {
        let index = frame.short()?;
        frame.short()?;
        let constants = frame.class.constants();
        let Constant::InvokeDynamic { bootstrap, name_and_type } = constants.get(index).ok()? else { return None };
        let method = frame.class.bootstrap_method(bootstrap)?;
        let Constant::MethodHandle { member, .. } = constants.get(method.handle).ok()? else { return None };
        if constants.member(member).ok()?.class != "java/lang/invoke/LambdaMetafactory" || !self.is_setting_up {
            return None;
        }
        let (_, descriptor) = constants.name_and_type(name_and_type).ok()?;
        let types = MethodDescriptor::parse(&descriptor)?;
        let captured = frame.stack.len().checked_sub(types.parameters.len())?;
        frame.stack.truncate(captured);
        let made = self.keep(FUNCTION, super::store::Inside::Fields(Default::default()));
        frame.stack.push(made);
        Some(())
    }

    /// An object of any class that implements an interface.
    pub(in crate::junit) fn make_any(&mut self, interface: &str) -> Item {
        self.keep(interface, super::store::Inside::Fields(Default::default()))
    }
}
