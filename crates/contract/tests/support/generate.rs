//! Random trees of the contract language.

use contract::syntax::*;
use contract::{Located, Span};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

fn at<T>(value: T) -> Located<T> {
    Located::new(value, Span::default())
}

fn make(kind: ExpressionKind) -> Expression {
    Expression::new(kind, Span::default())
}

fn boxed(expression: Expression) -> Box<Expression> {
    Box::new(expression)
}

/// Some of these begin clauses elsewhere, and are plain names inside of expressions.
fn name() -> impl Strategy<Value = Name> {
    select(vec!["a", "b", "size", "pre", "pure", "record", "größe", "_x", "$"]).prop_map(|name| at(name.to_owned()))
}

fn type_name() -> impl Strategy<Value = Type> {
    let named = select(vec!["T", "java.util.List", "Outer.Inner"]).prop_map(|name| ElementType::Named(name.to_owned()));
    let primitive = select(Primitive::ALL.to_vec()).prop_map(ElementType::Primitive);
    (prop_oneof![named, primitive], 0..3usize).prop_map(|(element, dimensions)| at(TypeName::new(element, dimensions)))
}

/// A type that a name can come before the `.this` of.
fn class_name() -> impl Strategy<Value = Type> {
    let named = select(vec!["T", "Outer.Inner"]).prop_map(|name| ElementType::Named(name.to_owned()));
    named.prop_map(|element| at(TypeName::new(element, 0)))
}

/// A class with type arguments, or without.
fn generic_type() -> impl Strategy<Value = Type> {
    let anything = Just(TypeName::new(ElementType::Anything, 0));
    let argument = prop_oneof![4 => type_name().prop_map(|of| of.value), 1 => anything];
    (class_name(), vec((argument, vec(type_name().prop_map(|of| of.value), 0..2)), 0..3)).prop_map(
        |(mut of, arguments)| {
            let nested = |(argument, inner): (TypeName, Vec<TypeName>)| match &argument.element {
                ElementType::Named(_) => TypeName { arguments: inner, ..argument },
                ElementType::Primitive(_) | ElementType::Anything => argument,
            };
            of.value.arguments = arguments.into_iter().map(nested).collect();
            of
        },
    )
}

/// An array type with at least so many dimensions.
fn array_type(least: usize) -> impl Strategy<Value = Type> {
    (type_name(), 0..2usize).prop_map(move |(mut of, more)| {
        of.value.dimensions = least + more;
        of
    })
}

fn pattern() -> BoxedStrategy<Pattern> {
    let variable =
        (option::of(generic_type()), option::of(name())).prop_map(|(of, name)| at(PatternKind::Variable { of, name }));
    variable
        .prop_recursive(2, 6, 3, |inner| {
            (generic_type(), vec(inner, 0..3)).prop_map(|(of, parts)| at(PatternKind::Record { of, parts }))
        })
        .boxed()
}

/// A pattern that can stand by itself, where `_` would be a name.
fn whole_pattern() -> impl Strategy<Value = Pattern> {
    pattern().prop_filter("a name", |pattern| !matches!(pattern.value, PatternKind::Variable { of: None, .. }))
}

fn switch(inner: BoxedStrategy<Expression>) -> impl Strategy<Value = Switch> {
    let label = prop_oneof![
        Just(CaseLabel::Default),
        inner.clone().prop_map(CaseLabel::Constant),
        whole_pattern().prop_map(CaseLabel::Pattern),
    ];
    let body = prop_oneof![
        inner.clone().prop_map(ArmBody::Value),
        inner.clone().prop_map(ArmBody::Throw),
        vec(action(inner.clone()), 2..4).prop_map(ArmBody::Block),
    ];
    let arm = (vec(label.prop_map(at), 1..3), option::of(inner.clone()), body).prop_map(|(labels, guard, body)| {
        // Only patterns have guards: behind a constant in parentheses, `when (…)` is a call that is cast.
        let has_guard = labels.last().is_some_and(|label| matches!(label.value, CaseLabel::Pattern(_)));
        Arm { guard: guard.filter(|_| has_guard), labels, body }
    });
    (inner, vec(arm, 1..3), any::<bool>()).prop_map(|(selector, arms, colons)| {
        // With colons and nothing but values it is read as one with arrows.
        let has_block = arms.iter().any(|arm| matches!(arm.body, ArmBody::Block(_)));
        let form = if colons && has_block { Form::Colons } else { Form::Arrows };
        Switch { selector, arms, form }
    })
}

