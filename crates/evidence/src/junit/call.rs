//! The call that a test makes.

use super::body::{Body, Written, no_test};
use super::classes::{Class, Method};
use crate::case::{CallKind, Contents, Value};
use program::{Type, access};
use std::rc::Rc;

/// The call as an expression.
pub struct Call {
    pub expression: String,
    /// The type of what it gives; `None` for nothing.
    pub gives: Option<Type>,
    /// Whether the expression is an `Object` whatever the method gives.
    pub is_reflective: bool,
}

impl Body<'_, '_> {
    pub fn call(&mut self) -> Written<Call> {
        let called = &self.case.called;
        let Some(class) = self.names.classes.get(&called.class) else {
            return no_test(format!("there is no class {}", called.class));
        };
        let Some(method) = class.method(&called.name, &called.descriptor) else {
            return no_test(format!("{} has no {}{}", called.class, called.name, called.descriptor));
        };
        let gives = match called.kind {
            CallKind::Constructor => Some(Type::Class(class.name.replace('.', "/").into())),
            _ => method.types.result.clone(),
        };
        let is_open = self.names.classes.is_accessible(&class, method.access, &self.names.package)
            && method.access & access::SYNTHETIC == 0
            && method.types.parameters.iter().all(|of| self.names.of_type(of).is_some())
            && gives.as_ref().is_none_or(|of| self.names.of_type(of).is_some());
        let is_direct = is_open && self.is_reached(&class, method);
        let expression = if is_direct { self.direct(&class, method)? } else { self.reflective(&class, method)? };
        if is_direct {
            self.note_method(&class, method);
        }
        Ok(Call { expression, gives, is_reflective: !is_direct })
    }

    /// Whether a call on the receiver comes to this very method, and not to one that overrides it.
    fn is_reached(&self, class: &Rc<Class>, method: &Method) -> bool {
        if self.case.called.kind == CallKind::Constructor {
            return !class.is_inner && !class.is_abstract();
        }
        let Some(Value::Object(receiver)) = self.receiver() else { return true };
        let found = &self.case.objects[receiver];
        if !self.locals[receiver].is_typed {
            return false;
        }
        let lineage = self.names.classes.lineage(&found.class);
        let nearest = lineage.iter().find(|home| home.method(&method.name, &method.descriptor).is_some());
        nearest.is_none_or(|nearest| nearest.name == class.name)
    }

    /// What the receiver is called in the test; `this` if there is none.
    pub fn receiver_name(&self) -> String {
        match self.receiver() {
            Some(Value::Object(receiver)) => self.locals[receiver].name.clone(),
            _ => "this".to_owned(),
        }
    }

    fn receiver(&self) -> Option<Value> {
        match self.case.called.kind {
            CallKind::Instance => self.case.arguments.first().map(|argument| argument.value),
            CallKind::Static | CallKind::Constructor => None,
        }
    }

    fn arguments(&mut self, method: &Method) -> Written<Vec<String>> {
        let skipped = usize::from(self.case.called.kind == CallKind::Instance);
        let given: Vec<Value> = self.case.arguments.iter().skip(skipped).map(|argument| argument.value).collect();
        if given.len() != method.types.parameters.len() {
            return no_test("the number of its arguments is not that of its parameters");
        }
        given.iter().zip(&method.types.parameters).map(|(value, of)| self.expression(value, of)).collect()
    }

    fn direct(&mut self, class: &Rc<Class>, method: &Method) -> Written<String> {
        let mut arguments = self.arguments(method)?;
        if method.is_generic && (method.is_static() || !class.is_generic) {
            self.loosen(method, &mut arguments);
        }
        let arguments = self.disambiguated(class, method, arguments).join(", ");
        let Some(named) = self.names.class(&class.name) else { return no_test("its class cannot be named") };
        Ok(match self.case.called.kind {
            CallKind::Constructor => {
                let named = self.type_of(&class.name).unwrap_or(named);
                format!("new {named}({arguments})")
            }
            CallKind::Static => format!("{named}.{}({arguments})", method.name),
            CallKind::Instance => match self.receiver() {
                Some(Value::Object(receiver)) => {
                    let of = Type::Class(class.name.replace('.', "/").into());
                    let receiver = self.expression(&Value::Object(receiver), &of)?;
                    format!("{receiver}.{}({arguments})", method.name)
                }
                _ => return no_test("it has no receiver"),
            },
        })
    }

    /// What the helper class makes fits any order, but not for javac where type arguments are asked for.
    fn loosen(&mut self, method: &Method, arguments: &mut [String]) {
        let skipped = usize::from(self.case.called.kind == CallKind::Instance);
        for (place, argument) in arguments.iter_mut().enumerate() {
            let Some(Value::Object(object)) = self.case.arguments.get(place + skipped).map(|given| given.value) else {
                continue;
            };
            if matches!(self.case.objects[object].contents, Contents::Ranked(_) | Contents::Order(_)) {
                if let Some(named) = self.type_name(&method.types.parameters[place]) {
                    *argument = format!("({named}) {argument}");
                }
            }
        }
    }

    fn reflective(&mut self, class: &Rc<Class>, method: &Method) -> Written<String> {
        self.helper(&class.name);
        let mut arguments = self.arguments(method)?;
        let last = arguments.len().saturating_sub(1);
        let is_spread = |of: &Type| matches!(of, Type::Array(element) if !matches!(**element, Type::Base(_)));
        for (place, of) in method.types.parameters.iter().enumerate() {
            // A lone array or null would be taken for all of the arguments.
            if place == 0 && last == 0 && (is_spread(of) || arguments[0] == "null") {
                arguments[0] = format!("(Object) {}", arguments[0]);
            }
        }
        let list: String = arguments.iter().map(|argument| format!(", {argument}")).collect();
        let literal = self.class_literal(&class.name);
        if method.name == "<init>" {
            return Ok(format!("KukangHeap.create({literal}, \"{}\"{list})", method.parameter_names()));
        }
        let receiver = match self.receiver() {
            Some(Value::Object(receiver)) => self.locals[receiver].name.clone(),
            _ => "null".to_owned(),
        };
        let is_overloaded = class.methods.iter().filter(|other| other.name == method.name).count() > 1;
        let types = if is_overloaded { method.parameter_names() } else { String::new() };
        Ok(format!("KukangHeap.call({receiver}, {literal}, \"{}{types}\"{list})", method.name))
    }
}
