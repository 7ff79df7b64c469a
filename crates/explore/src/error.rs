//! Why a check cannot even begin, or cannot go on at all.

use crate::open::MethodChoice;
use crate::target::MethodName;
use interp::Stop;
use program::{ProgramError, Trouble};
use std::fmt;

#[derive(Debug)]
pub enum Error {
    /// A class file, jar or JDK is unusable.
    Input(ProgramError),
    /// The target names nothing that can be checked; says what is wrong and which names are near.
    Target(String),
    /// The configuration names something that is not there.
    Config(String),
    /// Choices of what methods run that name nothing that can be run, each with what is wrong with it.
    Runs(Vec<(MethodChoice, String)>),
    /// Bounds of types that are not there, by the name of the type, each with what is wrong with it.
    TypeBounds(Vec<(String, String)>),
    /// Choices that do not belong to the target.
    Choices(String),
    /// The closed world lacks a class that the code asks for; a session adds it and starts over.
    WorldLacks(String),
    /// A method is called that nobody implements; a session looks for its contract and starts over.
    NeedsContract(MethodName),
    /// What is wrong with the contracts and the spec classes.
    Contract(Vec<contract::Diagnostic>),
    /// Something needed before any path begins is not supported.
    Unsupported(String),
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Input(error) => write!(out, "{error}"),
            Error::Target(message) | Error::Config(message) | Error::Choices(message) => out.write_str(message),
            Error::Runs(wrong) => {
                let messages: Vec<&str> = wrong.iter().map(|(_, message)| message.as_str()).collect();
                out.write_str(&messages.join("\n"))
            }
            Error::TypeBounds(wrong) => {
                let messages: Vec<String> =
                    wrong.iter().map(|(_, message)| format!("--type-bound: {message}")).collect();
                out.write_str(&messages.join("\n"))
            }
            Error::WorldLacks(class) => write!(out, "the closed world lacks {}", class.replace('/', ".")),
            Error::NeedsContract(method) => write!(out, "nobody implements {}.{}", method.class, method.name),
            Error::Contract(problems) => {
                let texts: Vec<String> = problems.iter().map(contract::Diagnostic::render).collect();
                out.write_str(&texts.join("\n"))
            }
            Error::Unsupported(what) => write!(out, "unsupported: {what}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<ProgramError> for Error {
    fn from(error: ProgramError) -> Error {
        Error::Input(error)
    }
}

/// A class of the class path that cannot be loaded is left out of the closed world, so what has trouble is of the JDK.
impl From<Trouble> for Error {
    fn from(trouble: Trouble) -> Error {
        match trouble {
            Trouble::Input(error) => Error::Input(error),
            Trouble::Link(error) => Error::Unsupported(format!("a JDK with {:?}: {}", error.kind, error.message)),
        }
    }
}

impl From<Box<Stop>> for Error {
    fn from(stop: Box<Stop>) -> Error {
        match *stop {
            Stop::Input(error) => Error::Input(error),
            Stop::Unsupported { what, at } => Error::Unsupported(format!("{what}, called from {at}")),
            Stop::Unverifiable { what, at } => Error::Target(format!("invalid bytecode: {what}, at {at}")),
            other => Error::Unsupported(format!("{other:?}")),
        }
    }
}