/// A `switch` statement.
fn switch_action(inner: BoxedStrategy<Expression>, body: BoxedStrategy<Vec<Action>>) -> BoxedStrategy<ActionKind> {
    let form = select(vec![Form::Arrows, Form::Colons]);
    let constant = inner.clone().prop_map(CaseLabel::Constant);
    let label = prop_oneof![Just(CaseLabel::Default), constant].prop_map(at);
    let arm = (vec(label, 1..3), body).prop_map(|(labels, actions)| Arm {
        labels,
        guard: None,
        body: ArmBody::Block(actions),
    });
    let switch = (inner, vec(arm, 0..3), form).prop_map(|(selector, arms, form)| {
        // Without arms nothing says how they are written.
        let form = if arms.is_empty() { Form::Arrows } else { form };
        Switch { selector, arms, form }
    });
    switch.prop_map(|switch| ActionKind::Switch(Box::new(switch))).boxed()
}

fn attempt(inner: BoxedStrategy<Expression>, body: BoxedStrategy<Vec<Action>>) -> BoxedStrategy<ActionKind> {
    let declared = (option::of(generic_type()), name(), inner)
        .prop_map(|(of, name, value)| Resource::Declared(Declaration { of, name, value: Some(value) }));
    let named = name().prop_map(|name| Resource::Named(make(ExpressionKind::Name(name.value))));
    let resources = vec(prop_oneof![declared, named], 0..3);
    let catch = (vec(class_name(), 1..3), option::of(name()), body.clone()).prop_map(|(types, name, body)| Catch {
        types,
        name,
        body,
    });
    let parts = (resources, body.clone(), vec(catch, 0..3), option::of(body));
    parts
        .prop_map(|(resources, body, catches, finally)| {
            let is_bare = resources.is_empty() && catches.is_empty();
            let finally = finally.or_else(|| is_bare.then(Vec::new));
            ActionKind::Try(Box::new(Try { resources, body, catches, finally }))
        })
        .boxed()
}

