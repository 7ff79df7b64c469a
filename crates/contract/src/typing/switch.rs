//! `switch` expressions (JLS §15.28): labels, exhaustiveness, and the type of what comes out.

use super::blocks::Purpose;
use super::exhaustive::Covered;
use super::forms::{Test, TypedArm, TypedBody, TypedPattern, TypedSwitch};
use super::operators::comparison;
use super::types::{JavaType, STRING, limits, source_name, widens};
use super::{BoundId, Checker, Compared, Constant, Invocation, Local, Member, Node, Relation, Typed};
use crate::syntax::{Arm, ArmBody, CaseLabel, Expression, ExpressionKind, Form, Literal, Switch};
use crate::{Code, Located, Span};
use program::{BaseType, ClassId, access};

/// What is known of a `switch` while its arms are checked.
pub(super) struct Selector {
    /// The value, as the labels compare it.
    held: Typed,
    /// Constants that labels have named before.
    constants: Vec<Constant>,
    pub covered: Covered,
    pub of_null: Option<usize>,
    pub otherwise: Option<usize>,
}

impl Checker<'_> {
    /// A `switch`, whose values are of this type if its place says so (JLS §15.28.1).
    pub(super) fn switch(&mut self, switch: &Switch, target: Option<&JavaType>, span: Span) -> Option<Typed> {
        let (selector, held, mut known) = self.begun_switch(switch);
        let arms = match switch.form {
            Form::Colons => self.value_groups(switch, known.as_mut(), target, span),
            Form::Arrows => {
                let mut arms = Vec::new();
                for (place, arm) in switch.arms.iter().enumerate() {
                    arms.push(self.arm(arm, place, known.as_mut(), target));
                }
                arms.into_iter().collect()
            }
        };
        let (selector, known, mut arms) = (selector?, known?, arms?);
        self.check_whole(&known, &selector.of, span)?;
        let of = match target {
            Some(target) => target.clone(),
            None => self.unite(&mut arms, span)?,
        };
        let (unmatched, form) = (Some(self.unmatched()), switch.form);
        let Selector { of_null, otherwise, .. } = known;
        Some(Typed::new(
            of,
            Node::Switch(Box::new(TypedSwitch { selector, held, arms, of_null, otherwise, unmatched, form })),
        ))
    }

    /// The selector, the variable that holds it, and what its arms are checked with.
    pub(super) fn begun_switch(&mut self, switch: &Switch) -> (Option<Typed>, BoundId, Option<Selector>) {
        let value = self.value(&switch.selector);
        let selector = value.and_then(|value| self.selector(value, switch));
        let held = self.fresh_variable();
        let of = selector.as_ref().map(|selector| selector.of.clone());
        let known = of.map(|of| Selector {
            held: Typed::new(of, Node::Bound(held)),
            constants: Vec::new(),
            covered: Covered::default(),
            of_null: None,
            otherwise: None,
        });
        (selector, held, known)
    }

    /// The value that labels are compared with: numbers are unboxed unless a label is `null` or a pattern.
    fn selector(&mut self, value: Typed, switch: &Switch) -> Option<Typed> {
        let span = switch.selector.span;
        if matches!(value.of.unboxed(), Some(BaseType::Long | BaseType::Float | BaseType::Double | BaseType::Boolean))
            && !value.of.is_reference()
            || value.of == JavaType::Null
        {
            return self.wrong_type(
                span,
                "an integer that is no `long`, a string, an enum constant or an object",
                &value.of,
            );
        }
        let labels = || switch.arms.iter().flat_map(|arm| &arm.labels);
        let needs_object = labels().any(|label| is_null(&label.value) || matches!(label.value, CaseLabel::Pattern(_)));
        Some(if needs_object || small(&value.of).is_none() { value } else { self.unbox(value) })
    }

    fn arm(
        &mut self,
        arm: &Arm,
        place: usize,
        known: Option<&mut Selector>,
        target: Option<&JavaType>,
    ) -> Option<TypedArm> {
        let (tests, locals) = self.tests(arm, place, known);
        let (guard, body) = self.with_locals(&locals, |checker| {
            let Some(guard) = &arm.guard else { return (Some(None), checker.body(arm, target)) };
            let (guard, introduced) = checker.condition_outcome(guard);
            (guard.map(Some), checker.with_locals(&introduced.holds, |checker| checker.body(arm, target)))
        });
        Some(TypedArm { tests: tests?, guard: guard?, body: body? })
    }

    /// What the labels of an arm ask of the value, and the variables of their patterns.
    pub(super) fn tests(
        &mut self,
        arm: &Arm,
        place: usize,
        mut known: Option<&mut Selector>,
    ) -> (Option<Vec<Test>>, Vec<Local>) {
        let mut locals: Vec<Local> = Vec::new();
        let mut tests = Vec::new();
        let unguarded = match &arm.guard {
            None => true,
            Some(guard) => guard.kind == ExpressionKind::Literal(Literal::Boolean(true)),
        };
        for label in &arm.labels {
            let before = locals.len();
            tests.push(self.label(label, place, unguarded, known.as_deref_mut(), &mut locals));
            if arm.labels.len() > 1 && locals.len() > before {
                let message = "a pattern with variables is the only label of its arm";
                self.problem::<()>(Code::Contradiction, label.span, message);
            }
        }
        if let (Some(guard), true) = (&arm.guard, locals.is_empty() && !has_pattern(arm)) {
            self.problem::<()>(Code::Syntax, guard.span, "`when` stands behind patterns only");
        }
        let tests: Option<Vec<Option<Test>>> = tests.into_iter().collect();
        (tests.map(|tests| tests.into_iter().flatten().collect()), locals)
    }

    fn body(&mut self, arm: &Arm, target: Option<&JavaType>) -> Option<TypedBody> {
        self.apart(|checker| match &arm.body {
            ArmBody::Value(value) => {
                let value = match target {
                    Some(of) => checker.value_as(value, of),
                    None => checker.value(value),
                };
                value.map(TypedBody::Value)
            }
            ArmBody::Throw(thrown) => checker.thrown(thrown).map(TypedBody::Throw),
            ArmBody::Block(actions) => {
                let place = actions.last().map(|last| last.span).or(arm.labels.last().map(|label| label.span));
                let purpose = Purpose::Switch(target.cloned());
                checker.block_value(actions, purpose, place.unwrap_or_default()).map(TypedBody::Value)
            }
        })
    }

    /// What a label asks of the value; nothing for `default` and `null`.
    fn label(
        &mut self,
        label: &Located<CaseLabel>,
        place: usize,
        unguarded: bool,
        known: Option<&mut Selector>,
        locals: &mut Vec<Local>,
    ) -> Option<Option<Test>> {
        let Some(known) = known else {
            if let CaseLabel::Pattern(pattern) = &label.value {
                locals.extend(super::patterns::unknown(pattern));
            }
            return None;
        };
        self.behind_default(&label.value, place, known, label.span)?;
        match &label.value {
            CaseLabel::Default => match known.otherwise.replace(place) {
                Some(_) => self.twice(label.span),
                None => Some(None),
            },
            CaseLabel::Constant(_) if is_null(&label.value) => {
                if !known.held.of.is_reference() {
                    return self.wrong_type(label.span, &format!("`{}`", known.held.of), &JavaType::Null);
                }
                match known.of_null.replace(place) {
                    Some(_) => self.twice(label.span),
                    None => Some(None),
                }
            }
            CaseLabel::Constant(constant) => {
                self.dominated(&known.covered, &known.held.of.boxed(), label.span)?;
                self.constant_label(constant, known).map(|test| Some(Test::Condition(test)))
            }
            CaseLabel::Pattern(pattern) => {
                let of = known.held.of.clone();
                let typed = self.object_pattern(pattern, Some(&of), pattern.span, locals)?;
                if let TypedPattern::Object { of, .. } | TypedPattern::Record { of, .. } = &typed {
                    self.dominated(&known.covered, of, label.span)?;
                }
                if unguarded {
                    known.covered.patterns.push(typed.clone());
                }
                Some(Some(Test::Pattern(typed)))
            }
        }
    }

    /// Tells if a label stands behind `default`, where only constants may (JLS §14.11.1).
    fn behind_default(&mut self, label: &CaseLabel, place: usize, known: &Selector, span: Span) -> Option<()> {
        let Some(default) = known.otherwise.filter(|&arm| arm < place) else { return Some(()) };
        let with_null = known.of_null == Some(default);
        let message = match label {
            CaseLabel::Default => return Some(()),
            _ if with_null => "`case null, default` takes all values that this label is for",
            CaseLabel::Constant(_) if !is_null(label) => return Some(()),
            _ => "`default` takes all values that this label is for",
        };
        let help = "write `default` behind all other labels";
        self.problem_with_help(Code::Contradiction, span, message, Some(help.to_owned()))
    }

    fn twice<T>(&mut self, span: Span) -> Option<T> {
        self.problem(Code::Contradiction, span, "another label of this `switch` says the same")
    }

    /// Tells if an earlier pattern takes all that this label could.
    fn dominated(&mut self, covered: &Covered, of: &JavaType, span: Span) -> Option<()> {
        for pattern in &covered.patterns {
            if let TypedPattern::Object { of: earlier, .. } = pattern {
                if self.is_subtype(of, earlier) {
                    let message = "an earlier label takes all values that this one is for";
                    return self.problem(Code::Contradiction, span, message);
                }
            }
        }
        Some(())
    }

    fn constant_label(&mut self, constant: &Expression, known: &mut Selector) -> Option<Typed> {
        let held = known.held.clone();
        if let Some(class) = self.enum_class(constant, &held.of) {
            return self.enum_label(constant, class, known);
        }
        let value = self.value(constant)?;
        let Some(number) = value.constant().cloned() else {
            let help = Some("labels are constants, enum constants and patterns".to_owned());
            return self.problem_with_help(Code::WrongType, constant.span, "this is no constant", help);
        };
        if known.constants.contains(&number) {
            return self.twice(constant.span);
        }
        known.constants.push(number.clone());
        match number {
            Constant::Text(_) if held.of.is_class(STRING) => {
                let member = |class: &str, name: &str, descriptor: &str| Member {
                    class: class.to_owned(),
                    name: name.to_owned(),
                    descriptor: descriptor.to_owned(),
                };
                let method = member(STRING, "equals", "(Ljava/lang/Object;)Z");
                let (how, target, arguments) = (Invocation::Virtual, Some(Box::new(value)), vec![held]);
                Some(Typed::condition(Node::Call { how, target, method, arguments }))
            }
            Constant::Int(number) if small(&held.of).is_some_and(|base| fits(number, base)) => {
                let held = self.convert(held, &JavaType::INT);
                let number = Typed::new(JavaType::INT, Node::Constant(Constant::Int(number)));
                Some(comparison(Relation::Equal, Compared::Numbers(BaseType::Int), held, number))
            }
            _ => self.wrong_type(constant.span, &format!("`{}`", held.of), &value.of),
        }
    }

    /// The enum that a label names a constant of: by its simple name that of the selector, by a longer one any.
    fn enum_class(&mut self, constant: &Expression, of: &JavaType) -> Option<ClassId> {
        if constant.as_name().is_some() {
            return self.enum_of(of);
        }
        let ExpressionKind::Field { target, .. } = &constant.kind else { return None };
        let known = self.problems.len();
        let meaning = self.meaning(target);
        self.problems.truncate(known);
        match meaning? {
            super::names::Meaning::Class(class) if self.is_enum(class) => Some(class),
            _ => None,
        }
    }

    pub(super) fn enum_of(&mut self, of: &JavaType) -> Option<ClassId> {
        let class = if matches!(of, JavaType::Class { .. }) {
            self.program.load_type(&of.erased()).ok()?
        } else {
            return None;
        };
        self.is_enum(class).then_some(class)
    }

    pub(super) fn is_enum(&self, class: ClassId) -> bool {
        self.program.class(class).access & access::ENUM != 0
    }

    fn enum_label(&mut self, constant: &Expression, class: ClassId, known: &mut Selector) -> Option<Typed> {
        let (name, span) = match &constant.kind {
            ExpressionKind::Field { name, .. } => (name.value.clone(), name.span),
            _ => (constant.as_name().unwrap_or_default().to_owned(), constant.span),
        };
        let of = JavaType::class(&self.program.class(class).name.clone());
        if !self.may_be(&known.held.of, &of) {
            return self.wrong_type(constant.span, &format!("`{}`", known.held.of), &of);
        }
        let constants = self.enum_constants(class);
        if !constants.contains(&name) {
            let near: Vec<String> =
                crate::near_names(&name, constants.iter().map(String::as_str)).into_iter().map(str::to_owned).collect();
            let message = format!("`{}` has no constant `{name}`", source_name(&self.program.class(class).name));
            return self.problem_with_help(Code::NoSuchMember, span, message, super::did_you_mean(&near));
        }
        if known.covered.constants.contains(&(class, name.clone())) {
            return self.twice(constant.span);
        }
        known.covered.constants.push((class, name.clone()));
        let field = self.visible_field(class, &name, span)??;
        let field = self.field_value(None, class, field);
        Some(comparison(Relation::Equal, Compared::References, known.held.clone(), field))
    }

    /// The names of the constants of an enum.
    pub(super) fn enum_constants(&self, class: ClassId) -> Vec<String> {
        let fields = self.program.class(class).fields.iter().map(|&field| self.program.field(field));
        let constants = fields.filter(|field| field.access & access::ENUM != 0);
        constants.map(|field| self.program.text(field.name).to_owned()).collect()
    }

    /// Gives all arms one type, and answers it.
    fn unite(&mut self, arms: &mut [TypedArm], span: Span) -> Option<JavaType> {
        let mut values = Vec::new();
        arms.iter().for_each(|arm| arm.values(&mut values));
        let values: Vec<Typed> = values.into_iter().cloned().collect();
        let Some(of) = self.united(&values) else {
            return self.problem(Code::NoValue, span, "no arm of this `switch` has a value");
        };
        if of == JavaType::Null {
            return self.problem(Code::WrongType, span, "all arms are `null`");
        }
        let mut convert = |value: &mut Typed| *value = self.convert(value.clone(), &of);
        for arm in arms {
            match &mut arm.body {
                TypedBody::Value(Typed { of: given, node: Node::Block(actions) }) => {
                    actions.iter_mut().for_each(|action| action.convert_given(&mut convert));
                    *given = of.clone();
                }
                TypedBody::Actions(actions) => {
                    actions.iter_mut().for_each(|action| action.convert_given(&mut convert));
                }
                TypedBody::Value(value) => convert(value),
                TypedBody::Throw(_) => {}
            }
        }
        Some(of)
    }

    /// The type of a `switch` with these values (JLS §15.28.1); `None` without any.
    fn united(&mut self, values: &[Typed]) -> Option<JavaType> {
        let first = values.first()?;
        if values.iter().all(|value| value.of == first.of) {
            return Some(first.of.clone());
        }
        if values.iter().all(|value| value.of.is_boolean()) {
            return Some(JavaType::BOOLEAN);
        }
        let numbers: Option<Vec<BaseType>> = values.iter().map(|value| value.of.numeric()).collect();
        if let Some(bases) = numbers {
            return Some(JavaType::Base(number_type(values, &bases)));
        }
        let first = first.of.boxed();
        Some(values[1..].iter().fold(first, |of, value| self.common_supertype(&of, &value.of.boxed())))
    }
}

