//! Calls of methods: on `this`, on objects around it, on `super`, on any value, and static ones.

use super::fields::erasure_help;
use super::functions::is_function;
use super::names::Meaning;
use super::overloads::{Choice, Given, Passing, types};
use super::types::{JavaType, source_name};
use super::{Checker, Invocation, Member, Node, Typed, did_you_mean};
use crate::syntax::{Expression, ExpressionKind, Name, Type, words};
use crate::{Code, Span, near_names};
use program::{ClassId, MethodId, access};
use std::rc::Rc;

/// Where a method is looked for, and what it is called on.
pub(super) struct Place {
    pub class: ClassId,
    pub target: Target,
}

pub(super) enum Target {
    /// The object that many levels around the scope's, if the method needs one.
    Around(usize),
    Super(Typed),
    Value(Typed),
    /// The name of a class.
    Class,
}

/// What a call is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    Value,
    /// What it does: the method may return nothing.
    Effect,
}

impl Checker<'_> {
    pub(super) fn call(
        &mut self,
        target: Option<&Expression>,
        name: &Name,
        arguments: &[Expression],
        span: Span,
        wanted: Use,
    ) -> Option<Typed> {
        let place = match target {
            Some(target) => self.place(target),
            None => None,
        };
        let given = self.given(arguments);
        match target {
            Some(target) => {
                let (mut place, given) = (place?, given?);
                let mut candidates = self.methods_named(place.class, &name.value);
                if let (true, ExpressionKind::Cast { and, .. }) = (candidates.is_empty(), &target.kind) {
                    (place, candidates) = self.of_further_type(place, and, name)?;
                }
                if candidates.is_empty() {
                    return self.no_such_method(&place, name);
                }
                self.call_one_of(place, candidates, name, given, span, wanted)
            }
            None => {
                let (place, candidates) = self.unqualified(name)?;
                self.call_one_of(place, candidates, name, given?, span, wanted)
            }
        }
    }

    /// The arguments of a call, before its method is known.
    pub(super) fn given<'e>(&mut self, arguments: &'e [Expression]) -> Option<Vec<Given<'e>>> {
        let mut found = Vec::new();
        for argument in arguments {
            let is_function = is_function(argument);
            found.push(if is_function {
                Some(Given::Function(argument))
            } else {
                self.value(argument).map(Given::Value)
            });
        }
        found.into_iter().collect()
    }

    /// The methods that a value has by one of the further types of its cast.
    fn of_further_type(&mut self, place: Place, and: &[Type], name: &Name) -> Option<(Place, Vec<MethodId>)> {
        for of in and {
            let wanted = self.type_named(of)?;
            let class = self.class_of(&wanted, of.span)?;
            let candidates = self.methods_named(class, &name.value);
            if let (Target::Value(value), false) = (&place.target, candidates.is_empty()) {
                let target = Target::Value(Typed { of: wanted, ..value.clone() });
                return Some((Place { class, target }, candidates));
            }
        }
        Some((place, Vec::new()))
    }

    pub(super) fn place(&mut self, target: &Expression) -> Option<Place> {
        match &target.kind {
            ExpressionKind::Super => {
                let this = self.this(target.span)?;
                return self.above(self.here(), this);
            }
            ExpressionKind::OuterSuper(of) => return self.outer_super(of),
            _ => {}
        }
        match self.meaning(target)? {
            Meaning::Value(value) if matches!(value.of, JavaType::Base(_) | JavaType::Null) => {
                let message = format!("`{}` has no methods", value.of);
                self.problem(Code::NoSuchMethod, target.span, message)
            }
            Meaning::Value(value) => {
                let class = self.class_of(&value.of, target.span)?;
                Some(Place { class, target: Target::Value(value) })
            }
            Meaning::Class(class) => Some(Place { class, target: Target::Class }),
            Meaning::Package(package) => self.unknown_name(&package),
        }
    }

    /// The superclass of a class, for a method of its own that others override.
    fn above(&mut self, class: ClassId, value: Typed) -> Option<Place> {
        let parent = self.program.class(class).super_class;
        let class = parent.or_else(|| self.program.loaded(super::types::OBJECT))?;
        Some(Place { class, target: Target::Super(value) })
    }

    /// `T.super`: of an interface that the class implements, or of a class around it.
    pub(super) fn outer_super(&mut self, of: &Type) -> Option<Place> {
        let wanted = self.type_named(of)?;
        let class = self.class_of(&wanted, of.span)?;
        if self.program.class(self.here()).interfaces.contains(&class) {
            let this = self.this(of.span)?;
            return Some(Place { class, target: Target::Super(this) });
        }
        let around = self.outer_this(of)?;
        self.above(class, around)
    }

    /// JLS §15.12.1: the innermost class around the contract that has a method of this name, else static imports.
    fn unqualified(&mut self, name: &Name) -> Option<(Place, Vec<MethodId>)> {
        for (depth, class) in self.enclosing().into_iter().enumerate() {
            let candidates = self.methods_named(class, &name.value);
            if !candidates.is_empty() {
                return Some((Place { class, target: Target::Around(depth) }, candidates));
            }
        }
        let imports = &self.scope.imports;
        let single = imports.members.iter().filter(|(_, member)| *member == name.value).map(|(class, _)| class);
        let single: Vec<String> = single.cloned().collect();
        for group in [single, imports.members_on_demand.clone()] {
            let mut found: Option<(Place, Vec<MethodId>)> = None;
            for class in group {
                let Some(class) = self.imported(&class, name.span) else { continue };
                let mut candidates = self.methods_named(class, &name.value);
                candidates.retain(|&id| self.program.method(id).is_static());
                match &mut found {
                    Some((_, known)) => known.extend(candidates),
                    None if candidates.is_empty() => {}
                    None => found = Some((Place { class, target: Target::Class }, candidates)),
                }
            }
            if found.is_some() {
                return found;
            }
        }
        let place = Place { class: self.here(), target: Target::Around(0) };
        self.no_such_method(&place, name)
    }

    pub(super) fn no_such_method<T>(&mut self, place: &Place, name: &Name) -> Option<T> {
        let mut known = self.method_names(place.class);
        if let Target::Around(_) = place.target {
            for class in self.enclosing() {
                known.extend(self.method_names(class));
            }
        }
        let near = near_names(&name.value, known.iter().map(String::as_str));
        let jml = words::value_without_backslash(&name.value).filter(|_| matches!(place.target, Target::Around(_)));
        let near: Vec<String> = jml.into_iter().chain(near).map(str::to_owned).collect();
        let near = did_you_mean(&near).or_else(|| self.field_instead(place, &name.value));
        let (of, help) = match &place.target {
            Target::Value(value) => (value.of.to_string(), near.or_else(|| erasure_help(&value.of))),
            _ => (source_name(&self.program.class(place.class).name), near),
        };
        let message = format!("`{of}` has no method `{}`", name.value);
        self.problem_with_help(Code::NoSuchMethod, name.span, message, help)
    }

    /// What to write if a field has the name of a method that there is not.
    fn field_instead(&self, place: &Place, name: &str) -> Option<String> {
        let of_array = match &place.target {
            Target::Value(value) => matches!(value.of, JavaType::Array(_)) && name == "length",
            _ => false,
        };
        let is_field = of_array || self.field_names(place.class).iter().any(|field| field == name);
        is_field.then(|| format!("`{name}` is a field: write it without parentheses"))
    }

    pub(super) fn method_names(&self, class: ClassId) -> Vec<String> {
        let of = self.program.class(class);
        let homes = of.lineage.iter().chain(of.all_interfaces.iter()).chain([&class]);
        let methods = homes.flat_map(|&home| &self.program.class(home).methods).map(|&id| self.program.method(id));
        let written = methods.filter(|method| method.access & access::SYNTHETIC == 0 && method.types.result.is_some());
        written.map(|method| self.program.text(method.name).to_owned()).collect()
    }

    /// Those of some methods that may be used through a class.
    pub(super) fn accessible(&self, through: ClassId, candidates: &[MethodId]) -> Vec<MethodId> {
        let usable = |&id: &MethodId| {
            let method = self.program.method(id);
            self.program.may_access_member(self.here(), method.class, through, method.access)
        };
        candidates.iter().copied().filter(usable).collect()
    }

    pub(super) fn call_one_of(
        &mut self,
        place: Place,
        candidates: Vec<MethodId>,
        name: &Name,
        given: Vec<Given<'_>>,
        span: Span,
        wanted: Use,
    ) -> Option<Typed> {
        let accessible = self.accessible(place.class, &candidates);
        match self.choose(&accessible, 0, &given) {
            Choice::Found(method, passing) => self.call_of(place, (method, passing), given, name, span, wanted),
            Choice::Ambiguous(methods) => {
                let message = format!("this call may mean {}", self.signatures(&methods, " or "));
                self.problem(Code::Ambiguous, name.span, message)
            }
            Choice::None => {
                if let Choice::Found(method, _) = self.choose(&candidates, 0, &given) {
                    let method = self.program.method(method);
                    let (home, flags) = (method.class, method.access);
                    let what = format!("the method `{}`", name.value);
                    return self.inaccessible(&what, home, place.class, flags, name.span);
                }
                let message = format!("no method `{}` takes `({})`", name.value, types(&given));
                let there = if candidates.len() == 1 { "there is" } else { "there are" };
                let help = format!("{there} {}", self.signatures(&candidates, ", "));
                self.problem_with_help(Code::NoSuchMethod, name.span, message, Some(help))
            }
        }
    }

    /// Methods as messages list them.
    pub(super) fn signatures(&self, methods: &[MethodId], between: &str) -> String {
        const MOST: usize = 4;
        let mut shown: Vec<String> = methods
            .iter()
            .take(MOST)
            .map(|&id| {
                let method = self.program.method(id);
                let parameters: Vec<String> =
                    method.types.parameters.iter().map(|of| JavaType::from(of).to_string()).collect();
                let name = match self.program.text(method.name) {
                    "<init>" => source_name(&self.program.class(method.class).name),
                    name => name.to_owned(),
                };
                format!("`{name}({})`", parameters.join(", "))
            })
            .collect();
        if methods.len() > MOST {
            shown.push(format!("{} more", methods.len() - MOST));
        }
        shown.join(between)
    }

    pub(super) fn call_of(
        &mut self,
        place: Place,
        (id, passing): (MethodId, Passing),
        given: Vec<Given<'_>>,
        name: &Name,
        span: Span,
        wanted: Use,
    ) -> Option<Typed> {
        let types = self.program.method(id).types.clone();
        if types.result.is_none() && wanted == Use::Value {
            let message = format!("`{}` returns nothing, so that the call has no value", name.value);
            return self.problem(Code::NoValue, span, message);
        }
        let (discarded, target) = self.receiver(&place, id, name)?;
        let seen_from = target.as_ref().map(|target| target.of.clone());
        let arguments = self.given_values(seen_from.as_ref(), id, passing, 0, given)?;
        let passed: Vec<JavaType> = arguments.iter().map(|argument| argument.of.clone()).collect();
        let passed = if passing == Passing::Variable { self.in_array(types.parameters.len(), passed) } else { passed };
        let declared = types.result.as_ref().map(|erased| self.result_type(seen_from.as_ref(), id, &passed, erased));
        let clones_array = matches!((&seen_from, &*name.value), (Some(JavaType::Array(_)), "clone"));
        let declared = if clones_array { seen_from.or(declared) } else { declared };
        let arguments = self.passed(id, passing, arguments);
        let (how, method) = self.named_method(&place, id);
        let target = target.map(Box::new);
        let node = Node::Call { how, target, method, arguments };
        let call = match types.result.as_ref().zip(declared) {
            Some((erased, declared)) => self.known_to_be(Typed::new(JavaType::from(erased), node), declared),
            None => Typed::new(JavaType::Null, node),
        };
        Some(match discarded {
            Some(first) => Typed::new(call.of.clone(), Node::Discard { first: Box::new(first), then: Box::new(call) }),
            None => call,
        })
    }

    /// What is evaluated for nothing before a static call, and the object that the method is called on.
    fn receiver(&mut self, place: &Place, id: MethodId, name: &Name) -> Option<(Option<Typed>, Option<Typed>)> {
        let method = self.program.method(id);
        let (is_static, is_abstract) = (method.is_static(), method.is_abstract());
        let needs_object = || format!("`{}` is not static: it needs an object", name.value);
        match &place.target {
            Target::Around(_) | Target::Class if is_static => Some((None, None)),
            Target::Value(value) | Target::Super(value) if is_static => Some((Some(value.clone()), None)),
            Target::Class => self.problem(Code::NoInstance, name.span, needs_object()),
            Target::Around(depth) if !self.has_object(*depth) => {
                self.problem(Code::NoInstance, name.span, needs_object())
            }
            Target::Around(depth) => Some((None, Some(self.instance_around(*depth, name.span)?))),
            Target::Super(_) if is_abstract => {
                let message = format!("`{}` has no body in the superclass", name.value);
                self.problem(Code::NoSuchMethod, name.span, message)
            }
            Target::Super(value) | Target::Value(value) => Some((None, Some(value.clone()))),
        }
    }

    /// The arguments as the method takes them.
    pub(super) fn passed(&mut self, id: MethodId, passing: Passing, arguments: Vec<Typed>) -> Vec<Typed> {
        let parameters: Vec<JavaType> = self.program.method(id).types.parameters.iter().map(JavaType::from).collect();
        let mut arguments = arguments.into_iter();
        let single = if passing == Passing::Variable { parameters.len().saturating_sub(1) } else { parameters.len() };
        let mut passed: Vec<Typed> = Vec::new();
        for (parameter, argument) in parameters[..single].iter().zip(arguments.by_ref()) {
            passed.push(self.convert(argument, parameter));
        }
        if let (Passing::Variable, Some(last)) = (passing, parameters.last()) {
            let element = match last {
                JavaType::Array(element) => element.clone(),
                other => Rc::new(other.clone()),
            };
            let values: Vec<Typed> = arguments.map(|argument| self.convert(argument, &element)).collect();
            passed.push(Typed::new(last.clone(), Node::NewArray { element: element.erased(), values }));
        }
        passed
    }

    /// A method or constructor as code names it that knows where it is declared.
    pub(super) fn member_of(&self, id: MethodId) -> Member {
        let method = self.program.method(id);
        Member {
            class: self.program.class(method.class).name.to_string(),
            name: self.program.text(method.name).to_owned(),
            descriptor: self.program.text(method.descriptor).to_owned(),
        }
    }

    /// How the code names the method, and how it calls it.
    fn named_method(&self, place: &Place, id: MethodId) -> (Invocation, Member) {
        let method = self.program.method(id);
        let home = self.program.class(method.class);
        let through = self.program.class(place.class);
        // Private methods, and what interfaces have of `Object`, are found where they are declared only.
        let own = method.is_private()
            || through.is_interface() != home.is_interface() && (through.is_interface() || method.is_static());
        let imported = !self.program.is_subtype(through.id, home.id);
        let named = if own || imported || method.is_static() && home.is_interface() { home } else { through };
        let how = match (&place.target, named.is_interface()) {
            _ if method.is_static() && named.is_interface() => Invocation::StaticInInterface,
            _ if method.is_static() => Invocation::Static,
            (Target::Super(_), true) => Invocation::SpecialInInterface,
            (Target::Super(_), false) => Invocation::Special,
            (_, true) => Invocation::Interface,
            (_, false) => Invocation::Virtual,
        };
        let member = Member { class: named.name.to_string(), ..self.member_of(id) };
        (how, member)
    }
}