/// A statement of a block.
fn action(inner: BoxedStrategy<Expression>) -> BoxedStrategy<Action> {
    let declared = (option::of(generic_type()), name(), inner.clone())
        .prop_map(|(of, name, value)| ActionKind::Declare(Declaration { of, name, value: Some(value) }))
        .boxed();
    let operators = vec![None, Some(Binary::Add), Some(Binary::ShiftRightUnsigned), Some(Binary::Xor)];
    let target = prop_oneof![
        name().prop_map(|name| ExpressionKind::Name(name.value)),
        (inner.clone(), name()).prop_map(|(target, name)| ExpressionKind::Field { target: boxed(target), name }),
        (inner.clone(), inner.clone())
            .prop_map(|(array, index)| ExpressionKind::Index { array: boxed(array), index: boxed(index) }),
    ];
    let target = target.prop_map(make).boxed();
    let changed = (target.clone(), select(operators.clone()), inner.clone()).prop_map(|(target, operator, value)| {
        let (target, value, gives) = (boxed(target), boxed(value), Gives::New);
        make(ExpressionKind::Assign { target, operator, value, gives })
    });
    let stepped = (target.clone(), select(vec![Binary::Add, Binary::Subtract])).prop_map(|(target, operator)| {
        let value = boxed(make(ExpressionKind::Literal(Literal::Int(1))));
        let (target, operator, gives) = (boxed(target), Some(operator), Gives::Old);
        make(ExpressionKind::Assign { target, operator, value, gives })
    });
    let value = prop_oneof![4 => inner.clone(), 1 => changed, 1 => stepped];
    let assigned = (target, select(operators), value)
        .prop_map(|(target, operator, value)| ActionKind::Assign { target, operator, value })
        .boxed();
    let called = (name(), vec(inner.clone(), 0..2)).prop_map(|(name, arguments)| {
        ActionKind::Evaluate(make(ExpressionKind::Call { target: None, name, arguments }))
    });
    let ends = prop_oneof![
        option::of(name()).prop_map(ActionKind::Break),
        option::of(name()).prop_map(ActionKind::Continue),
        (inner.clone(), option::of(inner.clone()))
            .prop_map(|(condition, message)| ActionKind::Assert { condition, message }),
        Just(ActionKind::Block(Vec::new())),
        option::of(inner.clone()).prop_map(ActionKind::Return),
        inner.clone().prop_map(ActionKind::Yield),
        inner.clone().prop_map(ActionKind::Throw),
    ];
    let one = prop_oneof![declared.clone(), assigned.clone(), called.boxed(), ends.boxed()];
    let heading = prop_oneof![declared, assigned.clone()].prop_map(at).boxed();
    one.prop_map(at)
        .prop_recursive(2, 8, 3, move |actions| {
            // What stands by itself behind a heading is in braces, so that no declaration does, and each `else` finds its `if`.
            let several = vec(actions, 1..3).boxed();
            let body = several.clone().prop_map(|actions| Box::new(at(ActionKind::Block(actions)))).boxed();
            let each =
                (option::of(generic_type()), name()).prop_map(|(of, name)| Declaration { of, name, value: None });
            prop_oneof![
                (inner.clone(), body.clone(), option::of(body.clone()))
                    .prop_map(|(condition, then, otherwise)| ActionKind::If { condition, then, otherwise }),
                (inner.clone(), body.clone()).prop_map(|(condition, body)| ActionKind::While { condition, body }),
                (body.clone(), inner.clone()).prop_map(|(body, condition)| ActionKind::DoWhile { body, condition }),
                (
                    vec(heading.clone(), 0..2),
                    option::of(inner.clone()),
                    vec(assigned.clone().prop_map(at), 0..3),
                    body.clone()
                )
                    .prop_map(|(start, condition, step, body)| ActionKind::For {
                        start,
                        condition,
                        step,
                        body
                    }),
                (each, inner.clone(), body.clone()).prop_map(|(variable, values, body)| ActionKind::ForEach {
                    variable,
                    values,
                    body
                }),
                (name(), body).prop_map(|(label, body)| ActionKind::Labelled { label, body }),
                (inner.clone(), several.clone()).prop_map(|(lock, body)| ActionKind::Synchronized { lock, body }),
                switch_action(inner.clone(), several.clone()),
                attempt(inner.clone(), several),
            ]
            .prop_map(at)
        })
        .boxed()
}

fn lambda(inner: BoxedStrategy<Expression>) -> impl Strategy<Value = Function> {
    let parameters = (option::of(type_name()), vec(any::<bool>(), 0..3));
    let body = prop_oneof![
        3 => inner.clone().prop_map(FunctionBody::Value),
        1 => vec(action(inner), 0..3).prop_map(FunctionBody::Block),
    ];
    (parameters, body).prop_map(|((of, named), body)| {
        let name = |place: usize| Some(at(format!("given{place}")));
        let parameter =
            |(place, named): (usize, bool)| Parameter { of: of.clone(), name: if named { name(place) } else { None } };
        Function { parameters: named.into_iter().enumerate().map(parameter).collect(), body }
    })
}

fn reference(inner: BoxedStrategy<Expression>) -> impl Strategy<Value = ExpressionKind> {
    let generic = generic_type().prop_filter("a name", |of| !of.value.arguments.is_empty());
    let to = prop_oneof![
        inner.prop_map(|target| Referred::Value(boxed(target))),
        Just(Referred::Value(boxed(make(ExpressionKind::Super)))),
        prop_oneof![array_type(1).boxed(), generic.boxed()].prop_map(Referred::Type),
    ];
    let constructor = Just(at("new".to_owned()));
    (to, prop_oneof![name().boxed(), constructor.boxed()]).prop_map(|(to, name)| ExpressionKind::Reference { to, name })
}

