//! Anonymous classes (JLS §15.9.5): the program is told of the class before its bodies are checked, so that they name its members
//! as those of any other class. Types with their arguments, which the program knows from class files only, are kept here.

use super::blocks::Purpose;
use super::body::{TypedBridge, TypedClass, TypedMethod, TypedStep, kept_field};
use super::creation::Caller;
use super::flow::Initially;
use super::overloads::Given;
use super::overriding::{Bridge, Own};
use super::types::{ANONYMOUS, JavaType, OBJECT, source_name};
use super::{BoundId, Checker, Constant, Local, Member, Node, Typed, parts};
use crate::syntax::{Action, ClassBody, ClassMember, ClassMethod, Declaration, Name};
use crate::{Code, Located, Span};
use program::{ClassId, DeclaredClass, DeclaredMember, FieldId, MethodId, access};
use std::collections::BTreeMap;

/// An anonymous class around the current place.
pub(super) struct Inner {
    pub class: ClassId,
    pub this: BoundId,
    /// How many variables can be named where the class begins; its fields hide these.
    pub variables: usize,
}

/// What the program does not tell of anonymous classes.
#[derive(Default)]
pub(super) struct Told {
    pub supertypes: BTreeMap<ClassId, JavaType>,
    pub fields: BTreeMap<FieldId, JavaType>,
    pub methods: BTreeMap<MethodId, MethodTypes>,
}

pub(super) struct MethodTypes {
    pub parameters: Vec<JavaType>,
    pub result: Option<JavaType>,
}

/// What a class does, checked.
struct Contents {
    this: BoundId,
    steps: Vec<TypedStep>,
    methods: Vec<TypedMethod>,
    bridges: Vec<TypedBridge>,
}

/// A field of a class that is being checked.
struct OwnField<'b> {
    declared: &'b Declaration,
    of: JavaType,
    is_final: bool,
}

