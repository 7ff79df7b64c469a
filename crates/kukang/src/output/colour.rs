//! Colours for terminals. <https://no-color.org> and <https://bixense.com/clicolors> say who may ask for them.

use std::env;
use std::io::{self, IsTerminal};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Palette {
    Plain,
    Coloured,
}

#[derive(Clone, Copy)]
pub enum Colour {
    Bold,
    Dim,
    Red,
    Green,
    Yellow,
    Blue,
}

impl Palette {
    /// Colours on a terminal, unless `NO_COLOR` is set, and anywhere if `CLICOLOR_FORCE` is.
    pub fn of_standard_output() -> Palette {
        let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
        let forced = is_set("CLICOLOR_FORCE") && env::var_os("CLICOLOR_FORCE").is_some_and(|value| value != "0");
        let wanted = forced || io::stdout().is_terminal();
        if wanted && !is_set("NO_COLOR") { Palette::Coloured } else { Palette::Plain }
    }

    pub fn paint(self, colour: Colour, text: &str) -> String {
        let code = match colour {
            _ if self == Palette::Plain => return text.to_owned(),
            Colour::Bold => "1",
            Colour::Dim => "2",
            Colour::Red => "1;31",
            Colour::Green => "1;32",
            Colour::Yellow => "1;33",
            Colour::Blue => "1;34",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }
}
