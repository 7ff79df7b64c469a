//! Gathering what was agreed, from wherever it was said: comments in source files, annotations in class files, and the
//! comments and annotations of spec classes.
//!
//! What is said of one declaration in several places is joined: all of it binds, but for the cases that `also` and `@Case` add. What a method inherits is joined as with
//! JML's `also`: each case binds where its own precondition holds. Where JML leaves a choice:
//!
//! - an overriding contract without `also` means the same as with it, and is worth a warning;
//! - a parameter may be null if the method or one that it overrides says so, a result may not be null if one says so;
//! - an invariant without `static` or `instance` has a `this`, in interfaces too;
//! - the precondition of a constructor, and what holds when it throws, have no `this`: there is no object yet.
//!
//! Specs are to be added to the program before their targets are asked for here.

mod annotations;
mod cases;
mod clauses;
mod comments;
mod inherit;
mod join;
mod listener;
mod literal;
mod matching;
mod misfits;
mod nameless;
mod nullness;
mod placed;
mod relations;
mod said;
mod sources;
mod statements;
mod text_block;
mod types;
mod written;

pub use inherit::overridden;
pub use sources::Sources;

use crate::agreed::{BodyStatement, ClassInvariant, MethodContract, Nullness, Place};
use crate::comments::Member;
use crate::{Code, Diagnostic, Problem};
use listener::{Found, Listener};
use program::{ClassId, FieldId, FieldPlace, MethodId, Program, class_file};
use said::{ClassSaid, MethodSaid, Said};
use sources::{SourceFile, SourceFiles, Wanted};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// All contracts that were asked for so far, and what is wrong with them.
pub struct Contracts {
    files: SourceFiles,
    /// The source files whose classes have all been looked at.
    finished: BTreeSet<String>,
    classes: BTreeMap<ClassId, Rc<ClassSaid>>,
    methods: BTreeMap<MethodId, Rc<MethodContract>>,
    invariants: BTreeMap<ClassId, Rc<Vec<ClassInvariant>>>,
    /// The source files of each class that was looked at.
    found: BTreeMap<ClassId, Rc<[Found]>>,
    /// The members of specs that are known not to fit, by the internal names of the specs.
    misfits: BTreeMap<Rc<str>, BTreeSet<String>>,
    diagnostics: Vec<Diagnostic>,
}

impl Contracts {
    pub fn new(sources: Sources) -> Contracts {
        Contracts {
            files: SourceFiles::new(sources),
            finished: BTreeSet::new(),
            classes: BTreeMap::new(),
            methods: BTreeMap::new(),
            invariants: BTreeMap::new(),
            found: BTreeMap::new(),
            misfits: BTreeMap::new(),
            diagnostics: Vec::new(),
        }
    }

    /// What binds a method: its own contract and those of the methods that it overrides.
    pub fn of_method(&mut self, program: &mut Program, method: MethodId) -> Rc<MethodContract> {
        if let Some(known) = self.methods.get(&method) {
            return known.clone();
        }
        let own = self.said_of(program, method);
        let overridden = inherit::overridden(program, method);
        let inherited: Vec<MethodSaid> = overridden.into_iter().map(|method| self.said_of(program, method)).collect();
        if let Some(place) = own.without_also.iter().find(|_| inherited.iter().any(|said| !said.cases.is_empty())) {
            let message = "this method inherits a contract, to which this one is added";
            let problem = Problem::new(Code::WithoutAlso, place.span, message).help("begin it with `also`");
            self.report(place.text.diagnostics(vec![problem]));
        }
        let contract = Rc::new(inherit::contract(program, method, own, inherited));
        let wrong = self.wrong_properties(program, &contract);
        self.report(wrong);
        self.methods.insert(method, contract.clone());
        contract
    }

    /// The invariants of a class and of all its supertypes, private ones included. Methods marked as invariants are not
    /// among them.
    pub fn invariants_of(&mut self, program: &mut Program, class: ClassId) -> Rc<Vec<ClassInvariant>> {
        if let Some(known) = self.invariants.get(&class) {
            return known.clone();
        }
        let mut found = Vec::new();
        for home in inherit::self_and_supertypes(program, class) {
            found.extend(self.said_of_class(program, home).invariants.iter().cloned());
        }
        let found = Rc::new(found);
        self.invariants.insert(class, found.clone());
        found
    }

