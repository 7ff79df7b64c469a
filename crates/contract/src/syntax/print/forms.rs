//! Patterns, `switch`, creations and functions.

use super::super::operator::Binding;
use super::super::{
    ArmBody, CaseLabel, Expression, Form, Function, FunctionBody, Parameter, PatternKind, Referred, Switch, Type,
};
use super::{Printer, is_number, print_type};

impl Printer {
    pub(super) fn pattern(&mut self, pattern: &PatternKind) {
        match pattern {
            PatternKind::Variable { of: None, name: None } => self.text.push('_'),
            PatternKind::Variable { of, name } => {
                let of = of.as_ref().map_or_else(|| "var".to_owned(), |of| print_type(&of.value));
                self.text += &format!("{of} {}", name.as_ref().map_or("_", |name| &name.value));
            }
            PatternKind::Record { of, parts } => {
                self.text += &format!("{}(", print_type(&of.value));
                for (index, part) in parts.iter().enumerate() {
                    self.text += if index > 0 { ", " } else { "" };
                    self.pattern(&part.value);
                }
                self.text.push(')');
            }
        }
    }

    pub(super) fn switch(&mut self, switch: &Switch) {
        self.applied("switch ", [&switch.selector]);
        self.text += " { ";
        for arm in &switch.arms {
            for (index, label) in arm.labels.iter().enumerate() {
                // `default` goes without the word, but among others with it.
                self.text += match (index, arm.labels.len(), &label.value) {
                    (0, 1, CaseLabel::Default) => "",
                    (0, ..) => "case ",
                    _ => ", ",
                };
                self.label(&label.value);
            }
            if let Some(guard) = &arm.guard {
                self.text += " when ";
                self.without_lambda(guard);
            }
            self.text += if switch.form == Form::Arrows { " -> " } else { ": " };
            match &arm.body {
                ArmBody::Value(value) => {
                    self.text += if switch.form == Form::Arrows { "" } else { "yield " };
                    self.expression(value, Binding::Conditional);
                    self.text.push(';');
                }
                ArmBody::Throw(thrown) => {
                    self.text += "throw ";
                    self.expression(thrown, Binding::Conditional);
                    self.text.push(';');
                }
                ArmBody::Block(actions) if switch.form == Form::Arrows => self.block(actions),
                ArmBody::Block(actions) => self.statements(actions),
            }
            self.text.push(' ');
        }
        self.text.push('}');
    }

    fn label(&mut self, label: &CaseLabel) {
        match label {
            CaseLabel::Default => self.text += "default",
            CaseLabel::Constant(constant) => self.without_lambda(constant),
            CaseLabel::Pattern(pattern) => self.pattern(&pattern.value),
        }
    }

    /// An expression that an arrow stands behind, which must not belong to it. In parentheses nothing can go wrong.
    fn without_lambda(&mut self, expression: &Expression) {
        let is_plain = expression.as_name().is_some() || is_number(expression);
        if is_plain { self.plain(expression) } else { self.enclosed(expression) }
    }

    pub(super) fn creation(&mut self, outer: Option<&Expression>, of: &Type, arguments: &[Expression]) {
        if let Some(outer) = outer {
            self.target(outer);
            self.text.push('.');
        }
        self.applied(&format!("new {}", print_type(&of.value)), arguments);
    }

    pub(super) fn new_array(&mut self, of: &Type, lengths: &[Expression]) {
        let mut element = of.value.clone();
        let more = element.dimensions.saturating_sub(lengths.len());
        element.dimensions = 0;
        self.text += &format!("new {}", print_type(&element));
        for length in lengths {
            self.text.push('[');
            self.expression(length, Binding::Conditional);
            self.text.push(']');
        }
        self.text += &"[]".repeat(more);
    }

    pub(super) fn array_of(&mut self, of: &Type, values: &[Expression]) {
        self.text += &format!("new {} {{", print_type(&of.value));
        self.list(values);
        self.text.push('}');
    }

    pub(super) fn lambda(&mut self, function: &Function) {
        self.text.push('(');
        // Of parameters without types none has one, so that each can be printed as it is.
        let typed = function.parameters.iter().any(|parameter| parameter.of.is_some());
        for (index, Parameter { of, name }) in function.parameters.iter().enumerate() {
            self.text += if index > 0 { ", " } else { "" };
            match of {
                Some(of) => self.text += &format!("{} ", print_type(&of.value)),
                None if typed => self.text += "var ",
                None => {}
            }
            self.text += name.as_ref().map_or("_", |name| &name.value);
        }
        self.text += ") -> ";
        match &function.body {
            FunctionBody::Value(value) => self.expression(value, Binding::Conditional),
            FunctionBody::Block(actions) => self.block(actions),
        }
    }

    pub(super) fn reference(&mut self, to: &Referred, name: &str) {
        match to {
            Referred::Value(target) => self.target(target),
            Referred::Type(of) => self.text += &print_type(&of.value),
        }
        self.text += &format!("::{name}");
    }
}
