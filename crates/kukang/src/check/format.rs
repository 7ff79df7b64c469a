//! The output formats by name.

use super::human::Human;
use super::json::Json;
use explore::{Config, Report};
use std::path::PathBuf;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Human,
    Json,
}

impl Format {
    pub const NAMES: [(Format, &'static str); 2] = [(Format::Human, "human"), (Format::Json, "json")];

    pub fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(format, _)| *format == self).expect("every format is in the table").1
    }

    pub fn named(name: &str) -> Option<Format> {
        Self::NAMES.iter().find(|(_, known)| *known == name).map(|(format, _)| *format)
    }
}

/// Prints reports in one of the formats.
pub enum Printer {
    Human(Human),
    Json(Json),
}

impl Printer {
    pub fn new(format: Format, config: Config, jdk_version: String) -> Printer {
        match format {
            Format::Human => Printer::Human(Human::new(config)),
            Format::Json => Printer::Json(Json::new(&config, jdk_version)),
        }
    }

    /// Takes the report of one target, and the files that its violations were recorded in.
    pub fn report(&mut self, report: &Report, recorded: &[PathBuf]) {
        match self {
            Printer::Human(human) => human.report(report, recorded),
            Printer::Json(json) => json.report(report),
        }
    }

    pub fn finish(self) {
        match self {
            Printer::Human(human) => human.finish(),
            Printer::Json(json) => json.finish(),
        }
    }
}
