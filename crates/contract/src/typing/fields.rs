//! Fields: finding them by name, who may use them, and the values that they stand for.

use super::calls::{Place, Target};
use super::names::Meaning;
use super::types::{JavaType, source_name};
use super::{Checker, Constant, Member, Node, Typed, did_you_mean};
use crate::syntax::Name;
use crate::{Code, Span, near_names};
use program::{BaseType, ClassId, FieldId, Type, access};
use std::collections::BTreeSet;

impl Checker<'_> {
    /// A field of a class or its supertypes that may be used: `None` if there is none, an error if a problem was told.
    pub(super) fn find_field(&mut self, class: ClassId, name: &str, span: Span) -> Option<Result<FieldId, ()>> {
        match self.visible_field(class, name, span) {
            None => Some(Err(())),
            Some(None) => None,
            Some(Some(field)) => {
                let of = self.program.field(field);
                if self.program.may_access_member(self.here(), of.class, class, of.access) {
                    return Some(Ok(field));
                }
                self.inaccessible_field::<()>(class, field, span);
                Some(Err(()))
            }
        }
    }

    /// The field of this name, whoever may use it; `None` if a problem was told.
    pub(super) fn visible_field(&mut self, class: ClassId, name: &str, span: Span) -> Option<Option<FieldId>> {
        let mut found = BTreeSet::new();
        self.fields_named(class, name, &mut BTreeSet::new(), &mut found);
        if found.len() > 1 {
            let homes: Vec<String> = found
                .iter()
                .map(|&field| format!("`{}`", source_name(&self.program.class(self.program.field(field).class).name)))
                .collect();
            let message = format!("`{name}` may be a field of {}", homes.join(" or of "));
            return self.problem(Code::Ambiguous, span, message);
        }
        Some(found.pop_first())
    }

    /// JLS §8.3: a field that a class declares hides those of its supertypes.
    fn fields_named(&self, class: ClassId, name: &str, seen: &mut BTreeSet<ClassId>, found: &mut BTreeSet<FieldId>) {
        if !seen.insert(class) {
            return;
        }
        let class = self.program.class(class);
        let own = class.fields.iter().find(|&&field| self.program.text(self.program.field(field).name) == name);
        if let Some(&field) = own {
            found.insert(field);
            return;
        }
        for &above in class.super_class.iter().chain(class.interfaces.iter()) {
            self.fields_named(above, name, seen, found);
        }
    }

    pub(super) fn inaccessible_field<T>(&mut self, class: ClassId, field: FieldId, span: Span) -> Option<T> {
        let of = self.program.field(field);
        let what = format!("the field `{}`", self.program.text(of.name));
        self.inaccessible(&what, of.class, class, of.access, span)
    }

    /// Tells that a member cannot be used, and why.
    pub(super) fn inaccessible<T>(
        &mut self,
        what: &str,
        home: ClassId,
        through: ClassId,
        flags: u16,
        span: Span,
    ) -> Option<T> {
        let how = match flags & (access::PRIVATE | access::PROTECTED) {
            access::PRIVATE => "is private",
            access::PROTECTED => "is protected",
            _ => "belongs to another package",
        };
        let from = source_name(&self.program.class(self.scope.class).name);
        let home = source_name(&self.program.class(home).name);
        let through = source_name(&self.program.class(through).name);
        let of = if home == through { format!("`{home}`") } else { format!("`{home}`, a supertype of `{through}`,") };
        let message = format!("{what} of {of} {how} and cannot be used in `{from}`");
        self.problem(Code::Inaccessible, span, message)
    }

    /// A field named without an object, of the class that many levels around the scope's.
    pub(super) fn own_field(&mut self, depth: usize, class: ClassId, field: FieldId, span: Span) -> Option<Typed> {
        let of = self.program.field(field);
        if of.is_static() {
            return Some(self.field_value(None, class, field));
        }
        if !self.has_object(depth) {
            let name = self.program.text(of.name).to_owned();
            let message = format!("the field `{name}` belongs to an object, and the contract speaks of none");
            return self.problem(Code::NoInstance, span, message);
        }
        let target = self.instance_around(depth, span)?;
        Some(self.field_value(Some(target), class, field))
    }

    /// A field named through its class.
    pub(super) fn static_field(&mut self, class: ClassId, field: FieldId, span: Span) -> Option<Typed> {
        let of = self.program.field(field);
        if of.is_static() {
            return Some(self.field_value(None, class, field));
        }
        let (name, home) = (self.program.text(of.name).to_owned(), source_name(&self.program.class(class).name));
        let message = format!("the field `{name}` of `{home}` is not static: an object must stand before the dot");
        self.problem(Code::NoInstance, span, message)
    }

    /// `value.name`.
    pub(super) fn field_of_value(&mut self, value: Typed, name: &Name) -> Option<Typed> {
        if let JavaType::Array(_) = value.of {
            if name.value == "length" {
                return Some(Typed::new(JavaType::INT, Node::Length(Box::new(value))));
            }
        }
        if matches!(value.of, JavaType::Base(_) | JavaType::Null) {
            let message = format!("`{}` has no fields", value.of);
            return self.problem(Code::NoSuchMember, name.span, message);
        }
        let class = self.class_of(&value.of, name.span)?;
        match self.find_field(class, &name.value, name.span) {
            Some(Ok(field)) if self.program.field(field).is_static() => {
                let then = Box::new(self.field_value(None, class, field));
                Some(Typed::new(then.of.clone(), Node::Discard { first: Box::new(value), then }))
            }
            Some(Ok(field)) => Some(self.field_value(Some(value), class, field)),
            Some(Err(())) => None,
            None => {
                let help = self.near_fields_of(&value.of, class, &name.value).or_else(|| erasure_help(&value.of));
                let message = format!("`{}` has no field `{}`", value.of, name.value);
                self.problem_with_help(Code::NoSuchMember, name.span, message, help)
            }
        }
    }

    /// `T.super.name`.
    pub(super) fn field_above(&mut self, place: Place, name: &Name) -> Option<Meaning> {
        let Target::Super(around) = place.target else { return None };
        let above = JavaType::class(&self.program.class(place.class).name.clone());
        self.field_of_value(Typed::new(above, around.node), name).map(Meaning::Value)
    }

    pub(super) fn super_field(&mut self, name: &Name) -> Option<Meaning> {
        let this = self.this(name.span)?;
        let parent = self.program.class(self.here()).super_class;
        let parent = parent.map_or_else(JavaType::string, |class| JavaType::class(&self.program.class(class).name));
        self.field_of_value(Typed::new(parent, this.node), name).map(Meaning::Value)
    }

    /// The value of a field that may be used; `through` is the class by which it is named.
    pub(super) fn field_value(&mut self, target: Option<Typed>, through: ClassId, field: FieldId) -> Typed {
        let of = self.program.field(field);
        let descriptor = self.program.text(of.descriptor).to_owned();
        let home = if of.access & access::PRIVATE != 0 { of.class } else { through };
        let member = Member {
            class: self.program.class(home).name.to_string(),
            name: self.program.text(of.name).to_owned(),
            descriptor,
        };
        let erased = Type::parse(&member.descriptor).unwrap_or(Type::Base(BaseType::Int));
        let Some(target) = target else {
            if let Some(constant) = self.constant_value(field) {
                return Typed::new(JavaType::from(&erased), Node::Constant(constant));
            }
            let declared = self.declared_type(None, field, &erased);
            return Typed::new(declared, Node::GetStatic { id: field, field: member });
        };
        let declared = self.declared_type(Some(&target.of.clone()), field, &erased);
        let value =
            Typed::new(JavaType::from(&erased), Node::GetField { target: Box::new(target), id: field, field: member });
        self.known_to_be(value, declared)
    }

    /// The value of a `static final` field that is a constant.
    fn constant_value(&self, field: FieldId) -> Option<Constant> {
        let of = self.program.field(field);
        if of.access & (access::STATIC | access::FINAL) != access::STATIC | access::FINAL {
            return None;
        }
        let file = self.program.class(of.class).file.as_deref()?;
        let value = file.fields.get(usize::from(of.raw?))?.constant_value?;
        Some(match file.constants.get(value).ok()? {
            program::Constant::Integer(value) if self.program.text(of.descriptor) == "Z" => {
                Constant::Boolean(value != 0)
            }
            program::Constant::Integer(value) => Constant::Int(value),
            program::Constant::Long(value) => Constant::Long(value),
            program::Constant::Float(value) => Constant::Float(value),
            program::Constant::Double(value) => Constant::Double(value),
            program::Constant::String(text) => Constant::Text(file.constants.units(text).ok()?),
            _ => return None,
        })
    }

    /// A static field that the source file imports; `None` if a problem was told.
    pub(super) fn imported_field(&mut self, name: &str, span: Span) -> Option<Option<(ClassId, FieldId)>> {
        let imports = &self.scope.imports;
        let single = imports.members.iter().filter(|(_, member)| member == name).map(|(class, _)| class);
        let classes: Vec<String> = single.chain(&imports.members_on_demand).cloned().collect();
        for class in classes {
            let Some(class) = self.imported(&class, span) else { continue };
            let Some(field) = self.visible_field(class, name, span)? else { continue };
            let of = self.program.field(field);
            if of.is_static() && self.program.may_access_member(self.here(), of.class, class, of.access) {
                return Some(Some((class, field)));
            }
        }
        Some(None)
    }

    pub(super) fn near_fields(&self, class: ClassId, name: &str) -> Option<String> {
        self.near_fields_of(&JavaType::class(&self.program.class(class).name), class, name)
    }

    /// The fields that a value has whose names are near, or the method that has the name.
    fn near_fields_of(&self, of: &JavaType, class: ClassId, name: &str) -> Option<String> {
        let mut known = self.field_names(class);
        known.extend(matches!(of, JavaType::Array(_)).then(|| "length".to_owned()));
        let near = near_names(name, known.iter().map(String::as_str));
        let near = did_you_mean(&near.into_iter().map(str::to_owned).collect::<Vec<_>>());
        let is_method = self.method_names(class).iter().any(|method| method == name);
        near.or_else(|| is_method.then(|| format!("`{name}` is a method: write `{name}()`")))
    }

    /// The names of the fields that a class has and inherits.
    pub(super) fn field_names(&self, class: ClassId) -> Vec<String> {
        let of = self.program.class(class);
        let homes = of.lineage.iter().chain(of.all_interfaces.iter()).chain([&class]);
        let fields = homes.flat_map(|&home| &self.program.class(home).fields).map(|&field| self.program.field(field));
        let written = fields.filter(|field| field.access & access::SYNTHETIC == 0);
        written.map(|field| self.program.text(field.name).to_owned()).collect()
    }
}

/// What to do about a member that the erased type does not have, and where the erased type is not the one that is needed.
pub(super) fn erasure_help(of: &JavaType) -> Option<String> {
    let erased =
        "all that is known of it is that it is an `Object`, since type arguments are erased: write a cast, `((T) x)`";
    of.is_class(super::types::OBJECT).then(|| erased.to_owned())
}
