//! Objects and arrays that a condition makes (JLS §15.9, §15.10).

use super::overloads::{Choice, Given, Passing};
use super::types::{JavaType, source_name};
use super::{Checker, Invocation, Member, Node, Typed};
use crate::syntax::{ClassBody, Expression, Type};
use crate::{Code, Span};
use program::{ClassId, MethodId, access};
use std::rc::Rc;

const CONSTRUCTOR: &str = "<init>";

/// Who calls a constructor.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Caller {
    Anyone,
    /// For which it may be protected.
    Subclass,
}

impl Checker<'_> {
    pub(super) fn creation(
        &mut self,
        outer: Option<&Expression>,
        of: &Type,
        arguments: &[Expression],
        body: Option<&ClassBody>,
        span: Span,
    ) -> Option<Typed> {
        let outer_value = outer.map(|outer| self.object(outer));
        let given = self.given(arguments);
        let written = match &outer_value {
            Some(outer) => self.member_type(outer.as_ref()?, of)?,
            None => self.type_named(of)?,
        };
        let outer = match outer_value {
            Some(outer) => Some(outer?),
            None => None,
        };
        match body {
            Some(body) => self.anonymous(&written, outer, given?, body, (of.span, span)),
            None => self.created(&written, outer, given?, of.span, span),
        }
    }

    /// The member class of an object's class that is written behind `new`.
    fn member_type(&mut self, outer: &Typed, of: &Type) -> Option<JavaType> {
        let class = self.class_of(&outer.of, of.span)?;
        let crate::syntax::ElementType::Named(name) = &of.value.element else {
            return self.problem(Code::WrongType, of.span, "expected the name of a class");
        };
        match self.member_class(class, name, of.span) {
            Some(inner) => {
                self.accessible_class(inner, of.span)?;
                Some(JavaType::class(&self.program.class(inner).name.clone()))
            }
            None => self.no_member_class(class, name, of.span),
        }
    }

    /// A new object of a type.
    pub(super) fn created(
        &mut self,
        of: &JavaType,
        outer: Option<Typed>,
        given: Vec<Given<'_>>,
        type_span: Span,
        span: Span,
    ) -> Option<Typed> {
        if !matches!(of, JavaType::Class { .. }) {
            return self.wrong_type(type_span, "a class", of);
        }
        let class = self.class_of(of, type_span)?;
        self.check_creatable(class, type_span)?;
        let (constructor, types, arguments) =
            self.constructor_call(class, outer, given, Caller::Anyone, (type_span, span))?;
        let written = matches!(of, JavaType::Class { arguments, .. } if !arguments.is_empty());
        let made = if written { of.clone() } else { self.created_type(class, constructor, &types) };
        let constructor = self.member_of(constructor);
        Some(Typed::new(made, Node::New { constructor, arguments }))
    }

    /// A constructor, the types of what was written for it, and its arguments.
    pub(super) fn constructor_call(
        &mut self,
        class: ClassId,
        outer: Option<Typed>,
        given: Vec<Given<'_>>,
        caller: Caller,
        (type_span, span): (Span, Span),
    ) -> Option<(MethodId, Vec<JavaType>, Vec<Typed>)> {
        let around = self.object_around(class, outer, span)?;
        let (constructor, passing) = self.choose_constructor(class, &around, &given, caller, type_span)?;
        let values = self.given_values(None, constructor, passing, around.len(), given)?;
        let types: Vec<JavaType> = values.iter().map(|value| value.of.clone()).collect();
        let types = match passing {
            Passing::OneByOne => types,
            Passing::Variable => {
                let parameters = self.program.method(constructor).types.parameters.len();
                self.in_array(parameters.saturating_sub(around.len()), types)
            }
        };
        let all = around.into_iter().chain(values).collect();
        let arguments = self.passed(constructor, passing, all);
        Some((constructor, types, arguments))
    }

    fn check_creatable(&mut self, class: ClassId, span: Span) -> Option<()> {
        let of = self.program.class(class);
        let name = source_name(&of.name);
        let why = if of.is_interface() {
            "is an interface"
        } else if of.access & access::ENUM != 0 {
            "is an enum"
        } else if of.is_abstract() {
            "is abstract"
        } else if self.is_local(class) {
            let message = format!("contracts do not make objects of local classes such as `{name}`");
            return self.problem(Code::UnsupportedJava, span, message);
        } else {
            return Some(());
        };
        self.problem(Code::NoValue, span, format!("`{name}` {why}: no object can be made of it"))
    }

    /// Whether a class was declared inside of a method.
    pub(super) fn is_local(&self, class: ClassId) -> bool {
        self.program.class(class).file.as_ref().is_some_and(|file| file.enclosing_method.is_some())
    }

    /// The object around a new one, which the constructors of inner classes take first; nothing for other classes.
    fn object_around(&mut self, class: ClassId, outer: Option<Typed>, span: Span) -> Option<Vec<Typed>> {
        let Some(home) = self.class_around(class) else {
            return match outer {
                Some(_) => {
                    let name = source_name(&self.program.class(class).name);
                    self.problem(Code::NoInstance, span, format!("an object of `{name}` knows no object around it"))
                }
                None => Some(Vec::new()),
            };
        };
        if let Some(outer) = outer {
            return Some(vec![self.not_null(outer)]);
        }
        let classes = self.enclosing();
        match classes.iter().position(|&around| self.program.is_subtype(around, home)) {
            Some(depth) => Some(vec![self.instance_around(depth, span)?]),
            None => {
                let (name, home) = (self.program.class(class), self.program.class(home));
                let (name, home) = (source_name(&name.name), source_name(&home.name));
                let message = format!("an object of `{name}` needs one of `{home}` around it");
                let help = Some(format!("write `x.new {}(…)`", name.rsplit('.').next().unwrap_or(&name)));
                self.problem_with_help(Code::NoInstance, span, message, help)
            }
        }
    }

    /// The class around an inner class.
    fn class_around(&mut self, class: ClassId) -> Option<ClassId> {
        let file = self.program.class(class).file.clone()?;
        let row = file.inner_classes.iter().find(|row| row.inner == file.this_class && row.outer != 0)?;
        if row.access & access::STATIC != 0 {
            return None;
        }
        let name = file.constants.class_name(row.outer).ok()?;
        self.program.load(&name).ok()
    }

    /// A value that a NullPointerException stands for if it is null.
    pub(super) fn not_null(&mut self, value: Typed) -> Typed {
        let of = value.of.clone();
        let method = Member {
            class: "java/util/Objects".to_owned(),
            name: "requireNonNull".to_owned(),
            descriptor: "(Ljava/lang/Object;)Ljava/lang/Object;".to_owned(),
        };
        let (how, arguments) = (Invocation::Static, vec![value]);
        Typed::new(of, Node::Call { how, target: None, method, arguments })
    }

    fn choose_constructor(
        &mut self,
        class: ClassId,
        around: &[Typed],
        given: &[Given<'_>],
        caller: Caller,
        span: Span,
    ) -> Option<(MethodId, Passing)> {
        let is_constructor = |&id: &MethodId| {
            let method = self.program.method(id);
            self.program.text(method.name) == CONSTRUCTOR && method.access & access::SYNTHETIC == 0
        };
        let all: Vec<MethodId> = self.program.class(class).methods.iter().copied().filter(is_constructor).collect();
        let usable = |&id: &MethodId| {
            let method = self.program.method(id);
            let is_for_it = caller == Caller::Subclass && method.access & access::PROTECTED != 0;
            is_for_it || self.program.may_access_member(self.here(), method.class, class, method.access)
        };
        let accessible: Vec<MethodId> = all.iter().copied().filter(usable).collect();
        let name = source_name(&self.program.class(class).name);
        match self.choose(&accessible, around.len(), given) {
            Choice::Found(constructor, passing) => Some((constructor, passing)),
            Choice::Ambiguous(constructors) => {
                let message = format!("this may mean {}", self.signatures(&constructors, " or "));
                self.problem(Code::Ambiguous, span, message)
            }
            Choice::None => {
                if let Choice::Found(constructor, _) = self.choose(&all, around.len(), given) {
                    let flags = self.program.method(constructor).access;
                    return self.inaccessible("this constructor", class, class, flags, span);
                }
                let message = format!("no constructor of `{name}` takes `({})`", super::overloads::types(given));
                let there = if all.len() == 1 { "there is" } else { "there are" };
                let help = (!all.is_empty()).then(|| format!("{there} {}", self.signatures(&all, ", ")));
                self.problem_with_help(Code::NoSuchMethod, span, message, help)
            }
        }
    }

    pub(super) fn array_with_lengths(&mut self, of: &Type, lengths: &[Expression]) -> Option<Typed> {
        let values: Vec<Option<Typed>> = lengths.iter().map(|length| self.index(length)).collect();
        let of = self.type_named(of)?;
        let lengths: Option<Vec<Typed>> = values.into_iter().collect();
        Some(Typed::new(of.clone(), Node::NewLengths { of: of.erased(), lengths: lengths? }))
    }

    pub(super) fn array_of(&mut self, of: &Type, values: &[Expression]) -> Option<Typed> {
        let array = self.type_named(of);
        let element: Option<Rc<JavaType>> = match &array {
            Some(JavaType::Array(element)) => Some(element.clone()),
            _ => None,
        };
        let mut found = Vec::new();
        for value in values {
            found.push(match &element {
                Some(element) => self.value_as(value, element),
                None => self.value(value),
            });
        }
        let values: Option<Vec<Typed>> = found.into_iter().collect();
        Some(Typed::new(array?, Node::NewArray { element: element?.erased(), values: values? }))
    }
}
