//! What is asserted of arrays: their elements all at once if they are numbers, else one by one.

use super::{Expected, object_type};
use crate::case::{Object, Value};
use crate::junit::JUnit;
use crate::junit::body::{Body, Written, no_test};
use crate::junit::build::LONGEST_LIST;
use crate::junit::literal::{is_default, literal};
use crate::junit::names::as_type;
use program::{BaseType, Type};

/// Elements that are written down one by one: a method has room for not much more.
pub(in crate::junit) const MOST_ELEMENTS: usize = 500;

impl Body<'_, '_> {
    /// The elements of an array: all at once if they are numbers.
    pub(in crate::junit) fn expect_array(
        &mut self,
        array: &Expected,
        found: &Object,
        elements: &[Value],
    ) -> Written<Vec<Expected>> {
        let Some(Type::Array(element)) = as_type(&found.class) else { return no_test("an array has no class of one") };
        let Expected { expression, name, .. } = array;
        if elements.len() > LONGEST_LIST && !elements.contains(&Value::Any) {
            if let Some(named) = self.type_name(&element) {
                return self.expect_long_array(array, &element, &named, elements);
            }
        }
        if elements.len() > MOST_ELEMENTS {
            return no_test("an array of it is too long to be compared");
        }
        let written: Option<Vec<String>> = elements.iter().map(literal).collect();
        if let (Type::Base(base), Some(written), false) = (&*element, written, elements.contains(&Value::Any)) {
            let plain = |text: &String| {
                let bare = text.strip_prefix("(byte) ").or(text.strip_prefix("(short) "));
                bare.map_or_else(|| text.clone(), str::to_owned)
            };
            let list = written.iter().map(plain).collect::<Vec<_>>().join(", ");
            let keyword = base.keyword();
            self.expect_equal_arrays(&format!("new {keyword}[] {{{list}}}"), expression, &element);
            return Ok(Vec::new());
        }
        let of = if self.names.of_type(&element).is_some() { (*element).clone() } else { object_type() };
        let length = Expected {
            expression: format!("{expression}.length"),
            of: Type::Base(BaseType::Int),
            value: Value::Int(elements.len() as i32),
            name: "length".to_owned(),
        };
        let each = elements.iter().enumerate().filter(|(_, value)| **value != Value::Any).map(|(place, value)| {
            let expression = format!("{expression}[{place}]");
            Expected { expression, of: of.clone(), value: *value, name: format!("{name}{place}") }
        });
        Ok(std::iter::once(length).chain(each).collect())
    }

    /// A long array that holds the same nearly everywhere: one like it is made, and what differs is assigned. A new object is taken
    /// from the array itself, and looked into afterwards.
    fn expect_long_array(
        &mut self,
        array: &Expected,
        element: &Type,
        named: &str,
        elements: &[Value],
    ) -> Written<Vec<Expected>> {
        let Expected { expression, name, .. } = array;
        let others: Vec<usize> = (0..elements.len()).filter(|&place| !is_default(&elements[place])).collect();
        if others.len() > MOST_ELEMENTS {
            return no_test("an array of it is too long to be compared");
        }
        let (base, dimensions) = named.split_at(named.find('[').unwrap_or(named.len()));
        let wanted = format!("new {base}[{}]{dimensions}", elements.len());
        if others.is_empty() {
            self.expect_equal_arrays(&wanted, expression, element);
            return Ok(Vec::new());
        }
        let variable = self.fresh_name("expected");
        self.say(format!("{named}[] {variable} = {wanted};"));
        let mut new = Vec::new();
        for place in others {
            let found = format!("{expression}[{place}]");
            let value = match self.is_made_by_call(&elements[place]) {
                true => found.clone(),
                false => self.expression(&elements[place], element)?,
            };
            self.say(format!("{variable}[{place}] = {value};"));
            if self.is_made_by_call(&elements[place]) {
                let name = format!("{name}{place}");
                new.push(Expected { expression: found, of: element.clone(), value: elements[place], name });
            }
        }
        self.expect_equal_arrays(&variable, expression, element);
        Ok(new)
    }

    /// Whether an object was not there before the call.
    fn is_made_by_call(&self, value: &Value) -> bool {
        matches!(*value, Value::Object(object) if object >= self.case.objects.len())
    }

    fn expect_equal_arrays(&mut self, wanted: &str, found: &str, element: &Type) {
        if self.junit == JUnit::Four && matches!(element, Type::Base(BaseType::Float | BaseType::Double)) {
            let holds = self.assertion("assertTrue");
            self.say(format!("{holds}(java.util.Arrays.equals({wanted}, {found}));"));
        } else {
            let equal = self.assertion("assertArrayEquals");
            self.say(format!("{equal}({wanted}, {found});"));
        }
    }
}
