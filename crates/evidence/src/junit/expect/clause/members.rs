//! Fields and methods in conditions: as the test may use them, else by the helper class.

use super::java::{Binds, Java};
use super::{This, Writer, dotted, is_base};
use crate::case::{CallKind, Value};
use crate::junit::body::DEPRECATED;
use crate::junit::classes::{Class, Method};
use crate::junit::expect::object_type;
use crate::junit::names::is_name;
use contract::stated::{Member, Stated, What};
use program::{Type, access};
use std::rc::Rc;

impl Writer<'_, '_, '_> {
    /// The class that declares a field, from the class that it is asked of on.
    pub(super) fn home_of(&self, member: &Member) -> Option<Rc<Class>> {
        let classes = self.body.names.classes;
        let has_it =
            |class: &Rc<Class>| class.field(&member.name).is_some_and(|field| field.descriptor == member.descriptor);
        let above = classes.lineage(&member.class).into_iter().find(has_it);
        above.or_else(|| classes.supertypes(&member.class).into_iter().find(has_it))
    }

    pub(super) fn static_field(&mut self, member: &Member) -> Option<Java> {
        let home = self.home_of(member)?;
        let of = Type::parse(&member.descriptor)?;
        let text = self.body.constant(&home.name, &member.name).ok()?;
        if text.ends_with(')') && !self.body.is_helped(&text) {
            // Another object than the one in the field, though an equal one.
            return None;
        }
        if self.body.is_helped(&text) {
            return Some(self.held(text, &of));
        }
        Some(Java::new(text, of, Binds::Postfix))
    }

    /// What the helper class gives, as what it is known to be.
    fn held(&mut self, text: String, of: &Type) -> Java {
        let found = Java::new(text, object_type(), Binds::Postfix);
        match self.body.type_name(of).filter(|_| *of != object_type()) {
            Some(named) => found.cast(&named, of.clone()),
            None => found,
        }
    }

    pub(super) fn field(&mut self, target: &Stated, member: &Member) -> Option<Java> {
        let home = self.home_of(member)?;
        let declared = home.field(&member.name).filter(|declared| declared.access & access::STATIC == 0)?;
        let of = Type::parse(&member.descriptor)?;
        let owner = self.java(target)?;
        if is_base(&owner.of) || owner.is_null() {
            return None;
        }
        let classes = self.body.names.classes;
        let package = self.body.names.package.clone();
        let is_open = classes.is_field_open(&home, declared, &package)
            && declared.access & access::SYNTHETIC == 0
            && is_name(&declared.name);
        if is_open {
            if declared.is_deprecated {
                self.body.needs.suppressed.extend(DEPRECATED);
            }
            let seen = dotted(&owner.of);
            let nearest = classes.lineage(&seen).into_iter().find(|class| class.field(&member.name).is_some());
            let is_seen = nearest.is_some_and(|nearest| nearest.name == home.name)
                && classes.is_nameable(&seen, &package)
                && classes.inherits(&seen, &home, declared.access);
            let owner = match is_seen {
                true => owner.within(Binds::Postfix),
                false => {
                    let named = self.body.type_of(&home.name)?;
                    format!("({})", owner.cast(&named, object_type()).text)
                }
            };
            return Some(Java::new(format!("{owner}.{}", member.name), of, Binds::Postfix));
        }
        let home_name = home.name.clone();
        let exact = self.exact_class(target, &owner.of);
        if let Some(getter) = self.getter(exact.as_deref(), &owner.of, &home_name, member) {
            return Some(Java::new(format!("{}.{getter}()", owner.within(Binds::Postfix)), of, Binds::Postfix));
        }
        self.body.helper(&home_name);
        let place = match exact {
            Some(class) if self.is_nearest(&class, &home_name, &member.name) => format!("\"{}\"", member.name),
            _ => format!("{}, \"{}\"", self.body.class_literal(&home_name), member.name),
        };
        let text = format!("{}.get({}, {place})", self.body.names.helper, owner.text);
        Some(self.held(text, &of))
    }

    /// A method that gives what a field holds, of an object whose class is known: no other may override it.
    fn getter(&mut self, exact: Option<&str>, seen: &Type, home: &str, member: &Member) -> Option<String> {
        let class = exact.filter(|exact| *exact == dotted(seen))?;
        let of = Type::parse(&member.descriptor)?;
        let package = self.body.names.package.clone();
        let is_nameable =
            self.body.names.classes.is_nameable(class, &package) && self.body.names.of_type(&of).is_some();
        is_nameable.then(|| self.body.getter(class, (home, &member.name, &member.descriptor))).flatten()
    }

    /// The class of an object of the case, or of one that javac takes for something final.
    fn exact_class(&self, stated: &Stated, seen: &Type) -> Option<String> {
        let is_final = |class: &String| self.body.names.classes.get(class).is_some_and(|class| class.is_final());
        self.known_class(stated).or_else(|| Some(dotted(seen)).filter(is_final))
    }

    fn known_class(&self, stated: &Stated) -> Option<String> {
        let value = match &stated.what {
            What::This => match self.this? {
                This::Object(object) => Value::Object(object),
                // Only a constructor has made an object whose class is known.
                This::Result => {
                    let called = &self.body.case.called;
                    return (called.kind == CallKind::Constructor).then(|| called.class.clone());
                }
            },
            What::Argument(place) => self.given(*place)?,
            _ => return None,
        };
        let Value::Object(object) = value else { return None };
        self.body.case.objects.get(object).map(|found| found.class.to_string())
    }

    /// Whether a field is the one that objects of a class have by this name.
    fn is_nearest(&self, class: &str, home: &str, field: &str) -> bool {
        let lineage = self.body.names.classes.lineage(class);
        lineage.iter().find(|class| class.field(field).is_some()).is_some_and(|nearest| nearest.name == home)
    }

    pub(super) fn call(&mut self, target: Option<&Stated>, member: &Member, arguments: &[Stated]) -> Option<Java> {
        let classes = self.body.names.classes;
        let has_it = |class: &Rc<Class>| class.method(&member.name, &member.descriptor).is_some();
        let above = classes.lineage(&member.class).into_iter().find(has_it);
        let home = above.or_else(|| classes.supertypes(&member.class).into_iter().find(has_it))?;
        let method = home.method(&member.name, &member.descriptor)?;
        let of = method.types.result.clone()?;
        // The body of a lambda expression must not throw what has to be declared.
        if !self.bound.is_empty() && method.exceptions.iter().any(|exception| classes.is_checked(exception)) {
            return None;
        }
        let owner = match target {
            Some(target) => Some(self.java(target)?),
            None => None,
        };
        let package = &self.body.names.package;
        let is_open = classes.is_accessible(&home, method.access, package)
            && classes.takes_nameable(method, package)
            && method.access & access::SYNTHETIC == 0
            && is_name(&method.name);
        if !is_open {
            return self.call_by_helper(&home, method, owner, arguments);
        }
        let arguments = self.given_to(&member.class, method, arguments)?.join(", ");
        self.body.note_method(&home, method);
        if home.is_generic {
            self.body.needs.suppressed.insert("unchecked");
        }
        let owner = match owner {
            None => self.body.class_name(&home.name)?,
            Some(owner) => {
                let seen = dotted(&owner.of);
                let is_seen = (classes.is_subtype(&seen, &home.name) || home.name == "java.lang.Object")
                    && (matches!(owner.of, Type::Array(_)) || classes.is_nameable(&seen, &self.body.names.package))
                    && classes.inherits(&seen, &home, method.access);
                match is_seen {
                    true => owner.within(Binds::Postfix),
                    false => {
                        let named = self.body.type_of(&home.name)?;
                        format!("({})", owner.cast(&named, object_type()).text)
                    }
                }
            }
        };
        let is_nameable = classes.is_type_nameable(&of, &self.body.names.package);
        let given = Java::new(format!("{owner}.{}({arguments})", method.name), of, Binds::Postfix);
        if is_nameable {
            return Some(given);
        }
        // What has a type without a name is no more than an object to what is done with it.
        let any = self.body.type_name(&object_type())?;
        self.body.needs.suppressed.insert("cast");
        Some(given.cast(&any, object_type()))
    }

    /// The arguments of a call; where several methods could be meant, with the types that tell.
    pub(super) fn given_to(&mut self, asked: &str, method: &Method, arguments: &[Stated]) -> Option<Vec<String>> {
        let classes = self.body.names.classes;
        let is_other = |other: &Method| {
            other.name == method.name
                && other.types.parameters.len() == method.types.parameters.len()
                && other.types.parameters != method.types.parameters
        };
        let is_overloaded = classes.supertypes(asked).iter().any(|class| class.methods.iter().any(is_other));
        let mut written = Vec::new();
        for (argument, wanted) in arguments.iter().zip(&method.types.parameters) {
            let found = self.java(argument)?;
            let fits = found.of == *wanted && !found.is_null();
            // What is seen as more general than it is has to be cast anyway.
            let is_seen = is_base(&found.of) || found.is_null() || self.is_below(&found.of, wanted);
            if fits || is_seen && !is_overloaded {
                written.push(found.text);
                continue;
            }
            let named = self.body.type_name(wanted)?;
            self.body.needs.suppressed.insert("cast");
            written.push(found.cast(&named, wanted.clone()).text);
        }
        Some(written)
    }

    fn is_below(&self, seen: &Type, wanted: &Type) -> bool {
        *wanted == object_type()
            || seen == wanted
            || matches!((seen, wanted), (Type::Class(_), Type::Class(_)))
                && self.body.names.classes.is_subtype(&dotted(seen), &dotted(wanted))
    }

    /// A call of a method that the test may not call. The helper class calls this very method: no other may override it.
    fn call_by_helper(
        &mut self,
        home: &Rc<Class>,
        method: &Method,
        owner: Option<Java>,
        arguments: &[Stated],
    ) -> Option<Java> {
        let is_itself = method.access & (access::PRIVATE | access::FINAL | access::STATIC) != 0 || home.is_final();
        if !is_itself {
            return None;
        }
        let of = method.types.result.clone()?;
        let mut written = Vec::new();
        for argument in arguments {
            written.push(self.java(argument)?.text);
        }
        if let [lone] = &mut written[..] {
            *lone = self.body.lone(std::mem::take(lone));
        }
        let list: String = written.iter().map(|argument| format!(", {argument}")).collect();
        self.body.helper(&home.name);
        let literal = self.body.class_literal(&home.name);
        let is_overloaded = home.methods.iter().filter(|other| other.name == method.name).count() > 1;
        let types = match is_overloaded {
            true => self.body.names.classes.parameters(home, method),
            false => String::new(),
        };
        let owner = owner.map_or_else(|| "null".to_owned(), |owner| owner.text);
        let text = format!("{}.call({owner}, {literal}, \"{}{types}\"{list})", self.body.names.helper, method.name);
        Some(self.held(text, &of))
    }
}