fn creation(inner: BoxedStrategy<Expression>) -> impl Strategy<Value = ExpressionKind> {
    let body = prop_oneof![4 => Just(None), 1 => class_body(inner.clone()).prop_map(Some)];
    let object = (option::of(inner.clone()), generic_type(), vec(inner.clone(), 0..3), body).prop_map(
        |(outer, of, arguments, body)| {
            let (outer, body) = (outer.map(boxed), body.map(Box::new));
            ExpressionKind::New { outer, of, arguments, body }
        },
    );
    let lengths =
        (array_type(2), vec(inner.clone(), 1..3)).prop_map(|(of, lengths)| ExpressionKind::NewArray { of, lengths });
    let values = (array_type(1), vec(inner, 0..3)).prop_map(|(of, values)| ExpressionKind::ArrayOf { of, values });
    prop_oneof![object, lengths, values]
}

fn class_body(inner: BoxedStrategy<Expression>) -> impl Strategy<Value = ClassBody> {
    let field =
        (generic_type(), name(), option::of(inner.clone()), any::<bool>()).prop_map(|(of, name, value, is_final)| {
            let declared = Box::new(Declaration { of: Some(of), name, value });
            ClassMember::Field { declared, is_final }
        });
    let heading = (any::<bool>(), select(Access::ALL.to_vec()), option::of(generic_type()), name());
    let initializer =
        vec(action(inner.clone()), 0..3).prop_map(|actions| ClassMember::Initializer(at(actions))).boxed();
    let method = (heading, vec(generic_type(), 0..3), vec(action(inner), 0..3)).prop_map(|(heading, types, body)| {
        let (says_override, access, result, name) = heading;
        let parameter = |(place, of)| (of, at(format!("given{place}")));
        let parameters: Vec<(Type, Name)> = types.into_iter().enumerate().map(parameter).collect();
        let has_variable_arity = parameters.last().is_some_and(|(of, _)| of.value.dimensions == 1);
        ClassMember::Method(Box::new(ClassMethod {
            says_override,
            access,
            result,
            name,
            parameters,
            has_variable_arity,
            body: at(body),
        }))
    });
    vec(prop_oneof![field, method, initializer], 0..3).prop_map(|members| ClassBody { members })
}

fn literal() -> impl Strategy<Value = Literal> {
    prop_oneof![
        Just(Literal::Null),
        any::<bool>().prop_map(Literal::Boolean),
        any::<i32>().prop_map(Literal::Int),
        select(vec![i32::MIN, -1, 0, 1, i32::MAX]).prop_map(Literal::Int),
        any::<i64>().prop_map(Literal::Long),
        Just(Literal::Long(i64::MIN)),
        (0..0x7f80_0000u32).prop_map(|bits| Literal::Float(f32::from_bits(bits))),
        (0..0x7ff0_0000_0000_0000u64).prop_map(|bits| Literal::Double(f64::from_bits(bits))),
        any::<u16>().prop_map(Literal::Char),
        vec(any::<u16>(), 0..4).prop_map(Literal::Text),
        "[ -~]{0,8}".prop_map(|text| Literal::Text(text.encode_utf16().collect())),
    ]
}

fn leaf() -> impl Strategy<Value = Expression> {
    prop_oneof![
        literal().prop_map(ExpressionKind::Literal),
        name().prop_map(|name| ExpressionKind::Name(name.value)),
        Just(ExpressionKind::This),
        Just(ExpressionKind::Result),
        class_name().prop_map(ExpressionKind::OuterThis),
        type_name().prop_map(ExpressionKind::ClassLiteral),
        type_name().prop_map(ExpressionKind::TypeValue),
        name().prop_map(|name| ExpressionKind::Field { target: boxed(make(ExpressionKind::Super)), name }),
        (class_name(), name())
            .prop_map(|(of, name)| ExpressionKind::Field { target: boxed(make(ExpressionKind::OuterSuper(of))), name }),
    ]
    .prop_map(make)
}

