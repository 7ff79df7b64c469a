//! Making methods of a spec methods of its target.

use super::{Graft, SpecError};
use crate::class_file::{Malformed, RawMethod};
use crate::decode;
use crate::link::class::Body;
use crate::link::load::Program;
use crate::link::{Annotated, access};
use crate::{MethodDescriptor, MethodId};
use std::rc::Rc;

/// A method as a spec names it.
pub(super) struct Named {
    pub name: String,
    pub descriptor: String,
}

impl Named {
    pub fn read(graft: &Graft, raw: &RawMethod) -> Result<Named, Malformed> {
        let constants = &graft.file.constants;
        let descriptor = constants.text(raw.descriptor)?.into_owned();
        let types = MethodDescriptor::parse(&descriptor)
            .ok_or_else(|| Malformed(format!("bad method descriptor {descriptor}")))?;
        if types.slots() + usize::from(raw.access & access::STATIC == 0) > 255 {
            return Err(Malformed(format!("more than 255 arguments in method descriptor {descriptor}")));
        }
        Ok(Named { name: constants.text(raw.name)?.into_owned(), descriptor })
    }

    pub fn is_initializer(&self) -> bool {
        self.name.starts_with('<')
    }
}

/// The method as Java source writes it.
impl std::fmt::Display for Named {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match MethodDescriptor::parse(&self.descriptor) {
            Some(types) => write!(out, "{} {}({})", types.result_name(), self.name, types.parameter_list()),
            None => write!(out, "{}{}", self.name, self.descriptor),
        }
    }
}

/// Methods without a body stand for methods of the target.
pub(super) fn is_declaration(raw: &RawMethod) -> bool {
    raw.access & (access::ABSTRACT | access::NATIVE) != 0
}

impl Program {
    /// Adds the methods of a spec to its target. The bodies are decoded at once, so that what is wrong with them is known
    /// before anything runs.
    pub(super) fn attach(&mut self, graft: &Graft, errors: &mut Vec<SpecError>) {
        for (index, raw) in graft.file.methods.iter().enumerate() {
            let named = match Named::read(graft, raw) {
                Ok(named) => named,
                Err(malformed) => {
                    errors.push(graft.broken(malformed));
                    continue;
                }
            };
            if named.is_initializer() || is_declaration(raw) {
                continue;
            }
            match self.clash(graft, raw, &named) {
                // The compiler makes bridges for methods that the spec declares, and has made them in the target too.
                Some(_) if raw.access & access::BRIDGE != 0 => {}
                Some(error) => errors.push(error),
                None => {
                    if let Err(Malformed(what)) = self.attach_method(graft, index as u16, raw, &named) {
                        let what = format!("its class file is broken: method {named}: {what}");
                        errors.push(graft.error_in(raw, what));
                    }
                }
            }
        }
    }

    /// A method of the target, its own or inherited, that a grafted one would replace.
    fn clash(&self, graft: &Graft, raw: &RawMethod, named: &Named) -> Option<SpecError> {
        let id = self.find_method(graft.target, &named.name, &named.descriptor)?;
        let found = self.method(id);
        let is_own = found.class == graft.target;
        let is_hidden = found.is_private() || raw.access & access::PRIVATE != 0 && found.is_static();
        let overrides = self.grafted_from(id).is_some() && !found.is_final() && !found.is_static();
        if !is_own && (is_hidden || overrides && raw.access & access::STATIC == 0) {
            return None;
        }
        let target = self.class(graft.target).java_name();
        let what = match self.grafted_from(id) {
            Some(spec) => format!("{target} has a method '{named}' from the spec class {}", spec.replace('/', ".")),
            None if is_own => format!("{target} has a method '{named}' itself"),
            None => format!("{target} inherits a method '{named}' from {}", self.class(found.class).java_name()),
        };
        let help = "a spec adds methods and replaces none: rename it, or make it abstract (native if it is static) to \
                    call the one that is there";
        Some(graft.error_in(raw, what).help(help))
    }

    fn attach_method(
        &mut self,
        graft: &Graft,
        index: u16,
        raw: &RawMethod,
        named: &Named,
    ) -> Result<MethodId, Malformed> {
        let range = raw.code.as_ref().ok_or_else(|| Malformed::new("it has no body"))?;
        let name = self.names.intern(&named.name);
        let id = self.new_method(graft.target, name, &named.descriptor, raw.access, Body::None, None)?;
        let code = decode::decode(&graft.file, range, self.method(id), self.class(graft.target));
        self.class_mut(graft.target).methods.push(id);
        self.specs.grafted.insert(id, graft.declaration(index));
        self.method_mut(id).body = Body::Decoded(Rc::new(code?));
        Ok(id)
    }

    /// Takes back the methods that were attached since there were `count` of them.
    pub(super) fn detach(&mut self, count: usize) {
        let homes: Vec<_> = self.methods[count..].iter().map(|method| method.class).collect();
        for home in homes {
            self.class_mut(home).methods.retain(|method| method.index() < count);
        }
        self.methods.truncate(count);
        self.specs.grafted.retain(|method, _| method.index() < count);
    }

    /// Remembers a spec whose methods are attached, and what it declares of its target.
    pub(super) fn note(&mut self, graft: &Graft) {
        self.specs.targets.entry(graft.target).or_default().push(graft.spec.clone());
        let constants = &graft.file.constants;
        let mut found: Vec<(Annotated, usize)> = vec![(graft.target.into(), 0)];
        for (index, raw) in graft.file.fields.iter().enumerate() {
            if let (Ok(name), Ok(descriptor)) = (constants.text(raw.name), constants.text(raw.descriptor)) {
                found.extend(self.find_field(graft.target, &name, &descriptor).map(|id| (id.into(), index)));
            }
        }
        for (index, raw) in graft.file.methods.iter().enumerate() {
            let Ok(named) = Named::read(graft, raw) else { continue };
            if named.name == "<init>" || is_declaration(raw) {
                found.extend(self.find_declared(graft, &named).map(|id| (id.into(), index)));
            }
        }
        for (of, raw) in found {
            self.specs.declared.entry(of).or_default().push(graft.declaration(raw as u16));
        }
    }
}
