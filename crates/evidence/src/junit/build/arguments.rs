//! What calls are given, as Java has it.

use super::construct::default_of;
use super::recipe::{Fed, Step};
use crate::case::{Contents, Value};
use crate::junit::body::{Body, NoTest, Written, boxed, no_test};
use crate::junit::literal::text;
use program::{Type, access};

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
            written.push(self.written_one(fed, of, is_loose)?);
        }
        Ok(written)
    }

    pub(super) fn written_one(&mut self, fed: &Fed, of: &Type, is_loose: bool) -> Written<String> {
        Ok(match fed {
            Fed::Value(value) if is_loose => self.loose_expression(value, of)?,
            Fed::Value(value) => self.expression(value, of)?,
            Fed::Default => default_of(of).to_owned(),
            Fed::Text(sample) => text(&sample.encode_utf16().collect::<Vec<_>>()),
            Fed::Constant(class, name) => self.constant(class, name)?,
            Fed::Copy(array) => self.array_like(*array, of)?,
            Fed::Listed(values) if is_loose => self.loose_list(values, of)?,
            Fed::Listed(values) => self.list_like(values)?,
            Fed::Made(step) => self.sample_expression(step)?,
            Fed::Boxed(class, value) => {
                boxed(class, value).map_or_else(|| no_test("a box holds no number"), Ok::<String, NoTest>)?
            }
            Fed::Elements(element, elements) => self.array_of(element, elements)?,
            Fed::Function(lambda) => self.lambda(lambda),
            Fed::AnyOf(class) => self.by_class("anyOf", class),
            Fed::Allocated(class) => self.by_class("allocate", class),
        })
    }

    /// What the helper class makes of a class.
    fn by_class(&mut self, how: &str, class: &str) -> String {
        self.needs.helper = true;
        if self.names.classes.get(class).is_some_and(|class| class.is_generic) {
            self.needs.suppressed.insert("unchecked");
        }
        let literal = self.class_literal(class);
        format!("{}.{how}({literal})", self.names.helper)
    }

    /// `new Outer(0)`, `List.of()`.
    fn sample_expression(&mut self, step: &Step) -> Written<String> {
        let class = &step.class;
        let is_of_jdk = class.module.is_some();
        // A cast would decide what the elements are.
        let mut arguments = if is_of_jdk { self.written(step)? } else { self.arguments_of(&class.name, step)? };
        // Nothing at all is what goes without saying.
        let is_varargs = step.called().access & access::VARARGS != 0;
        if is_of_jdk && is_varargs && matches!(step.fed.last(), Some(Fed::Elements(_, none)) if none.is_empty()) {
            arguments.pop();
        }
        let named = if is_of_jdk { self.class_name(&class.name) } else { self.type_of(&class.name) };
        let Some(named) = named else { return no_test(format!("an object of {} cannot be made", class.name)) };
        // What takes the object says of which types it is.
        Ok(match (is_of_jdk, &*step.called().name) {
            (true, "<init>") if class.is_generic => format!("new {named}<>({})", arguments.join(", ")),
            (true, name) if name != "<init>" => format!("{named}.{name}({})", arguments.join(", ")),
            _ => self.made_by(class, step.called(), &named, &arguments),
        })
    }

    /// `new String[] {"a"}`.
    fn array_of(&mut self, element: &Type, elements: &[Fed]) -> Written<String> {
        let Some(named) = self.type_name(element) else { return no_test("the class of an array cannot be named") };
        let (base, dimensions) = named.split_at(named.find('[').unwrap_or(named.len()));
        if elements.is_empty() {
            return Ok(format!("new {base}[0]{dimensions}"));
        }
        let written: Vec<String> =
            elements.iter().map(|fed| self.written_one(fed, element, false)).collect::<Written<_>>()?;
        Ok(format!("new {base}[]{dimensions} {{{}}}", written.join(", ")))
    }

    /// A lambda whose parameters are called like nothing else.
    fn lambda(&mut self, lambda: &str) -> String {
        let [any, other] = ["any", "other"].map(|name| self.fresh_name(name));
        let written = lambda.replace("any", &any).replace("other", &other);
        [any, other].iter().for_each(|name| self.release_name(name));
        written
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