pub fn expression() -> BoxedStrategy<Expression> {
    leaf().prop_recursive(6, 40, 4, |inner| branch(inner).prop_map(make)).boxed()
}

fn branch(inner: BoxedStrategy<Expression>) -> impl Strategy<Value = ExpressionKind> {
    let one = inner.clone();
    let two = (inner.clone(), inner.clone());
    let postfix = prop_oneof![
        (one.clone(), name()).prop_map(|(target, name)| ExpressionKind::Field { target: boxed(target), name }),
        two.clone().prop_map(|(array, index)| ExpressionKind::Index { array: boxed(array), index: boxed(index) }),
        (option::of(one.clone()), name(), vec(one.clone(), 0..3)).prop_map(|(target, name, arguments)| {
            ExpressionKind::Call { target: target.map(boxed), name, arguments }
        }),
    ];
    let operators = prop_oneof![
        (type_name(), vec(generic_type(), 0..2), one.clone()).prop_map(|(to, and, operand)| ExpressionKind::Cast {
            to,
            and,
            operand: boxed(operand)
        }),
        (one.clone(), whole_pattern())
            .prop_map(|(operand, pattern)| ExpressionKind::Matches { operand: boxed(operand), pattern }),
        (one.clone(), type_name()).prop_map(|(operand, of)| ExpressionKind::InstanceOf { operand: boxed(operand), of }),
        (select(Unary::ALL.to_vec()), one.clone())
            .prop_map(|(operator, operand)| ExpressionKind::Unary { operator, operand: boxed(operand) }),
        (select(Binary::ALL.to_vec()), two.clone()).prop_map(|(operator, (left, right))| {
            ExpressionKind::Binary { operator, left: boxed(left), right: boxed(right) }
        }),
        (one.clone(), two.clone()).prop_map(|(condition, (then, otherwise))| ExpressionKind::Conditional {
            condition: boxed(condition),
            then: boxed(then),
            otherwise: boxed(otherwise),
        }),
    ];
    let jml = prop_oneof![
        one.clone().prop_map(|only| ExpressionKind::Old(boxed(only))),
        one.clone().prop_map(|only| ExpressionKind::TypeOf(boxed(only))),
        one.clone().prop_map(|only| ExpressionKind::NonNullElements(boxed(only))),
        vec(one.clone(), 1..3).prop_map(ExpressionKind::Fresh),
        reach(one.clone()).prop_map(ExpressionKind::ReachSize),
        (reach(one.clone()), one.clone())
            .prop_map(|(reach, element)| ExpressionKind::ReachHas { reach, element: boxed(element) }),
        quantified(one).prop_map(|quantified| ExpressionKind::Quantified(Box::new(quantified))),
    ];
    let forms = prop_oneof![
        switch(inner.clone()).prop_map(|switch| ExpressionKind::Switch(Box::new(switch))),
        lambda(inner.clone()).prop_map(|function| ExpressionKind::Lambda(Box::new(function))),
        reference(inner.clone()),
        creation(inner),
    ];
    prop_oneof![2 => postfix, 6 => operators, 2 => jml, 3 => forms]
}

fn reach(root: BoxedStrategy<Expression>) -> impl Strategy<Value = Reach> {
    let parts = (root, type_name(), vec(name(), 1..3));
    parts.prop_map(|(root, of, fields)| Reach { root: boxed(root), of, fields, in_old: false })
}

/// The variables have names that nothing else has, so that no range says by chance what a domain says.
fn quantified(inner: BoxedStrategy<Expression>) -> impl Strategy<Value = Quantified> {
    let variable = (0..2usize, option::of(reach(inner.clone())));
    let parts = (select(Quantifier::ALL.to_vec()), type_name(), vec(variable, 1..3), option::of(inner.clone()), inner);
    parts.prop_map(|(quantifier, of, variables, range, body)| {
        let variable = |(index, (dimensions, domain)): (usize, (usize, Option<Reach>))| {
            let mut of = of.clone();
            of.value.dimensions += dimensions;
            Variable { of, name: at(format!("bound{index}")), domain }
        };
        let variables = variables.into_iter().enumerate().map(variable).collect();
        Quantified { quantifier: at(quantifier), variables, range, body }
    })
}

