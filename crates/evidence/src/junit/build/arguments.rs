//! What calls are given, as Java has it.

use super::construct::default_of;
use super::recipe::{Fed, Step};
use crate::case::{Contents, Value};
use crate::junit::body::{Body, Written, no_test};
use crate::junit::literal::text;
use program::Type;

impl Body<'_, '_> {
    /// What a step is given, as javac is to see it on an object of a class.
    pub(in crate::junit) fn arguments_of(&mut self, class: &str, step: &Step) -> Written<Vec<String>> {
        self.note_method(&step.class, step.called());
        let written = self.written(step)?;
        Ok(self.disambiguated(class, step.called(), written))
    }

    pub(in crate::junit) fn written(&mut self, step: &Step) -> Written<Vec<String>> {
        let method = step.called();
        let is_loose = method.is_generic && (method.is_static() || !step.class.is_generic);
        let mut written = Vec::new();
        for (fed, of) in step.fed.iter().zip(&method.types.parameters) {
            written.push(match fed {
                Fed::Value(value) if is_loose => self.loose_expression(value, of)?,
                Fed::Value(value) => self.expression(value, of)?,
                Fed::Default => default_of(of).to_owned(),
                Fed::Text(sample) => text(&sample.encode_utf16().collect::<Vec<_>>()),
                Fed::Constant(class, name) => self.constant(class, name)?,
                Fed::New(class, constructor) => self.sample_expression(class, *constructor)?,
                Fed::Copy(array) => self.array_like(*array, of)?,
                Fed::Listed(values) if is_loose => self.loose_list(values, of)?,
                Fed::Listed(values) => self.list_like(values)?,
            });
        }
        Ok(written)
    }

    /// `new Outer(0)`.
    fn sample_expression(&mut self, class: &str, constructor: usize) -> Written<String> {
        let (Some(step), Some(named)) = (self.sample_step(class, constructor), self.type_of(class)) else {
            return no_test(format!("an object of {class} cannot be made"));
        };
        let arguments = self.arguments_of(class, &step)?;
        Ok(self.made_by(&step.class, step.called(), &named, &arguments))
    }

    /// `new char[] {'a'}`.
    fn array_like(&mut self, array: usize, of: &Type) -> Written<String> {
        let case = self.case;
        let (Contents::Array(elements), Type::Array(element)) = (&case.objects[array].contents, of) else {
            return no_test("it is no array");
        };
        let Some(named) = self.type_name(of) else { return no_test("the class of an array cannot be named") };
        if elements.is_empty() {
            let (base, dimensions) = named.split_at(named.find('[').unwrap_or(named.len()));
            return Ok(format!("new {base}[0]{}", dimensions.strip_prefix("[]").unwrap_or_default()));
        }
        let mut written = Vec::new();
        for value in elements {
            self.place_value(value)?;
            let value = self.expression(value, element)?;
            // In an array the constant needs no cast.
            let plain = value.strip_prefix("(byte) ").or(value.strip_prefix("(short) "));
            written.push(plain.map_or_else(|| value.clone(), str::to_owned));
        }
        Ok(format!("new {named} {{{}}}", written.join(", ")))
    }

    /// `Arrays.asList("a", null)`.
    fn list_like(&mut self, values: &[Value]) -> Written<String> {
        let any = crate::junit::expect::object_type();
        let mut written = Vec::new();
        for value in values {
            self.place_value(value)?;
            written.push(self.expression(value, &any)?);
        }
        if let [lone] = &mut written[..] {
            *lone = self.lone(std::mem::take(lone));
        }
        let arrays = self.names.class("java.util.Arrays").unwrap_or_else(|| "java.util.Arrays".to_owned());
        Ok(format!("{arrays}.asList({})", written.join(", ")))
    }

    /// A list for a parameter that has type arguments, which nobody knows here: only a raw type fits any.
    fn loose_list(&mut self, values: &[Value], of: &Type) -> Written<String> {
        let list = self.list_like(values)?;
        let named = self.type_name(of).filter(|_| !values.is_empty());
        Ok(named.map_or(list.clone(), |named| format!("({named}) {list}")))
    }
}
