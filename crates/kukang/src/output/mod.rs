//! What a check prints: the formats by name, and what each of them is given.

mod colour;
pub mod coverage;
mod group;
mod heap_json;
mod heap_text;
mod human;
mod json;
mod junit;
mod label;
mod place;
mod sarif;
mod xml;

pub use evidence::{counted, grouped};
pub use place::SourceFiles;

use crate::status;
use colour::Palette;
use explore::{Config, Report};
use human::Human;
use json::Json;
use junit::Junit;
use sarif::Sarif;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    Human,
    Json,
    Sarif,
    Junit,
}

impl Format {
    pub const NAMES: [(Format, &'static str); 4] =
        [(Format::Human, "human"), (Format::Json, "json"), (Format::Sarif, "sarif"), (Format::Junit, "junit")];

    pub fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(format, _)| *format == self).expect("every format is in the table").1
    }

    pub fn named(name: &str) -> Option<Format> {
        Self::NAMES.iter().find(|(_, known)| *known == name).map(|(format, _)| *format)
    }
}

/// What a run is about.
pub struct Run {
    pub config: Config,
    pub jdk_version: String,
    /// The command that checks a target again, without the target.
    pub command: String,
}

/// What came out of one target.
pub struct Finding<'a> {
    pub report: &'a Report,
    /// The files that its violations were recorded in.
    pub recorded: &'a [PathBuf],
    pub sources: &'a SourceFiles,
}

/// Writes reports in one of the formats, to standard output or to a file. Beside a file, standard output has the report
/// for people.
pub struct Printer {
    human: Option<Human>,
    document: Option<Document>,
    file: Option<(PathBuf, File)>,
}

/// What is written at the end, in one piece.
enum Document {
    /// The lines so far, without colours.
    Human(Human, String),
    Json(Json),
    Sarif(Sarif),
    Junit(Junit),
}

impl Printer {
    /// Fails if the file cannot be written, before anybody waits for a result.
    pub fn new(format: Format, file: Option<&Path>, run: Run) -> Result<Printer, String> {
        let Some(path) = file else {
            return Ok(match format {
                Format::Human => Printer { human: Some(human(run)), document: None, file: None },
                _ => Printer { human: None, document: Some(Document::new(format, &run)), file: None },
            });
        };
        let file = File::create(path).map_err(|error| cannot_write(path, &error))?;
        let document = Some(Document::new(format, &run));
        Ok(Printer { human: Some(human(run)), document, file: Some((path.to_owned(), file)) })
    }

    pub fn report(&mut self, finding: &Finding<'_>) {
        if let Some(human) = &mut self.human {
            status::print(&human.report(finding));
        }
        if let Some(document) = &mut self.document {
            document.report(finding);
        }
    }

    /// Takes why a target could not be checked at all.
    pub fn refused(&mut self, target: &str, why: &str) {
        match &mut self.document {
            Some(Document::Sarif(sarif)) => sarif.refused(target, why),
            Some(Document::Junit(junit)) => junit.refused(target, why),
            Some(Document::Json(json)) => json.refused(target, why),
            Some(Document::Human(..)) | None => {}
        }
    }

    pub fn finish(self) -> Result<(), String> {
        if let Some(human) = &self.human {
            status::print(&human.finish());
        }
        let Some(document) = self.document else { return Ok(()) };
        let text = document.finish();
        match self.file {
            Some((path, mut file)) => file.write_all(text.as_bytes()).map_err(|error| cannot_write(&path, &error)),
            None => {
                status::print(&text);
                Ok(())
            }
        }
    }
}

impl Document {
    fn new(format: Format, run: &Run) -> Document {
        match format {
            Format::Human => {
                Document::Human(Human::new(run.config.clone(), run.command.clone(), Palette::Plain), String::new())
            }
            Format::Json => Document::Json(Json::new(&run.config, run.jdk_version.clone())),
            Format::Sarif => Document::Sarif(Sarif::new(run)),
            Format::Junit => Document::Junit(Junit::new(run)),
        }
    }

    fn report(&mut self, finding: &Finding<'_>) {
        match self {
            Document::Human(human, text) => *text += &human.report(finding),
            Document::Json(json) => json.report(finding),
            Document::Sarif(sarif) => sarif.report(finding),
            Document::Junit(junit) => junit.report(finding),
        }
    }

    fn finish(self) -> String {
        match self {
            Document::Human(human, text) => text + &human.finish(),
            Document::Json(json) => json.finish(),
            Document::Sarif(sarif) => sarif.finish(),
            Document::Junit(junit) => junit.finish(),
        }
    }
}

fn human(run: Run) -> Human {
    Human::new(run.config, run.command, Palette::of_standard_output())
}

fn cannot_write(path: &Path, error: &std::io::Error) -> String {
    format!("{} cannot be written: {error}", path.display())
}
