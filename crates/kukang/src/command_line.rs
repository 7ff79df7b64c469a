//! Commands as people would type them.

use crate::cli::CheckOptions;
use crate::uses;
use decide::smt::Dialect;
use explore::Strategy;

/// The command, `check` or `replay`, that explores something in the same way, without its target. What only says how much may be
/// spent, or where results go, is left out.
pub fn again(command: &str, options: &CheckOptions) -> String {
    let mut words = vec!["kukang".to_owned(), command.to_owned()];
    let mut option = |name: &str, value: String| words.extend([name.to_owned(), quoted(&value)]);
    if let Some(file) = &options.config {
        option("--config", file.display().to_string());
    }
    if let Some(class_path) = &options.classes.class_path {
        option("-cp", class_path.clone());
    }
    if let Some(jdk) = &options.classes.jdk {
        option("--jdk", jdk.display().to_string());
    }
    if let Some(source) = &options.source {
        option("--source", source.clone());
    }
    if let Some(k) = options.k {
        option("-k", k.to_string());
    }
    if let Some(n) = options.n {
        option("-n", n.to_string());
    }
    for (name, bound) in &options.type_bounds {
        option("--type-bound", format!("{name}={bound}"));
    }
    if options.init != Strategy::default() {
        option("--init", options.init.name().to_owned());
    }
    if let Some(bound) = options.loop_bound {
        option("--loop-bound", bound.to_string());
    }
    if let Some(bound) = options.call_bound {
        option("--call-bound", bound.to_string());
    }
    for choice in &options.uses.0 {
        let text = uses::to_text(choice);
        let (name, value) = text.split_once(' ').unwrap_or((&text, ""));
        option(&format!("--{name}"), value.to_owned());
    }
    if options.solver.name != Dialect::NAMES[0].1 {
        option("--solver", options.solver.name.clone());
    }
    words.join(" ")
}

/// A word that a shell takes as it is.
pub fn quoted(word: &str) -> String {
    let is_plain =
        |of: char| of.is_alphanumeric() || matches!(of, '.' | '/' | ':' | '_' | '-' | '=' | ',' | '+' | '@' | '%');
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::{again, quoted};
    use crate::cli::{Cli, Command};
    use clap::Parser;

    #[test]
    fn words_are_quoted_where_a_shell_would_read_something_into_them() {
        assert_eq!(quoted("trees.Tree::size"), "trees.Tree::size");
        assert_eq!(quoted("trees.Tree::add(int)"), "'trees.Tree::add(int)'");
        assert_eq!(quoted("it's $HOME"), "'it'\\''s $HOME'");
        assert_eq!(quoted(""), "''");
    }

    #[test]
    fn the_options_that_decide_the_result_are_kept() {
        let typed = "kukang check --class-path a:b -k 2 -n 4 --type-bound x.Y=3 --init lazy --loop-bound 7 --call-bound 8 \
                     --use-body a.B --use-contract c.* --use-model d.E=f.G::h --solver cvc5 --jdk j --source s --jobs 2 \
                     --timeout 3 --max-paths 4 --format json x.Y::z";
        let Ok(Cli { command: Command::Check(options) }) = Cli::try_parse_from(typed.split_whitespace()) else {
            panic!("these are options of a check")
        };
        let expected = "kukang check -cp a:b --jdk j --source s -k 2 -n 4 --type-bound x.Y=3 --init lazy --loop-bound 7 \
                        --call-bound 8 --use-body a.B --use-contract 'c.*' --use-model d.E=f.G::h --solver cvc5";
        assert_eq!(again("check", &options.check), expected);
    }
}