    /// Whether a field may be null, as far as anybody said so.
    pub fn field_nullness(&mut self, program: &mut Program, field: FieldId) -> Nullness {
        self.said_of_field(program, field).nullness
    }

    /// The static fields of a class that are never null, and where that was said. What was said of all fields is about the
    /// declaration of each.
    pub fn non_null_statics(&mut self, program: &mut Program, class: ClassId) -> Vec<(FieldId, Place)> {
        let mut fields = program.class(class).fields.to_vec();
        fields.retain(|&field| matches!(program.field(field).place, FieldPlace::Static(_)));
        let said = fields.into_iter().map(|field| (field, self.said_of_field(program, field)));
        let said: Vec<(FieldId, Said)> = said.filter(|(_, said)| said.nullness == Nullness::NonNull).collect();
        let own = self.said_of_class(program, class);
        let place = |field: FieldId, said: Said| match own.fields.contains_key(&field) {
            true => said.place,
            false => self.declaration(program, field).or(said.place),
        };
        said.into_iter().filter_map(|(field, said)| Some((field, place(field, said)?))).collect()
    }

    /// Where the source declares a field, if it is there.
    fn declaration(&self, program: &Program, field: FieldId) -> Option<Place> {
        let of = program.field(field);
        let member = Member::Field(program.text(of.name).to_owned());
        let found = self.found.get(&of.class)?.iter().find(|found| found.spec.is_none())?;
        let mut declared = found.file.declarations.iter();
        let declared = declared.find(|declared| *declared.class == *found.name && declared.member == member)?;
        Some(Place { text: found.file.text.clone(), span: declared.name })
    }

    /// The statements in the bodies of a class, which stand wherever control comes along, those in methods of its specs
    /// included. Classes whose sources cannot have any are not looked at.
    pub fn statements_of(&mut self, program: &mut Program, class: ClassId) -> Vec<(MethodId, BodyStatement)> {
        let of = program.class(class);
        let wanted = Wanted { class: &of.name, file: of.source_file.as_deref(), origin: &of.origin };
        let is_own = of.module.is_none() && of.file.is_some();
        if program.specs_of(class).is_empty() && !(is_own && self.files.may_have_statements(&wanted)) {
            return Vec::new();
        }
        let said = self.said_of_class(program, class);
        let of_method = |(&method, said): (&MethodId, &MethodSaid)| {
            said.statements.iter().map(|statement| (method, statement.clone())).collect::<Vec<_>>()
        };
        said.methods.iter().flat_map(of_method).collect()
    }

    /// The source file of a class, if it is where sources are looked for.
    pub fn source_file(&self, program: &Program, class: ClassId) -> Option<PathBuf> {
        let of = program.class(class);
        if of.module.is_some() || of.file.is_none() {
            return None;
        }
        self.files.path(&Wanted { class: &of.name, file: of.source_file.as_deref(), origin: &of.origin })
    }

    /// The source files read so far whose comments have contracts, in order, each with the internal name of a class that they are of.
    pub fn files_with_contracts(&self) -> impl Iterator<Item = (&str, &Path)> {
        self.files.with_contracts()
    }

