//! `--use-contract`, `--use-model` and `--use-body`: what methods run. Of several that fit a method the last counts, so that
//! their order on the command line is kept.

use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};
use explore::{MethodChoice, Runs};

/// The choices in the order in which they were given.
#[derive(Clone, Debug, Default)]
pub struct Uses(pub Vec<MethodChoice>);

const CONTRACT: &str = "use-contract";
const MODEL: &str = "use-model";
const BODY: &str = "use-body";

impl FromArgMatches for Uses {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Uses, Error> {
        let mut found: Vec<(usize, MethodChoice)> = Vec::new();
        for option in [CONTRACT, MODEL, BODY] {
            let values = matches.get_many::<MethodChoice>(option).into_iter().flatten().cloned();
            found.extend(matches.indices_of(option).into_iter().flatten().zip(values));
        }
        found.sort_by_key(|(place, _)| *place);
        Ok(Uses(found.into_iter().map(|(_, choice)| choice).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Uses::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for Uses {
    fn augment_args(command: Command) -> Command {
        let option = |name: &'static str, value: &'static str, help: &'static str| {
            Arg::new(name).long(name).value_name(value).action(ArgAction::Append).help(help)
        };
        let contract = "Use the contract of methods in place of their bodies; a pattern is pkg.Class::method, pkg.Class, or \
                        either with `*` for any text; may be given several times, the last that fits counts";
        let model = "Run another method in place of these: a static one that takes the receiver first";
        let body = "Run the bodies of methods whatever was said before";
        command
            .arg(option(CONTRACT, "PATTERN", contract).value_parser(|text: &str| choice(text, Runs::Contract)))
            .arg(option(MODEL, "PATTERN=pkg.Class::method", model).value_parser(with_model))
            .arg(option(BODY, "PATTERN", body).value_parser(|text: &str| choice(text, Runs::Body)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Uses::augment_args(command)
    }
}

fn choice(pattern: &str, runs: Runs) -> Result<MethodChoice, String> {
    let pattern = pattern.trim().to_owned();
    if pattern.is_empty() { Err("the pattern is empty".to_owned()) } else { Ok(MethodChoice { pattern, runs }) }
}

fn with_model(text: &str) -> Result<MethodChoice, String> {
    let (pattern, model) =
        text.split_once('=').ok_or("write a pattern and a method: shop.Cart::add=models.Cart::add")?;
    choice(pattern, Runs::Model(model.trim().to_owned()))
}

/// A choice as a recording keeps it: the option with its value.
pub fn to_text(choice: &MethodChoice) -> String {
    match &choice.runs {
        Runs::Contract => format!("{CONTRACT} {}", choice.pattern),
        Runs::Body => format!("{BODY} {}", choice.pattern),
        Runs::Model(model) => format!("{MODEL} {}={model}", choice.pattern),
    }
}

pub fn from_text(text: &str) -> Result<MethodChoice, String> {
    match text.split_once(' ') {
        Some((CONTRACT, pattern)) => choice(pattern, Runs::Contract),
        Some((BODY, pattern)) => choice(pattern, Runs::Body),
        Some((MODEL, rest)) => with_model(rest),
        _ => Err(format!("`{text}` says nothing of methods")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_the_options_is_kept() {
        let command = Uses::augment_args(Command::new("check"));
        let typed = ["check", "--use-body", "a", "--use-contract", "b", "--use-model", "c=d.E::f", "--use-body", "g"];
        let matches = command.try_get_matches_from(typed).expect("good options");
        let uses = Uses::from_arg_matches(&matches).expect("good options");
        let patterns: Vec<&str> = uses.0.iter().map(|choice| &*choice.pattern).collect();
        assert_eq!(patterns, ["a", "b", "c", "g"]);
        assert_eq!(uses.0[2].runs, Runs::Model("d.E::f".to_owned()));
    }

    #[test]
    fn what_a_recording_keeps_is_read_again() {
        for text in ["use-contract a.B::c", "use-body a.*", "use-model a.B=c.D::e"] {
            assert_eq!(from_text(text).map(|choice| to_text(&choice)), Ok(text.to_owned()));
        }
        for text in ["", "use-model a", "use-contract ", "other a"] {
            assert!(from_text(text).is_err(), "{text}");
        }
    }
}
