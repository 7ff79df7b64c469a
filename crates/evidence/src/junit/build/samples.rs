//! What calls are given for fields and elements that nobody reads: they may want more than null or 0.

use super::recipe::{Fed, Step};
use crate::case::{Field, Value};
use crate::junit::body::Body;
use crate::junit::classes::Method;
use crate::junit::trial::Trial;
use program::{BaseType, Type, access};

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
                ["a", "abc", "ABC"].map(Fed::Text).to_vec()
            }
            Type::Class(name) if &**name == "java/lang/String" => vec![Fed::Text("a")],
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
        let mut makers = self.makers(&class, false);
        makers.retain(|(_, method)| method.name == "<init>");
        makers.sort_by_key(|(_, method)| method.types.parameters.len());
        let is_made = |&(place, _): &(usize, &Method)| {
            let Some(step) = self.sample_step(&class.name, place) else { return false };
            let trial = Trial::new(self.names.classes, &class.name, &self.case.objects, &[]);
            self.run_maker(&mut trial.setting_up().without(self.suspect()), &step).is_some()
        };
        let (place, _) = makers.into_iter().find(is_made)?;
        Some(Fed::New(class.name.clone(), place))
    }

    /// A constructor with nothing but defaults and texts.
    pub(in crate::junit) fn sample_step(&self, class: &str, constructor: usize) -> Option<Step> {
        let class = self.names.classes.get(class)?;
        let sample = |of: &Type| match of {
            Type::Class(name) if &**name == "java/lang/String" => Fed::Text("a"),
            _ => Fed::Default,
        };
        let fed = class.methods.get(constructor)?.types.parameters.iter().map(sample).collect();
        Some(Step { class, method: constructor, fed })
    }
}