    /// Everything that is wrong with the contracts asked for so far, by file and place. Errors among it, but not
    /// warnings, mean that the contracts cannot be trusted.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    fn report(&mut self, found: Vec<Diagnostic>) {
        if found.is_empty() {
            return;
        }
        self.diagnostics.extend(found);
        let key = |of: &Diagnostic| (of.file.clone(), of.problem.span, of.problem.code, of.problem.message.clone());
        self.diagnostics.sort_by_cached_key(key);
        self.diagnostics.dedup();
    }

    /// What was said of a method itself, with what its class says of all its methods.
    fn said_of(&mut self, program: &mut Program, method: MethodId) -> MethodSaid {
        let home = program.method(method).class;
        let of_class = self.said_of_class(program, home);
        let mut said = of_class.methods.get(&method).cloned().unwrap_or_default();
        let by_default = self.by_default(program, home);
        said.add_defaults(program, method, of_class.pure.as_ref(), &by_default);
        said
    }

    /// What was said of a field, or of all fields of its class.
    fn said_of_field(&mut self, program: &mut Program, field: FieldId) -> Said {
        let home = program.field(field).class;
        if let Some(said) = self.said_of_class(program, home).fields.get(&field) {
            return said.clone();
        }
        match said::can_be_null_by_default(program, field) {
            true => self.by_default(program, home),
            false => Said::default(),
        }
    }

    /// What a class, or one around it, says of everything in it that may be null.
    fn by_default(&mut self, program: &mut Program, class: ClassId) -> Said {
        let mut at = class;
        let mut seen = BTreeSet::new();
        while seen.insert(at) {
            let said = self.said_of_class(program, at);
            if let Some(said) = &said.by_default {
                return said.clone();
            }
            let Some((outer, _)) = program.outer_class(at) else { break };
            let Ok(outer) = program.load(&outer) else { break };
            at = outer;
        }
        Said::default()
    }

    /// What was said of a class and its members, without what they inherit.
    fn said_of_class(&mut self, program: &mut Program, class: ClassId) -> Rc<ClassSaid> {
        if let Some(known) = self.classes.get(&class) {
            return known.clone();
        }
        let mut diagnostics = Vec::new();
        let (said, found) = self.listen(program, class, &mut diagnostics);
        let said = Rc::new(said);
        self.classes.insert(class, said.clone());
        self.found.insert(class, found.clone());
        self.report(diagnostics);
        for found in found.iter() {
            self.finish(program, &found.file);
        }
        for method in self.declared_relations(program, class) {
            self.of_method(program, method);
        }
        said
    }

    fn listen(
        &mut self,
        program: &mut Program,
        class: ClassId,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> (ClassSaid, Rc<[Found]>) {
        let of = program.class(class);
        let (name, origin, source, file) =
            (of.name.clone(), of.origin.clone(), of.source_file.clone(), of.file.clone());
        // Nobody writes contracts into the JDK, so that it is read only where a spec speaks of it.
        let is_own = file.is_some() && of.module.is_none();
        let specs: Vec<Rc<str>> = program.specs_of(class).to_vec();
        if !is_own && specs.is_empty() {
            return (ClassSaid::default(), Rc::default());
        }
        let mut files = Vec::new();
        if is_own {
            let wanted = Wanted { class: &name, file: source.as_deref(), origin: &origin };
            files.extend(self.files.find(&wanted, diagnostics).map(|file| Found {
                file,
                name,
                spec: None,
                misfits: BTreeSet::new(),
            }));
        }
        for spec in specs {
            let file = self.source_of_spec(program, &spec, diagnostics);
            let misfits = self.misfits.get(&spec).cloned().unwrap_or_default();
            files.extend(file.map(|file| Found { file, name: spec.clone(), spec: Some(spec), misfits }));
        }
        let mut listener = Listener::new(program, class, &files, diagnostics);
        listener.hear_comments();
        listener.hear_annotations();
        listener.add_cases();
        let said = listener.said;
        (said, files.into())
    }

    fn source_of_spec(
        &mut self,
        program: &Program,
        spec: &str,
        diagnostics: &mut Vec<Diagnostic>,
    ) -> Option<Rc<SourceFile>> {
        // Specs are not loaded as classes; their files have been read without complaint when they were grafted.
        let found = program.class_path().find_class(spec).ok()??;
        let file = class_file::parse(found.bytes).ok()?;
        let source = file.source_file.and_then(|index| file.constants.text(index).ok());
        let wanted = Wanted { class: spec, file: source.as_deref(), origin: &found.origin };
        self.files.find(&wanted, diagnostics)
    }

    /// Looks at the other classes of a source file too, so that all its mistakes are told.
    fn finish(&mut self, program: &mut Program, file: &SourceFile) {
        if !self.finished.insert(file.text.name.clone()) {
            return;
        }
        let names: BTreeSet<&str> = file.contracts.iter().map(|attached| attached.class.as_str()).collect();
        for name in names {
            if let Some(target) = program.target_of_spec(name) {
                self.said_of_class(program, target);
                continue;
            }
            if program.loaded(name).is_none() && is_unused_spec(program, name) {
                continue;
            }
            match program.load(name) {
                Ok(class) => {
                    self.said_of_class(program, class);
                }
                Err(trouble) => self.report(vec![comments::no_class(file, name, &trouble)]),
            }
        }
    }
}

/// Whether a class is a spec, or in one, that has not been grafted: it speaks of nothing then.
fn is_unused_spec(program: &mut Program, name: &str) -> bool {
    let specs = program.find_specs();
    specs.iter().any(|spec| name.strip_prefix(&**spec).is_some_and(|rest| rest.is_empty() || rest.starts_with('$')))
}