pub fn contract() -> impl Strategy<Value = Contract> {
    let modifiers = vec(
        select(vec![
            Modifier::NonNull,
            Modifier::Nullable,
            Modifier::Fresh,
            Modifier::Pure,
            Modifier::Helper,
            Modifier::SpecPublic,
            Modifier::SpecProtected,
            Modifier::NullableByDefault,
            Modifier::NonNullByDefault,
        ])
        .prop_map(at),
        0..3,
    );
    let cases = vec((option::of(heading()), vec(clause().prop_map(at), 1..4)), 0..3);
    (modifiers, vec(invariant(), 0..2), any::<bool>(), cases, vec(statement(), 0..2)).prop_map(
        |(modifiers, invariants, also, cases, statements)| Contract {
            modifiers,
            invariants,
            also: (also && !cases.is_empty()).then(|| at(())),
            cases: cases
                .into_iter()
                .map(|(heading, clauses)| SpecCase { heading, clauses, span: Span::default() })
                .collect(),
            statements,
        },
    )
}

fn visibility() -> impl Strategy<Value = Option<Visibility>> {
    option::of(select(vec![Visibility::Public, Visibility::Protected, Visibility::Private]))
}

fn heading() -> impl Strategy<Value = Heading> {
    let behavior = select(vec![Behavior::Any, Behavior::Normal, Behavior::Exceptional]);
    (visibility(), behavior).prop_map(|(visibility, behavior)| Heading { visibility, behavior })
}

fn invariant() -> impl Strategy<Value = Invariant> {
    let scope = option::of(select(vec![Scope::Static, Scope::Instance]));
    (visibility(), scope, expression()).prop_map(|(visibility, scope, condition)| Invariant {
        visibility,
        scope,
        condition,
        span: Span::default(),
    })
}

fn statement() -> impl Strategy<Value = Statement> {
    let kind = select(vec![StatementKind::Assert, StatementKind::Assume]);
    (kind, expression()).prop_map(|(kind, condition)| Statement { kind, condition, span: Span::default() })
}

fn clause() -> impl Strategy<Value = ClauseKind> {
    let signals = (type_name(), option::of(name()), option::of(expression()));
    prop_oneof![
        expression().prop_map(ClauseKind::Requires),
        expression().prop_map(ClauseKind::Ensures),
        signals.prop_map(|(exception, variable, condition)| ClauseKind::Signals { exception, variable, condition }),
        vec(type_name(), 0..3).prop_map(ClauseKind::SignalsOnly),
        prop_oneof![
            Just(Assignable::Nothing),
            Just(Assignable::Everything),
            vec(location().prop_map(at), 1..4).prop_map(Assignable::Locations),
        ]
        .prop_map(ClauseKind::Assignable),
    ]
}

fn location() -> impl Strategy<Value = LocationKind> {
    let field = (expression(), name()).prop_map(|(target, name)| ExpressionKind::Field { target: boxed(target), name });
    let element = (expression(), expression())
        .prop_map(|(array, index)| ExpressionKind::Index { array: boxed(array), index: boxed(index) });
    prop_oneof![
        name().prop_map(|name| LocationKind::One(make(ExpressionKind::Name(name.value)))),
        field.prop_map(|field| LocationKind::One(make(field))),
        element.prop_map(|element| LocationKind::One(make(element))),
        expression().prop_map(LocationKind::AllFields),
        expression().prop_map(LocationKind::AllElements),
        (expression(), expression(), proptest::option::of(expression())).prop_map(|(array, from, to)| {
            LocationKind::Elements { array: boxed(array), from: boxed(from), to: to.map(boxed) }
        }),
    ]
}
