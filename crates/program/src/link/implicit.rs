//! Parameters of constructors that the compiler has added to those of the source.

use super::access;
use super::class::Method;
use super::load::Program;
use crate::class_file::{ClassFile, EnclosingMethod};
use crate::{ClassId, MethodId};

/// Flags of a parameter that the source does not name (JVMS table 4.7.24-A).
pub(super) const IMPLICIT: u16 = 0x1000 | 0x8000;

impl Program {
    /// How many parameters the compiler has put before those that the source of a constructor has: the object around an
    /// inner or local class, the name and number of an enum constant.
    pub fn implicit_parameters(&self, method: MethodId) -> usize {
        let method = self.method(method);
        if self.text(method.name) != "<init>" {
            return 0;
        }
        let class = self.class(method.class);
        if class.access & access::ENUM != 0 {
            return 2.min(method.types.parameters.len());
        }
        let is_inner = self.outer_class(method.class).is_some_and(|(_, flags)| flags & access::STATIC == 0);
        usize::from((is_inner || self.is_local_in_object(method)) && !method.types.parameters.is_empty())
    }

    /// What a local class uses of the method around it, as fields: its constructors are given the values behind the parameters
    /// that the source has, in the order of the fields.
    pub fn captured_parameters(&self, method: MethodId) -> Vec<String> {
        let of = self.method(method);
        if self.text(of.name) != "<init>" || self.local_class(of.class).is_none() {
            return Vec::new();
        }
        let names = self.class(of.class).file.as_deref().map(captured).unwrap_or_default();
        let room = of.types.parameters.len().saturating_sub(self.implicit_parameters(method));
        if names.len() <= room { names } else { Vec::new() }
    }

    /// Whether a class has no name: nobody but the code that it stands in calls its constructor.
    pub fn is_anonymous(&self, class: ClassId) -> bool {
        let Some(file) = self.class(class).file.as_deref() else { return false };
        file.inner_classes.iter().any(|row| row.inner == file.this_class && row.outer == 0 && row.name == 0)
    }

    /// The flags of a class that has a name and stands in a method or an initializer, and where it stands.
    fn local_class(&self, class: ClassId) -> Option<(u16, EnclosingMethod)> {
        let file = self.class(class).file.as_deref()?;
        let row = file.inner_classes.iter().find(|row| row.inner == file.this_class && row.outer == 0)?;
        Some((row.access, file.enclosing_method.filter(|_| row.name != 0)?))
    }

    /// Whether a constructor is that of a local class in code that has a `this`. Compilers leave out the field for it if nobody
    /// uses it, but not the parameter.
    fn is_local_in_object(&self, constructor: &Method) -> bool {
        let Some((flags, around)) = self.local_class(constructor.class) else { return false };
        let class = self.class(constructor.class);
        let (Some(file), false) = (class.file.as_deref(), flags & access::STATIC != 0) else { return false };
        let keeps_it = class.fields.iter().any(|&id| self.text(self.field(id).name).starts_with("this$"));
        let raw = constructor.raw.and_then(|raw| file.methods.get(usize::from(raw)));
        let first = raw.and_then(|raw| raw.parameters.as_deref()?.first());
        let is_marked = first.is_some_and(|&(name, flags)| {
            let is_captured = file.constants.text(name).is_ok_and(|name| name.starts_with("val$"));
            flags & IMPLICIT != 0 && !is_captured
        });
        keeps_it || is_marked || self.has_receiver(file, around)
    }

    /// Whether the method around a class is known and not static.
    fn has_receiver(&self, file: &ClassFile, around: EnclosingMethod) -> bool {
        let home = file.constants.class_name(around.class).ok().and_then(|name| self.loaded(&name));
        let named = file.constants.name_and_type(around.method).ok();
        let (Some(home), Some((name, descriptor))) = (home, named) else { return false };
        self.declared_method(home, &name, &descriptor).is_some_and(|id| !self.method(id).is_static())
    }

    /// The class that a class is a member of, by internal name, and the flags with which it is declared there.
    pub fn outer_class(&self, class: ClassId) -> Option<(String, u16)> {
        let file = self.class(class).file.as_deref()?;
        let row = file.inner_classes.iter().find(|row| row.inner == file.this_class && row.outer != 0)?;
        Some((file.constants.class_name(row.outer).ok()?.into_owned(), row.access))
    }
}

/// The fields that hold what a local class uses of the method around it.
pub(super) fn captured(file: &ClassFile) -> Vec<String> {
    let made = file.fields.iter().filter(|raw| raw.access & access::SYNTHETIC != 0);
    let names = made.filter_map(|raw| file.constants.text(raw.name).ok());
    names.filter(|name| name.starts_with("val$")).map(|name| name.into_owned()).collect()
}
