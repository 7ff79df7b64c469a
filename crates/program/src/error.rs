//! What can be wrong with the input, and what can be wrong with the links between its classes.

use std::fmt;
use std::path::PathBuf;

pub type Result<T> = std::result::Result<T, ProgramError>;

/// The input itself is broken. It ends the command with exit status 2 and a message that names the file.
#[derive(Debug, Clone)]
pub enum ProgramError {
    NoJdk {
        tried: String,
    },
    BadJdk {
        home: PathBuf,
        what: String,
    },
    BadPath {
        path: PathBuf,
        what: String,
    },
    /// `origin` is a file, or a jar with the entry in it.
    BadClassFile {
        origin: String,
        what: String,
    },
    MissingClass {
        name: String,
    },
}

impl fmt::Display for ProgramError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProgramError::NoJdk { tried } => write!(
                out,
                "no JDK found ({tried}); pass --jdk HOME, set JAVA_HOME, or install one (on Debian: apt-get install \
                 openjdk-17-jdk-headless)"
            ),
            ProgramError::BadJdk { home, what } => write!(out, "the JDK at {}: {what}", home.display()),
            ProgramError::BadPath { path, what } => write!(out, "class path entry {}: {what}", path.display()),
            ProgramError::BadClassFile { origin, what } => write!(out, "class file {origin}: {what}"),
            ProgramError::MissingClass { name } => {
                write!(out, "class {} is neither on the class path nor in the JDK", name.replace('/', "."))
            }
        }
    }
}

impl std::error::Error for ProgramError {}

/// A link between classes that does not hold. The interpreter throws it as the Java error of the same name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkError {
    pub kind: LinkErrorKind,
    pub message: String,
}

impl LinkError {
    pub fn new(kind: LinkErrorKind, message: impl Into<String>) -> LinkError {
        LinkError { kind, message: message.into() }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinkErrorKind {
    NoClassDefFound,
    ClassCircularity,
    IncompatibleClassChange,
    IllegalAccess,
    NoSuchMethod,
    NoSuchField,
    AbstractMethod,
    Instantiation,
    Verify,
    ClassFormat,
    Linkage,
}

impl LinkErrorKind {
    /// The internal name of the Java error.
    pub fn class_name(self) -> &'static str {
        match self {
            LinkErrorKind::NoClassDefFound => "java/lang/NoClassDefFoundError",
            LinkErrorKind::ClassCircularity => "java/lang/ClassCircularityError",
            LinkErrorKind::IncompatibleClassChange => "java/lang/IncompatibleClassChangeError",
            LinkErrorKind::IllegalAccess => "java/lang/IllegalAccessError",
            LinkErrorKind::NoSuchMethod => "java/lang/NoSuchMethodError",
            LinkErrorKind::NoSuchField => "java/lang/NoSuchFieldError",
            LinkErrorKind::AbstractMethod => "java/lang/AbstractMethodError",
            LinkErrorKind::Instantiation => "java/lang/InstantiationError",
            LinkErrorKind::Verify => "java/lang/VerifyError",
            LinkErrorKind::ClassFormat => "java/lang/ClassFormatError",
            LinkErrorKind::Linkage => "java/lang/LinkageError",
        }
    }
}
