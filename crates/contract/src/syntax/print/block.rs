//! Statements inside of expressions.

use super::super::operator::Binding;
use super::super::{Action, ActionKind, Declaration, Expression};
use super::{Printer, print_type};

impl Printer {
    /// `{ … }`.
    pub(super) fn block(&mut self, actions: &[Action]) {
        self.text += "{ ";
        for action in actions {
            self.action(&action.value);
            self.text.push(' ');
        }
        self.text.push('}');
    }

    fn action(&mut self, action: &ActionKind) {
        match action {
            ActionKind::Declare(_) | ActionKind::Assign { .. } | ActionKind::Evaluate(_) => {
                self.simple(action);
                self.text.push(';');
            }
            ActionKind::Block(actions) if actions.is_empty() => self.text.push(';'),
            ActionKind::Block(actions) => self.block(actions),
            ActionKind::If { condition, then, otherwise } => {
                self.applied("if ", [condition]);
                self.body(then);
                if let Some(otherwise) = otherwise {
                    self.text += " else";
                    self.body(otherwise);
                }
            }
            ActionKind::While { condition, body } => {
                self.applied("while ", [condition]);
                self.body(body);
            }
            ActionKind::DoWhile { body, condition } => {
                self.text += "do";
                self.body(body);
                self.applied(" while ", [condition]);
                self.text.push(';');
            }
            ActionKind::For { start, condition, step, body } => self.for_loop(start, condition.as_ref(), step, body),
            ActionKind::ForEach { variable, values, body } => {
                self.text += "for (";
                self.typed(variable);
                self.text += " : ";
                self.expression(values, Binding::Conditional);
                self.text.push(')');
                self.body(body);
            }
            ActionKind::Break => self.text += "break;",
            ActionKind::Continue => self.text += "continue;",
            ActionKind::Return(None) => self.text += "return;",
            ActionKind::Return(Some(value)) => self.word("return ", value),
            ActionKind::Yield(value) => self.word("yield ", value),
            ActionKind::Throw(value) => self.word("throw ", value),
        }
    }

    fn for_loop(&mut self, start: &[Action], condition: Option<&Expression>, step: &[Action], body: &Action) {
        self.text += "for (";
        for (index, action) in start.iter().enumerate() {
            match &action.value {
                // All variables of a heading have the type of the first.
                ActionKind::Declare(declared) if index > 0 => {
                    self.text += &format!(", {}", declared.name.value);
                    self.initial(declared);
                }
                other => {
                    self.text += if index > 0 { ", " } else { "" };
                    self.simple(other);
                }
            }
        }
        self.text += "; ";
        if let Some(condition) = condition {
            self.expression(condition, Binding::Conditional);
        }
        self.text += "; ";
        for (index, action) in step.iter().enumerate() {
            self.text += if index > 0 { ", " } else { "" };
            self.simple(&action.value);
        }
        self.text.push(')');
        self.body(body);
    }

    /// What may stand in the heading of a loop too, without a semicolon.
    fn simple(&mut self, action: &ActionKind) {
        match action {
            ActionKind::Declare(declared) => {
                self.typed(declared);
                self.initial(declared);
            }
            ActionKind::Assign { target, operator, value } => {
                let sign = operator.map_or("", |operator| operator.symbol());
                self.text += &format!("{} {sign}= ", target.value);
                self.expression(value, Binding::Conditional);
            }
            ActionKind::Evaluate(value) => self.expression(value, Binding::Postfix),
            other => self.action(other),
        }
    }

    fn typed(&mut self, declared: &Declaration) {
        let of = declared.of.as_ref().map_or_else(|| "var".to_owned(), |of| print_type(&of.value));
        self.text += &format!("{of} {}", declared.name.value);
    }

    fn initial(&mut self, declared: &Declaration) {
        if let Some(value) = &declared.value {
            self.text += " = ";
            self.expression(value, Binding::Conditional);
        }
    }

    fn body(&mut self, body: &Action) {
        self.text.push(' ');
        self.action(&body.value);
    }

    fn word(&mut self, word: &str, value: &Expression) {
        self.text += word;
        self.expression(value, Binding::Conditional);
        self.text.push(';');
    }
}
