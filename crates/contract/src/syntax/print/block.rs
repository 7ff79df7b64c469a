//! Statements inside of expressions.

use super::super::operator::Binding;
use super::super::{
    Action, ActionKind, Binary, Catch, ClassBody, ClassMember, ClassMethod, Declaration, Expression, Gives, Name,
    Resource, Try, Type, TypeName,
};
use super::{Printer, print_type};

impl Printer {
    /// `{ … }`.
    pub(super) fn block(&mut self, actions: &[Action]) {
        self.text += "{ ";
        self.statements(actions);
        self.text += if actions.is_empty() { "}" } else { " }" };
    }

    /// ` { … }` behind a creation.
    pub(super) fn class_body(&mut self, body: &ClassBody) {
        self.text += " {";
        for member in &body.members {
            self.text.push(' ');
            match member {
                ClassMember::Field { declared, is_final } => {
                    self.text += if *is_final { "final " } else { "" };
                    self.typed(declared);
                    self.initial(declared);
                    self.text.push(';');
                }
                ClassMember::Method(method) => self.class_method(method),
                ClassMember::Initializer(body) => self.block(&body.value),
            }
        }
        self.text += " }";
    }

    fn class_method(&mut self, method: &ClassMethod) {
        self.text += if method.says_override { "@Override " } else { "" };
        self.text += method.access.word();
        self.text += if method.access.word().is_empty() { "" } else { " " };
        self.text += &method.result.as_ref().map_or_else(|| "void".to_owned(), |of| print_type(&of.value));
        let parameter = |(of, name): &(Type, Name)| format!("{} {}", print_type(&of.value), name.value);
        let mut parameters: Vec<String> = method.parameters.iter().map(parameter).collect();
        if let (true, Some((of, name))) = (method.has_variable_arity, method.parameters.last()) {
            let elements = TypeName { dimensions: of.value.dimensions.saturating_sub(1), ..of.value.clone() };
            parameters.pop();
            parameters.push(format!("{}... {}", print_type(&elements), name.value));
        }
        self.text += &format!(" {}({}) ", method.name.value, parameters.join(", "));
        self.block(&method.body.value);
    }

    /// An assignment inside of an expression, with parentheses of its own.
    pub(super) fn assignment(
        &mut self,
        target: &Expression,
        operator: Option<Binary>,
        value: &Expression,
        gives: Gives,
    ) {
        self.text.push('(');
        self.expression(target, Binding::Postfix);
        if gives == Gives::Old {
            self.text += if operator == Some(Binary::Add) { "++" } else { "--" };
        } else {
            self.text += &format!(" {}= ", operator.map_or("", |operator| operator.symbol()));
            self.expression(value, Binding::Conditional);
        }
        self.text.push(')');
    }

    /// Statements one after the other.
    pub(super) fn statements(&mut self, actions: &[Action]) {
        for (index, action) in actions.iter().enumerate() {
            self.text += if index > 0 { " " } else { "" };
            self.action(&action.value);
        }
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
            ActionKind::Labelled { label, body } => {
                self.text += &format!("{}:", label.value);
                self.body(body);
            }
            ActionKind::Switch(switch) => self.switch(switch),
            ActionKind::Try(attempt) => self.attempt(attempt),
            ActionKind::Synchronized { lock, body } => {
                self.applied("synchronized ", [lock]);
                self.text.push(' ');
                self.block(body);
            }
            ActionKind::Assert { condition, message } => {
                self.text += "assert ";
                self.expression(condition, Binding::Conditional);
                if let Some(message) = message {
                    self.text += " : ";
                    self.expression(message, Binding::Conditional);
                }
                self.text.push(';');
            }
            ActionKind::Break(label) => self.jump("break", label.as_ref()),
            ActionKind::Continue(label) => self.jump("continue", label.as_ref()),
            ActionKind::Return(None) => self.text += "return;",
            ActionKind::Return(Some(value)) => self.word("return ", value),
            ActionKind::Yield(value) => self.word("yield ", value),
            ActionKind::Throw(value) => self.word("throw ", value),
        }
    }

    fn jump(&mut self, word: &str, label: Option<&Name>) {
        self.text += word;
        if let Some(label) = label {
            self.text += &format!(" {}", label.value);
        }
        self.text.push(';');
    }

    fn attempt(&mut self, attempt: &Try) {
        self.text += "try ";
        for (index, resource) in attempt.resources.iter().enumerate() {
            self.text += if index > 0 { "; " } else { "(" };
            match resource {
                Resource::Declared(declared) => {
                    self.typed(declared);
                    self.initial(declared);
                }
                Resource::Named(named) => self.expression(named, Binding::Postfix),
            }
        }
        self.text += if attempt.resources.is_empty() { "" } else { ") " };
        self.block(&attempt.body);
        for Catch { types, name, body } in &attempt.catches {
            let types: Vec<String> = types.iter().map(|of| print_type(&of.value)).collect();
            self.text += &format!(" catch ({} {}) ", types.join(" | "), name.as_ref().map_or("_", |name| &name.value));
            self.block(body);
        }
        if let Some(finally) = &attempt.finally {
            self.text += " finally ";
            self.block(finally);
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
                self.expression(target, Binding::Postfix);
                self.text += &format!(" {sign}= ");
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
