//! From comments to contracts with their declarations: which kinds of clauses fit which declarations.

use super::cursor::Comment;
use super::scope::Scope;
use super::{Attached, Member, Scanner};
use crate::syntax::{Contract, Modifier, parse_parts};
use crate::{Code, Problem, Span};

/// What comments may belong to.
pub(super) enum Target<'t> {
    /// One declaration, or several that share their header: `int a, b;`.
    Declared(&'t [(String, Member)]),
    /// Nothing: why not, and what to do.
    Nothing { why: &'static str, help: &'static str },
}

impl Scanner<'_> {
    /// Reads the comments before a declaration. Those that stand on the line of what was declared before are not about it.
    pub(super) fn attach(&mut self, class: Option<&Scope>, comments: Vec<Comment>, target: &Target<'_>) {
        let (trailing, leading): (Vec<_>, Vec<_>) = comments.into_iter().partition(|comment| self.is_trailing(comment));
        let nothing = Target::Nothing {
            why: "this stands behind a declaration, not before one",
            help: "write it on a line of its own, before the declaration that it is about",
        };
        self.attach_all(class, &trailing, &nothing);
        self.attach_all(class, &leading, target);
    }

    /// Whether a declaration ends on the line where the comment begins, and the next one begins on another line.
    fn is_trailing(&self, comment: &Comment) -> bool {
        let Some(index) = comment.before.checked_sub(1) else { return false };
        let (before, after) = (self.cursor.token(index), self.cursor.token(comment.before));
        let line = |offset: usize| self.lines.line(offset);
        (before.is(";") || before.is("}"))
            && line(before.span.end) == line(comment.whole.start)
            && line(comment.whole.end) != line(after.span.start)
            && !after.is("}")
    }

    /// Reads comments as one contract and hands its parts to what they belong to. Where they belong to nothing, only comments
    /// without code between them are one contract.
    pub(super) fn attach_all(&mut self, class: Option<&Scope>, comments: &[Comment], target: &Target<'_>) {
        match target {
            Target::Declared(_) => self.attach_one(class, comments, target),
            Target::Nothing { .. } => {
                for run in comments.chunk_by(|left, right| left.before == right.before) {
                    self.attach_one(class, run, target);
                }
            }
        }
    }

    fn attach_one(&mut self, class: Option<&Scope>, comments: &[Comment], target: &Target<'_>) {
        let (Some(first), Some(last)) = (comments.first(), comments.last()) else { return };
        let parts: Vec<Span> = comments.iter().map(|comment| comment.part).collect();
        let parsed = parse_parts(self.text, &parts);
        self.problems.extend(parsed.problems);
        let mut contract = parsed.value;
        self.attach_invariants(class, &mut contract, target);
        if contract.is_empty() {
            return;
        }
        match target {
            Target::Declared(members) => {
                let unfit = unfit(&contract, &members[0].1);
                let fitting = if unfit.is_empty() { *members } else { &[] };
                self.problems.extend(unfit);
                for (class, member) in fitting {
                    let (class, member) = (class.clone(), member.clone());
                    self.contracts.push(Attached { class, member, contract: contract.clone() });
                }
            }
            Target::Nothing { why, help } => {
                let start = contract.modifiers.first().map(|modifier| modifier.span);
                let start =
                    start.or(contract.cases.first().map(|case| case.span)).unwrap_or(first.whole.to(last.whole));
                self.problems.push(Problem::new(Code::Unattached, start, *why).help(*help));
            }
        }
    }

    /// Invariants are about the class around them, whatever is declared next.
    fn attach_invariants(&mut self, class: Option<&Scope>, contract: &mut Contract, target: &Target<'_>) {
        let invariants = std::mem::take(&mut contract.invariants);
        let inside_member = match target {
            Target::Declared(members) => matches!(members[0].1, Member::Parameter { .. } | Member::Statement { .. }),
            Target::Nothing { .. } => false,
        };
        let (Some(first), false) = (invariants.first(), inside_member) else {
            for invariant in invariants {
                self.problems.push(unfit_problem("an invariant", "a parameter or a body", invariant.span));
            }
            return;
        };
        let Some(class) = class else {
            let (why, help) = match target {
                Target::Nothing { why, help } => (*why, *help),
                Target::Declared(_) => ("no class stands around this invariant", "write it inside of its class"),
            };
            self.problems.push(Problem::new(Code::Unattached, first.span, why).help(help));
            return;
        };
        let contract = Contract { invariants, ..Contract::default() };
        self.contracts.push(Attached { class: class.binary_name.clone(), member: Member::Class, contract });
    }
}

/// The parts of a contract that cannot be about such a declaration.
fn unfit(contract: &Contract, member: &Member) -> Vec<Problem> {
    let (what, cases, statements) = match member {
        Member::Class => ("a class", false, false),
        Member::Field(_) => ("a field", false, false),
        Member::Method(signature) if signature.name == "<init>" => ("a constructor", true, false),
        Member::Method(_) => ("a method", true, false),
        Member::Parameter { .. } => ("a parameter", false, false),
        Member::Statement { .. } => ("a place in a body", false, true),
    };
    let help = match member {
        Member::Statement { .. } => "write it before the method; in a body there are `assert` and `assume`",
        Member::Class | Member::Field(_) => "write it before a method, or say it as an `invariant`",
        _ => "write it before the method",
    };
    let mut problems = Vec::new();
    for modifier in contract.modifiers.iter().filter(|modifier| !fits(modifier.value, what)) {
        problems.push(unfit_problem("this modifier", what, modifier.span));
    }
    if !cases {
        problems.extend(contract.also.iter().map(|also| unfit_problem("`also`", what, also.span)));
        problems.extend(
            contract.cases.iter().map(|case| unfit_problem("a specification of a method", what, case.span).help(help)),
        );
    }
    if !statements {
        let spans = contract.statements.iter().map(|statement| statement.span);
        let help = "`assert` and `assume` stand in bodies, before a line of code";
        problems.extend(spans.map(|span| unfit_problem("a statement", what, span).help(help)));
    }
    problems
}

fn fits(modifier: Modifier, what: &str) -> bool {
    match modifier {
        Modifier::NonNull | Modifier::Nullable => matches!(what, "a field" | "a method" | "a parameter"),
        Modifier::Fresh => what == "a method",
        Modifier::Pure => matches!(what, "a class" | "a method" | "a constructor"),
        Modifier::Helper => matches!(what, "a method" | "a constructor"),
        Modifier::SpecPublic | Modifier::SpecProtected => {
            matches!(what, "a class" | "a field" | "a method" | "a constructor")
        }
        Modifier::NullableByDefault | Modifier::NonNullByDefault => what == "a class",
    }
}

fn unfit_problem(part: &str, what: &str, span: Span) -> Problem {
    Problem::new(Code::Unfit, span, format!("{part} does not fit {what}"))
}