/// The type that numbers of these types have together, as javac finds it: a small type of one of them if all others are
/// constants that fit it, else the smallest that all widen to. JLS §15.28.1 would let several values be of the small type.
fn number_type(values: &[Typed], bases: &[BaseType]) -> BaseType {
    let is_small = |base: BaseType| matches!(base, BaseType::Byte | BaseType::Short | BaseType::Char);
    let fits_in = |value: &Typed, narrow: BaseType| match value.constant() {
        Some(Constant::Int(number)) if value.of == JavaType::INT => fits(*number, narrow),
        _ => false,
    };
    for (place, &narrow) in bases.iter().enumerate().filter(|(_, base)| is_small(**base)) {
        // To javac each constant has a type of its own.
        let is_same = |other: usize| {
            let plain = values[place].constant().is_none() && values[other].constant().is_none();
            other == place || plain && bases[other] == narrow
        };
        let mut others = (0..values.len()).filter(|&other| !is_same(other));
        if others.all(|other| fits_in(&values[other], narrow)) {
            return narrow;
        }
    }
    use BaseType::{Byte, Char, Double, Float, Int, Long, Short};
    let wide_enough = |candidate: &BaseType| bases.iter().all(|&base| widens(base, *candidate));
    [Byte, Char, Short, Int, Long, Float, Double].into_iter().find(wide_enough).unwrap_or(Double)
}

/// The type of the small integers that labels can name, boxed or not.
pub(super) fn small(of: &JavaType) -> Option<BaseType> {
    of.unboxed().filter(|base| matches!(base, BaseType::Byte | BaseType::Short | BaseType::Char | BaseType::Int))
}

fn fits(number: i32, base: BaseType) -> bool {
    let (least, greatest) = limits(base);
    (least..=greatest).contains(&i64::from(number))
}

pub(super) fn is_null(label: &CaseLabel) -> bool {
    matches!(label, CaseLabel::Constant(constant) if constant.kind == ExpressionKind::Literal(Literal::Null))
}

fn has_pattern(arm: &Arm) -> bool {
    arm.labels.iter().any(|label| matches!(label.value, CaseLabel::Pattern(_)))
}
