//! What conditions make for themselves: objects, arrays, and the set of what fields lead to.

use super::java::{Binds, Java};
use super::{Writer, dotted};
use contract::stated::{Member, Reach, Stated};
use program::{Type, access};

impl Writer<'_, '_, '_> {
    /// `new T(…)`. Constructors of inner classes are given the object around them in another way.
    pub(super) fn new_object(&mut self, constructor: &Member, arguments: &[Stated]) -> Option<Java> {
        let classes = self.body.names.classes;
        let home = classes.get(&constructor.class).filter(|home| !home.is_inner)?;
        let method = home.method("<init>", &constructor.descriptor)?;
        let is_open = classes.is_accessible(&home, method.access, &self.body.names.package)
            && classes.takes_nameable(method, &self.body.names.package)
            && method.access & access::SYNTHETIC == 0
            && classes.is_nameable(&home.name, &self.body.names.package);
        // The body of a lambda expression must not throw what has to be declared.
        let is_checked = method.exceptions.iter().any(|exception| classes.is_checked(exception));
        if !is_open || is_checked && !self.bound.is_empty() {
            return None;
        }
        let arguments = self.given_to(&home.name, method, arguments)?.join(", ");
        self.body.note_method(&home, method);
        let named = self.body.type_of(&home.name)?;
        let of = Type::Class(home.name.replace('.', "/").into());
        Some(Java::new(format!("new {named}({arguments})"), of, Binds::Postfix))
    }

    /// `new int[3][]`.
    pub(super) fn new_array(&mut self, lengths: &[Stated], of: &Type) -> Option<Java> {
        let named = self.body.type_name(of)?;
        let (element, dimensions) = named.split_at(named.find('[')?);
        let open = dimensions.get(2 * lengths.len()..)?;
        let mut given = String::new();
        for length in lengths {
            given.push_str(&format!("[{}]", self.java(length)?.text));
        }
        Some(Java::new(format!("new {element}{given}{open}"), of.clone(), Binds::Unary))
    }

    /// The set of the objects of a class that fields lead to. The helper class reads the fields, whoever may.
    pub(super) fn reached(&mut self, reach: &Reach) -> Option<String> {
        let class = dotted(&reach.of);
        self.body.names.of_type(&reach.of)?;
        let root = self.java(&reach.root)?;
        // What it is given may be any object.
        let root = match root.text.split_once(") ") {
            Some((_, inner)) if root.text.starts_with('(') && self.body.is_helped(inner) => inner.to_owned(),
            _ => root.text,
        };
        let mut list = String::new();
        for field in &reach.fields {
            let home = self.home_of(field)?;
            // A field that another one hides would have to be named with its class.
            let lineage = self.body.names.classes.lineage(&class);
            let nearest = lineage.iter().find(|class| class.field(&field.name).is_some());
            nearest.filter(|nearest| nearest.name == home.name)?;
            self.body.helper(&home.name);
            list.push_str(&format!(", \"{}\"", field.name));
        }
        let literal = self.body.class_literal(&class);
        self.body.needs.helper = true;
        Some(format!("{}.reached({}, {literal}{list})", self.body.names.helper, root))
    }
}
