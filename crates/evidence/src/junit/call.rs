//! The call that a test makes.

use super::body::{Body, Written, no_test};
use super::classes::{Class, Method};
use super::expect::object_type;
use super::names::is_name;
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
        let (home, seen_method) = self.named_home(&class, method);
        let method_of_home = &home.methods[seen_method];
        let gives = match called.kind {
            CallKind::Constructor => Some(Type::Class(class.name.replace('.', "/").into())),
            _ => method.types.result.clone(),
        };
        let is_open = self.names.classes.is_accessible(&home, method_of_home.access, &self.names.package)
            && method.access & access::SYNTHETIC == 0
            && (is_name(&method.name) || method.name == "<init>")
            && method.types.parameters.iter().all(|of| self.names.of_type(of).is_some())
            && gives.as_ref().is_none_or(|of| self.names.of_type(of).is_some());
        let is_direct = is_open && self.is_inferred(&home, method_of_home) && self.is_reached(&class, &home, method)?;
        let expression = if is_direct { self.direct(&home, method_of_home)? } else { self.reflective(&class, method)? };
        if is_direct {
            self.note_method(&home, method_of_home);
        }
        Ok(Call { expression, gives, is_reflective: !is_direct })
    }

    /// The class by which a call names a method, and its place there: that of the method, or of one that it overrides if the class has no
    /// name, as the body of an enum constant has none.
    fn named_home(&self, class: &Rc<Class>, method: &Method) -> (Rc<Class>, usize) {
        let (classes, package) = (self.names.classes, &self.names.package);
        let place = |home: &Rc<Class>| {
            let is_it = |other: &Method| other.name == method.name && other.descriptor == method.descriptor;
            let place = home.methods.iter().position(is_it)?;
            Some((Rc::clone(home), place))
        };
        let own = place(class).expect("the class has its method");
        let is_closed = access::PRIVATE | access::STATIC;
        if self.case.called.kind != CallKind::Instance
            || method.access & is_closed != 0
            || classes.is_nameable(&class.name, package)
        {
            return own;
        }
        let above = classes.lineage(&class.name).into_iter().skip(1);
        let named = above.filter(|home| classes.is_nameable(&home.name, package)).find_map(|home| place(&home));
        named.filter(|(home, place)| home.methods[*place].access & is_closed == 0).unwrap_or(own)
    }

    /// Whether a call on the receiver, by a name that another class may have given, comes to this very method, and not to one that
    /// overrides it.
    fn is_reached(&mut self, class: &Rc<Class>, home: &Rc<Class>, method: &Method) -> Written<bool> {
        if self.case.called.kind == CallKind::Constructor {
            let is_plain = !class.is_abstract() && !class.is_enum();
            let has_outer = match self.case.arguments.first().map(|argument| argument.value) {
                Some(Value::Object(outer)) if class.is_inner => self.seen_as(outer)?.is_some(),
                _ => false,
            };
            return Ok(is_plain && (!class.is_inner || has_outer));
        }
        let Some(Value::Object(receiver)) = self.receiver() else { return Ok(true) };
        let Some(seen) = self.seen_as(receiver)? else { return Ok(false) };
        let found = &self.case.objects[receiver];
        // A constant may have type arguments that what it is given does not have.
        let is_open = !home.is_generic || !matches!(found.contents, Contents::Constant { .. });
        if !is_open || !self.names.classes.is_subtype(&seen, &home.name) {
            return Ok(false);
        }
        let lineage = self.names.classes.lineage(&found.class);
        let nearest = lineage.iter().find(|home| home.method(&method.name, &method.descriptor).is_some());
        Ok(nearest.is_none_or(|nearest| nearest.name == class.name))
    }

    /// Whether javac finds types for the type variables of a method.
    fn is_inferred(&self, class: &Class, method: &Method) -> bool {
        let is_object = |value: &Value| matches!(value, Value::Object(_));
        let has_objects = self.case.arguments.iter().any(|argument| is_object(&argument.value));
        !has_objects || !self.names.classes.has_joint_bounds(class, method)
    }

    /// What the receiver is called in the test; `this` if there is none, or if it is a constant, which has no variable.
    pub fn receiver_name(&self) -> String {
        match self.receiver() {
            Some(Value::Object(receiver))
                if !matches!(self.case.objects[receiver].contents, Contents::Constant { .. }) =>
            {
                self.locals[receiver].name.clone()
            }
            _ => "this".to_owned(),
        }
    }

    fn receiver(&self) -> Option<Value> {
        match self.case.called.kind {
            CallKind::Instance => self.case.arguments.first().map(|argument| argument.value),
            CallKind::Static | CallKind::Constructor => None,
        }
    }

    fn arguments(&mut self, class: &Class, method: &Method) -> Written<Vec<String>> {
        let skipped = usize::from(self.case.called.kind == CallKind::Instance);
        let given: Vec<Value> = self.case.arguments.iter().skip(skipped).map(|argument| argument.value).collect();
        if given.len() != method.types.parameters.len() {
            return no_test("the number of its arguments is not that of its parameters");
        }
        let pairs = given.iter().zip(&method.types.parameters);
        if method.is_generic && (method.is_static() || !class.is_generic) {
            return pairs.map(|(value, of)| self.loose_expression(value, of)).collect();
        }
        pairs.map(|(value, of)| self.expression(value, of)).collect()
    }

    fn direct(&mut self, class: &Rc<Class>, method: &Method) -> Written<String> {
        let arguments = self.arguments(class, method)?;
        let seen = match self.receiver() {
            Some(Value::Object(receiver)) => self.seen_as(receiver)?,
            _ => None,
        };
        let arguments = self.disambiguated(seen.as_deref().unwrap_or(&class.name), method, arguments);
        let Some(named) = self.names.class(&class.name) else { return no_test("its class cannot be named") };
        let classes = self.names.classes;
        Ok(match self.case.called.kind {
            CallKind::Constructor => {
                let named = self.type_of(&class.name).unwrap_or(named);
                self.made_by(class, method, &named, &arguments)
            }
            CallKind::Static => {
                let named = self.class_name(&class.name).unwrap_or(named);
                format!("{named}.{}({})", method.name, arguments.join(", "))
            }
            CallKind::Instance => match self.receiver() {
                Some(receiver) => {
                    let of = Type::Class(class.name.replace('.', "/").into());
                    let is_generic = class.is_generic;
                    let receiver = match is_generic {
                        // A subclass may say what the type variables stand for.
                        true => self.loose_expression(&receiver, &of)?,
                        false => self.expression(&receiver, &of)?,
                    };
                    let is_inherited = seen.as_deref().is_none_or(|seen| classes.inherits(seen, class, method.access));
                    let receiver = match is_inherited || receiver.starts_with('(') {
                        true => receiver,
                        false => format!("({}) {receiver}", self.type_of(&class.name).unwrap_or(named)),
                    };
                    let receiver = if receiver.starts_with('(') { format!("({receiver})") } else { receiver };
                    format!("{receiver}.{}({})", method.name, arguments.join(", "))
                }
                _ => return no_test("it has no receiver"),
            },
        })
    }

    fn reflective(&mut self, class: &Rc<Class>, method: &Method) -> Written<String> {
        self.helper(&class.name);
        let mut arguments = self.arguments(class, method)?;
        if let [lone] = &mut arguments[..] {
            *lone = self.lone(std::mem::take(lone));
        }
        let list: String = arguments.iter().map(|argument| format!(", {argument}")).collect();
        let literal = self.class_literal(&class.name);
        let (heap, classes) = (self.names.helper, self.names.classes);
        if method.name == "<init>" {
            return Ok(format!("{heap}.create({literal}, \"{}\"{list})", classes.parameters(class, method)));
        }
        let receiver = match self.receiver() {
            Some(receiver) => self.expression(&receiver, &object_type())?,
            None => "null".to_owned(),
        };
        let is_overloaded = class.methods.iter().filter(|other| other.name == method.name).count() > 1;
        let types = if is_overloaded { classes.parameters(class, method) } else { String::new() };
        Ok(format!("{heap}.call({receiver}, {literal}, \"{}{types}\"{list})", method.name))
    }
}