impl Checker<'_> {
    /// The class as whose code the current place runs.
    pub(super) fn here(&self) -> ClassId {
        self.inner.last().map_or(self.scope.class, |inner| inner.class)
    }

    /// The object of the anonymous class that many levels around the current place.
    pub(super) fn inner_object(&self, depth: usize) -> Option<Typed> {
        let inner = self.inner.iter().rev().nth(depth)?;
        Some(Typed::new(JavaType::class(&self.program.class(inner.class).name), Node::Bound(inner.this)))
    }

    /// The field of this name that an anonymous class around has, unless a variable is nearer. `Some(None)`: a problem was told.
    pub(super) fn inner_field(&mut self, name: &str, span: Span) -> Option<Option<Typed>> {
        let variable = self.bound.iter().rposition(|(known, ..)| known == name);
        for depth in 0..self.inner.len() {
            let Inner { class, variables, .. } = self.inner[self.inner.len() - 1 - depth];
            if variable.is_some_and(|variable| variable >= variables) {
                return None;
            }
            let Some(found) = self.visible_field(class, name, span) else { return Some(None) };
            let Some(field) = found else { continue };
            let of = self.program.field(field);
            if self.program.may_access_member(self.here(), of.class, class, of.access) {
                return Some(self.own_field(depth, class, field, span));
            }
        }
        None
    }

    /// A new object of a class with this body.
    pub(super) fn anonymous(
        &mut self,
        of: &JavaType,
        outer: Option<Typed>,
        given: Vec<Given<'_>>,
        body: &ClassBody,
        (type_span, span): (Span, Span),
    ) -> Option<Typed> {
        if !matches!(of, JavaType::Class { .. }) {
            return self.wrong_type(type_span, "a class or an interface", of);
        }
        let above = self.class_of(of, type_span)?;
        self.check_extendable(above, type_span)?;
        let (constructor, arguments) = if self.program.class(above).is_interface() {
            self.check_no_arguments(above, outer.is_some() || !given.is_empty(), type_span)?;
            (object_constructor(), Vec::new())
        } else {
            let spans = (type_span, span);
            let (constructor, _, arguments) = self.constructor_call(above, outer, given, Caller::Subclass, spans)?;
            (self.member_of(constructor), arguments)
        };
        if self.most_kept() + 2 * arguments.len() > super::MOST_SLOTS {
            let message = "there are too many variables around this class: no method could take them all";
            return self.problem(Code::TooLarge, span, message);
        }
        let (fields, methods) = (self.own_fields(body), self.own_methods(body));
        let (fields, methods) = (fields?, methods?);
        let bridges = self.bridges(of, above, &methods)?;
        let id = self.told_class(of, above, (&fields, &methods, &bridges), type_span)?;
        let is_whole = self.check_implemented(id, type_span);
        let contents = self.class_contents(id, body, &fields, &methods, bridges);
        is_whole?;
        let Contents { this, steps, methods, bridges } = contents?;
        let bodies = steps.iter().map(TypedStep::value).chain(methods.iter().map(|method| &method.body));
        let kept = kept(this, bodies);
        let keep = |(place, kept): (usize, &Typed)| DeclaredMember {
            name: kept_field(place),
            descriptor: kept.of.erased().descriptor(),
            access: access::PRIVATE | access::FINAL | access::SYNTHETIC,
        };
        self.program.extend_synthetic(id, kept.iter().enumerate().map(keep).collect());
        let name = self.program.class(id).name.to_string();
        let made = JavaType::class(&name);
        let class = TypedClass { id, name, this, kept, constructor, arguments, steps, methods, bridges };
        Some(Typed::new(made, Node::Anonymous(Box::new(class))))
    }

    fn check_extendable(&mut self, class: ClassId, span: Span) -> Option<()> {
        let of = self.program.class(class);
        let name = source_name(&of.name);
        let why = if of.access & access::ENUM != 0 {
            "is an enum"
        } else if of.access & access::FINAL != 0 {
            "is final"
        } else if self.is_local(class) {
            let message = format!("contracts do not make objects of local classes such as `{name}`");
            return self.problem(Code::UnsupportedJava, span, message);
        } else if self.permitted(class).is_some() {
            "is sealed"
        } else {
            return Some(());
        };
        self.problem(Code::NoValue, span, format!("`{name}` {why}: no anonymous class extends it"))
    }

    fn check_no_arguments(&mut self, class: ClassId, has_some: bool, span: Span) -> Option<()> {
        if !has_some {
            return Some(());
        }
        let name = source_name(&self.program.class(class).name);
        self.problem(
            Code::NoSuchMethod,
            span,
            format!("`{name}` is an interface: it has no constructor that takes something"),
        )
    }

    fn own_fields<'b>(&mut self, body: &'b ClassBody) -> Option<Vec<OwnField<'b>>> {
        let (mut found, mut whole): (Vec<OwnField<'b>>, _) = (Vec::new(), true);
        for (declared, is_final) in body.fields() {
            let name = &declared.name;
            if found.iter().any(|other| other.declared.name == *name) {
                let message = format!("this class has another field `{}`", name.value);
                self.problem::<()>(Code::Contradiction, name.span, message);
                whole = false;
            }
            if is_final && declared.value.is_none() {
                self.final_without_value(body, name);
                whole = false;
            }
            match declared.of.as_ref().and_then(|of| self.type_named(of)) {
                Some(of) => found.push(OwnField { declared, of, is_final }),
                None => whole = false,
            }
        }
        whole.then_some(found)
    }

    fn final_without_value(&mut self, body: &ClassBody, name: &Name) {
        if body.members.iter().any(|member| matches!(member, ClassMember::Initializer(_))) {
            let message = "contracts do not support final fields that get their values in initializers";
            self.problem::<()>(Code::UnsupportedJava, name.span, message);
        } else {
            self.problem::<()>(Code::NoValue, name.span, format!("`{}` is final and gets no value", name.value));
        }
    }

    /// Tells the program of the class.
    fn told_class(
        &mut self,
        of: &JavaType,
        above: ClassId,
        (fields, methods, bridges): (&[OwnField<'_>], &[Own<'_>], &[Bridge]),
        span: Span,
    ) -> Option<ClassId> {
        let is_interface = self.program.class(above).is_interface();
        let object = self.program.loaded(OBJECT).unwrap_or(above);
        let name = &self.program.class(above).name;
        let simple = name.rsplit(['/', '$']).next().unwrap_or(name);
        let field = |field: &OwnField<'_>| DeclaredMember {
            name: field.declared.name.value.clone(),
            descriptor: field.of.erased().descriptor(),
            access: if field.is_final { access::FINAL } else { 0 },
        };
        let bridge = |bridge: &Bridge| DeclaredMember {
            name: methods[bridge.to].method.name.value.clone(),
            descriptor: bridge.descriptor.clone(),
            access: methods[bridge.to].flags() | access::SYNTHETIC | access::BRIDGE,
        };
        let method = |own: &Own<'_>| DeclaredMember {
            name: own.method.name.value.clone(),
            descriptor: own.descriptor(),
            access: own.flags(),
        };
        let declared = self.program.declare_synthetic(DeclaredClass {
            name: format!("{}{ANONYMOUS}{simple}", self.program.class(self.scope.class).name),
            super_class: if is_interface { object } else { above },
            interfaces: if is_interface { vec![above] } else { Vec::new() },
            fields: fields.iter().map(field).collect(),
            methods: methods.iter().map(method).chain(bridges.iter().map(bridge)).collect(),
            host: self.scope.class,
        });
        let class = match declared {
            Ok(class) => class,
            Err(trouble) => {
                let why = super::conversions::explain(&trouble);
                return self.problem(Code::Contradiction, span, format!("there is no such class: {why}"));
            }
        };
        self.told.supertypes.insert(class, of.clone());
        let ids = self.program.class(class).fields.clone();
        for (id, field) in ids.into_iter().zip(fields) {
            self.told.fields.insert(id, field.of.clone());
        }
        let ids = self.program.class(class).methods.clone();
        for (id, own) in ids.into_iter().zip(methods) {
            let types = MethodTypes { parameters: own.parameters.clone(), result: own.result.clone() };
            self.told.methods.insert(id, types);
        }
        Some(class)
    }

    /// Checks what the fields hold at first, what initializers and what the methods do.
    fn class_contents(
        &mut self,
        class: ClassId,
        body: &ClassBody,
        fields: &[OwnField<'_>],
        methods: &[Own<'_>],
        bridges: Vec<Bridge>,
    ) -> Option<Contents> {
        let this = self.fresh_variable();
        let ids = self.program.class(class).methods.clone();
        self.inner.push(Inner { class, this, variables: self.bound.len() });
        self.flow.around.functions += 1;
        let (mut steps, mut fields) = (Vec::new(), fields.iter());
        for member in &body.members {
            match member {
                ClassMember::Field { .. } => {
                    steps.extend(fields.next().and_then(|field| self.first_value(class, field)))
                }
                ClassMember::Initializer(body) => steps.push(self.initializer(body)),
                ClassMember::Method(_) => {}
            }
        }
        let mut bodies = Vec::new();
        for (&id, own) in ids.iter().zip(methods) {
            bodies.push(self.method_content(id, own));
        }
        self.flow.around.functions -= 1;
        self.inner.pop();
        let steps: Option<Vec<TypedStep>> = steps.into_iter().collect();
        let bodies: Option<Vec<TypedMethod>> = bodies.into_iter().collect();
        let bridges = ids.into_iter().skip(methods.len()).zip(bridges);
        let bridges = bridges.map(|(id, Bridge { descriptor, to })| TypedBridge { id, descriptor, to }).collect();
        Some(Contents { this, steps: steps?, methods: bodies?, bridges })
    }

    fn initializer(&mut self, body: &Located<Vec<Action>>) -> Option<TypedStep> {
        let check = |checker: &mut Self| checker.block_value(&body.value, Purpose::Initializer, body.span);
        self.apart(check).map(TypedStep::Block)
    }

    /// What a field holds at first, if it says so; `Some(None)` if a problem was told.
    fn first_value(&mut self, class: ClassId, field: &OwnField<'_>) -> Option<Option<TypedStep>> {
        let written = field.declared.value.as_ref()?;
        let Some(value) = self.apart(|checker| checker.value_as(written, &field.of)) else { return Some(None) };
        let is_plain = field.of.is_class(super::types::STRING) || !field.of.is_reference();
        let is_constant =
            field.is_final && is_plain && value.constant().is_some_and(|constant| *constant != Constant::Null);
        let member = Member {
            class: self.program.class(class).name.to_string(),
            name: field.declared.name.value.clone(),
            descriptor: field.of.erased().descriptor(),
        };
        Some(Some(TypedStep::Field { field: member, value, is_constant }))
    }

    fn method_content(&mut self, id: MethodId, own: &Own<'_>) -> Option<TypedMethod> {
        let ClassMethod { name, parameters, body, .. } = own.method;
        if 2 * parameters.len() + 1 > super::MOST_SLOTS {
            return self.problem(Code::TooLarge, name.span, "this method has too many parameters");
        }
        let mut locals: Vec<Local> = Vec::new();
        for ((_, name), of) in parameters.iter().zip(&own.parameters) {
            locals.push(self.declare(name, Some(of.clone())));
        }
        let typed = self.apart(|checker| {
            for (name, id, _) in &locals {
                checker.changeable(*id, name, Initially::Assigned);
            }
            let purpose = Purpose::Function(own.result.clone());
            checker.with_locals(&locals, |checker| checker.block_value(&body.value, purpose, body.span))
        })?;
        let variables = locals.iter().map(|(_, id, _)| *id);
        let parameters = variables.zip(own.parameters.iter().map(JavaType::erased)).collect();
        Some(TypedMethod { id, name: name.value.clone(), descriptor: own.descriptor(), parameters, body: typed })
    }
}

/// What code names that stands outside of the class whose object this variable holds: what is inside came later.
fn kept<'t>(this: BoundId, bodies: impl Iterator<Item = &'t Typed>) -> Vec<Typed> {
    let mut found: Vec<Typed> = Vec::new();
    let mut waiting: Vec<&Typed> = bodies.collect();
    while let Some(typed) = waiting.pop() {
        waiting.extend(parts(&typed.node));
        let is_outside = match &typed.node {
            Node::This | Node::Argument(_) | Node::Result => true,
            Node::Bound(id) => *id < this,
            _ => false,
        };
        if is_outside && !found.iter().any(|known| is_same(&known.node, &typed.node)) {
            found.push(typed.clone());
        }
    }
    found
}

fn is_same(left: &Node, right: &Node) -> bool {
    match (left, right) {
        (Node::This, Node::This) | (Node::Result, Node::Result) => true,
        (Node::Argument(left), Node::Argument(right)) => left == right,
        (Node::Bound(left), Node::Bound(right)) => left == right,
        _ => false,
    }
}

fn object_constructor() -> Member {
    Member { class: OBJECT.to_owned(), name: "<init>".to_owned(), descriptor: "()V".to_owned() }
}
