//! Contracts in the comments of Java source files, each with the declaration that it belongs to.
//!
//! A comment is a contract if it begins with `//@` or `/*@`. It belongs to the declaration whose header it stands before or in,
//! to the parameter that it stands at, or to the place in a body where it stands; invariants belong to the class around
//! them. Comments with nothing but white space between them are read as one text. `//+KEY@` counts if the key is `KUKANG`,
//! `//-KEY@` if it is not, as JML says. `//@Override` is Java that somebody switched off, not a contract.
//!
//! The Java text is scanned for declarations only. Text that is no Java is for the compiler to complain about; a contract
//! that finds no declaration is reported.

mod attach;
mod body;
mod cursor;
mod declarations;
mod local;
mod marker;
mod members;
mod scope;

use crate::span::Lines;
use crate::syntax::{Contract, TypeName};
use crate::{Diagnostic, Imports, Problem, Span};
use std::collections::BTreeMap;

/// What the comments of one file say.
#[derive(Clone, PartialEq, Debug)]
pub struct Scanned {
    pub imports: Imports,
    /// In the order of the text.
    pub contracts: Vec<Attached>,
    /// All methods and constructors, each with the binary name of its class, in the order of the text.
    pub methods: Vec<(String, Signature)>,
    /// All classes and members that are declared, in the order of the text.
    pub declarations: Vec<Declared>,
    /// The classes that stand in bodies and initializers, whose numbers are guessed.
    pub local_classes: Vec<LocalClass>,
    /// Errors and warnings, in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
}

/// A class, a field or a method.
#[derive(Clone, PartialEq, Debug)]
pub struct Declared {
    /// The binary name of the class.
    pub class: String,
    pub member: Member,
    /// Where its name stands.
    pub name: Span,
}

/// A class in a body or an initializer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocalClass {
    /// Its binary name if compilers number such classes in the order of the text: `Outer$1`, `Outer$1Local`.
    pub class: String,
    /// The lines where it stands.
    pub first: u32,
    pub last: u32,
}

/// A contract and what it is about. The spans in it are ranges of the file's text. A declaration has one of these at most, a
/// class may have several.
#[derive(Clone, PartialEq, Debug)]
pub struct Attached {
    /// The binary name of the class, as in `java/util/Map$Entry`.
    pub class: String,
    pub member: Member,
    pub contract: Contract,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Member {
    /// Invariants and modifiers of the class itself.
    Class,
    Field(String),
    Method(Signature),
    Parameter {
        method: Signature,
        index: usize,
    },
    /// Statements in a body.
    Statement {
        body: Body,
        place: StatementPlace,
        /// The variable that the statement declares behind which this stands, at the end of a block: class files have no
        /// variables that nobody reads any more.
        declared: Option<Parameter>,
    },
}

/// Where in a body a statement of a contract stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StatementPlace {
    /// Before the code of this line.
    BeforeLine(u32),
    /// At the end of a block, behind a statement of the program that has these lines to itself.
    BehindLines { first: u32, last: u32 },
}

/// What a statement is part of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Body {
    Method(Signature),
    StaticInitializer,
    InstanceInitializer,
}

/// A method or constructor as the source has it: without the parameters that the compiler adds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// `<init>` for a constructor.
    pub name: String,
    pub parameters: Vec<Parameter>,
    /// The line of its name.
    pub line: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parameter {
    pub name: String,
    /// The type without type arguments; `T...` is `T[]`.
    pub written: TypeName,
    /// The same, with type variables of the method and its classes replaced by their bounds.
    pub erased: TypeName,
}

/// Finds the contracts of a Java source file. The path is only for messages.
pub fn scan(path: &str, text: &str) -> Scanned {
    let (cursor, warnings) = cursor::Cursor::new(text);
    let mut scanner = Scanner {
        text,
        lines: Lines::new(text),
        cursor,
        imports: Imports::default(),
        contracts: Vec::new(),
        methods: Vec::new(),
        declarations: Vec::new(),
        problems: warnings,
        nesting: 0,
        class_braces: BTreeMap::new(),
        local_numbers: BTreeMap::new(),
        local_classes: Vec::new(),
    };
    scanner.file();
    let Scanner { imports, contracts, methods, declarations, local_classes, problems, .. } = scanner;
    let diagnostics = Diagnostic::all(problems, path, text);
    Scanned { imports, contracts, methods, declarations, local_classes, diagnostics }
}

struct Scanner<'a> {
    text: &'a str,
    lines: Lines<'a>,
    cursor: cursor::Cursor<'a>,
    imports: Imports,
    contracts: Vec<Attached>,
    methods: Vec<(String, Signature)>,
    declarations: Vec<Declared>,
    problems: Vec<Problem>,
    /// How many classes stand around the present place.
    nesting: usize,
    /// The braces further on that are known to begin classes without names, and where objects of these are made.
    class_braces: BTreeMap<usize, usize>,
    /// How many local classes of a name a class has so far.
    local_numbers: BTreeMap<(String, String), u32>,
    local_classes: Vec<LocalClass>,
}

impl Scanner<'_> {
    /// Remembers where the token of this index declares something.
    fn declare(&mut self, class: &str, member: Member, name_at: usize) {
        let name = self.cursor.token(name_at).span;
        self.declarations.push(Declared { class: class.to_owned(), member, name });
    }
}
