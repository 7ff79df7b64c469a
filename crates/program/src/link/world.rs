//! The closed world: all classes of the class path with their supertypes, read without loading them, and the classes
//! that a value of some type can have if no others exist.
//!
//! Classes of the JDK count as supertypes only. Its thousands of classes are no candidates for an unknown value, except
//! the one that the type itself names.

use super::access;
use super::class::ClassKind;
use super::graft::spec_annotation;
use super::load::{Program, Trouble};
use crate::class_file::constant_pool::Constant;
use crate::class_file::{self, ClassFile, Malformed};
use crate::{ClassId, ProgramError};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// The classes of the class path and what is below what. Nothing in it is loaded.
#[derive(Default)]
pub struct World {
    /// The classes of the class path and their access flags.
    classes: BTreeMap<Rc<str>, u16>,
    /// The classes and interfaces, those of the JDK included, that name one as their superclass or superinterface.
    below: FxHashMap<Rc<str>, Vec<Rc<str>>>,
    /// The spec classes of the class path. They and the classes in them are no part of the world.
    specs: BTreeSet<Rc<str>>,
    /// The texts with which annotations are on fields, by the descriptor of the annotation; those of specs included.
    on_fields: BTreeMap<Rc<str>, BTreeSet<String>>,
    /// What call sites of the class path make that are linked when they are first reached: the interfaces of lambdas and
    /// method references, and strings.
    made_at_call_sites: BTreeSet<String>,
    unreadable: Vec<ProgramError>,
}

/// What a program knows of its closed world so far.
#[derive(Default)]
pub(super) struct Closed {
    world: Option<Rc<World>>,
    implementations: FxHashMap<ClassId, Vec<ClassId>>,
    left_out: BTreeMap<Rc<str>, Trouble>,
}

impl World {
    /// The internal names of the classes and interfaces of the class path, sorted.
    pub fn classes(&self) -> impl Iterator<Item = &Rc<str>> {
        self.classes.keys()
    }

    /// The classes and interfaces of the class path that are below the one of this internal name, which need not be of
    /// the class path itself; sorted. It is not among them.
    pub fn subtypes(&self, name: &str) -> Vec<Rc<str>> {
        let Some((name, direct)) = self.below.get_key_value(name) else { return Vec::new() };
        let mut known: FxHashSet<&Rc<str>> = FxHashSet::from_iter([name]);
        let mut pending: Vec<&Rc<str>> = direct.iter().collect();
        let mut found = Vec::new();
        while let Some(next) = pending.pop() {
            if !known.insert(next) {
                continue;
            }
            if self.classes.contains_key(next) {
                found.push(next.clone());
            }
            pending.extend(self.below.get(next).into_iter().flatten());
        }
        found.sort();
        found
    }

    /// The internal names of the spec classes of the class path, sorted.
    pub fn specs(&self) -> impl Iterator<Item = &Rc<str>> {
        self.specs.iter()
    }

    /// The values of an annotation, by internal name, on fields of the classes and specs of the class path, sorted.
    pub fn texts_on_fields(&self, annotation: &str) -> impl Iterator<Item = &String> {
        self.on_fields.get(&*format!("L{annotation};")).into_iter().flatten()
    }

    /// Whether a lambda or a method reference of the class path is of the interface of this internal name.
    pub fn has_lambda_of(&self, interface: &str) -> bool {
        self.made_at_call_sites.contains(interface)
    }

    /// Class files and folders of the class path that cannot be read. What would be in them is not in this world.
    pub fn unreadable(&self) -> &[ProgramError] {
        &self.unreadable
    }

    fn is_instantiable(&self, name: &str) -> bool {
        self.classes.get(name).is_some_and(|flags| flags & (access::INTERFACE | access::ABSTRACT) == 0)
    }
}

impl Program {
    /// The internal names of all classes in folders and jars of the class path, sorted, without those that the JDK has
    /// classes of the same name for. The class files are not looked at.
    pub fn class_path_names(&self) -> Result<Vec<String>, ProgramError> {
        let listing = self.class_path().list();
        match listing.unreadable.into_iter().next() {
            Some(error) => Err(error),
            None => self.without_jdk(listing.names).collect(),
        }
    }

    /// The closed world of the class path, which is read when it is first asked for.
    pub fn world(&mut self) -> Rc<World> {
        if let Some(known) = &self.closed.world {
            return known.clone();
        }
        let world = Rc::new(self.read_world());
        self.closed.world = Some(world.clone());
        world
    }

    /// The classes that an object of this static type can have in the closed world: the class itself if it can have
    /// instances, then all such classes of the class path below it, by name. They are loaded; a class that cannot be is
    /// [left out](Program::left_out). It fails only if the JDK itself is broken.
    ///
    /// Of arrays of references, these are the arrays of the same dimensions whose elements are of the class, or of any
    /// class or interface of the class path below it; the arrays of arrays that an `Object[]` may also be are not.
    pub fn implementations(&mut self, class: ClassId) -> Result<Vec<ClassId>, Trouble> {
        if let Some(known) = self.closed.implementations.get(&class) {
            return Ok(known.clone());
        }
        let found = match self.class(class).kind {
            ClassKind::Primitive(_) => Vec::new(),
            ClassKind::Array { .. } => self.array_implementations(class)?,
            ClassKind::Ordinary => self.object_implementations(class)?,
        };
        self.closed.implementations.insert(class, found.clone());
        Ok(found)
    }

    /// Loads a class and those of the class path below it, as far as that can be done: nobody depends on it.
    pub fn load_with_those_below(&mut self, name: &str) -> Vec<ClassId> {
        let mut found: Vec<ClassId> = self.load(name).into_iter().collect();
        let world = self.world();
        found.extend(world.subtypes(name).iter().filter_map(|below| self.load(below).ok()));
        found
    }

    /// The classes that would have been [implementations](Program::implementations) but cannot be loaded, by name.
    pub fn left_out(&self) -> &BTreeMap<Rc<str>, Trouble> {
        &self.closed.left_out
    }

    fn object_implementations(&mut self, class: ClassId) -> Result<Vec<ClassId>, Trouble> {
        let world = self.world();
        let own = self.class(class);
        let mut found = if own.is_interface() || own.is_abstract() { Vec::new() } else { vec![class] };
        for name in world.subtypes(&own.name).iter().filter(|name| world.is_instantiable(name)) {
            found.extend(self.load_or_leave_out(name, name)?);
        }
        Ok(found)
    }

    fn array_implementations(&mut self, class: ClassId) -> Result<Vec<ClassId>, Trouble> {
        let mut innermost = class;
        let mut dimensions = 0;
        while let ClassKind::Array { element, .. } = self.class(innermost).kind {
            innermost = element;
            dimensions += 1;
        }
        let mut found = vec![class];
        if self.class(innermost).is_primitive() {
            return Ok(found);
        }
        let name = self.class(innermost).name.clone();
        for name in self.world().subtypes(&name) {
            let array = format!("{}L{name};", "[".repeat(dimensions));
            found.extend(self.load_or_leave_out(&name, &array)?);
        }
        Ok(found)
    }

    /// Loads `wanted`, which is a class or an array of it.
    fn load_or_leave_out(&mut self, class: &Rc<str>, wanted: &str) -> Result<Option<ClassId>, Trouble> {
        match self.load(wanted) {
            Ok(loaded) => Ok(Some(loaded)),
            Err(broken @ Trouble::Input(ProgramError::BadJdk { .. })) => Err(broken),
            Err(trouble) => {
                self.closed.left_out.insert(class.clone(), trouble);
                Ok(None)
            }
        }
    }

    /// Drops the names of classes that the JDK has, which come before those of the class path.
    fn without_jdk(
        &self,
        names: impl IntoIterator<Item = String>,
    ) -> impl Iterator<Item = Result<String, ProgramError>> {
        names.into_iter().filter_map(|name| match self.jdk().find_class(&name) {
            Ok(Some(_)) => None,
            Ok(None) => Some(Ok(name)),
            Err(error) => Some(Err(error)),
        })
    }

    fn read_world(&self) -> World {
        let listing = self.class_path().list();
        let mut world = World { unreadable: listing.unreadable, ..World::default() };
        let mut supertypes = Vec::new();
        for name in self.without_jdk(listing.names) {
            match name.and_then(|name| Ok(self.read_header(&name)?.map(|header| (Rc::<str>::from(name), header)))) {
                Ok(Some((name, mut header))) if header.is_spec => {
                    world.note_contents(&mut header);
                    world.specs.insert(name);
                }
                // Its name comes after that of the class around it.
                Ok(Some((name, mut header))) if world.is_in_spec(&name) => world.note_contents(&mut header),
                Ok(Some((name, mut header))) => {
                    world.note_contents(&mut header);
                    supertypes.extend(world.note(&name, header.supertypes));
                    world.classes.insert(name, header.access);
                }
                Ok(None) => {}
                Err(error) => world.unreadable.push(error),
            }
        }
        self.read_supertypes(&mut world, supertypes);
        world
    }

    /// Follows the supertypes that are not of the class path to the top.
    fn read_supertypes(&self, world: &mut World, mut pending: Vec<Rc<str>>) {
        let mut known = FxHashSet::default();
        while let Some(name) = pending.pop() {
            if world.classes.contains_key(&name) || !known.insert(name.clone()) {
                continue;
            }
            match self.read_header(&name) {
                Ok(Some(header)) => pending.extend(world.note(&name, header.supertypes)),
                Ok(None) => {}
                // A broken class of the class path has been listed already.
                Err(error @ ProgramError::BadJdk { .. }) => world.unreadable.push(error),
                Err(_) => {}
            }
        }
    }

    /// What stands at the beginning of a class file; `None` if there is no class of this name. A file that holds a class of another
    /// name holds none of this name: that is in order in a folder below which there is another class path.
    fn read_header(&self, name: &str) -> Result<Option<Header>, ProgramError> {
        let found = match self.find(name) {
            Ok(found) => found,
            Err(Trouble::Link(_)) => return Ok(None),
            Err(Trouble::Input(error)) => return Err(error),
        };
        let origin = found.origin;
        let broken = |Malformed(what)| ProgramError::BadClassFile { origin: origin.clone(), what };
        let file = class_file::parse(found.bytes).map_err(broken)?;
        let own = file.name().map_err(broken)?;
        if own != name {
            let is_below_another = name.strip_suffix(&*own).is_some_and(|folder| folder.ends_with('/'));
            let wrong = format!("it holds the class {}, whose place is another", own.replace('/', "."));
            return if is_below_another { Ok(None) } else { Err(broken(Malformed(wrong))) };
        }
        self.check_version(&file).map_err(broken)?;
        Header::read(&file).map(Some).map_err(broken)
    }
}

struct Header {
    access: u16,
    is_spec: bool,
    supertypes: Vec<Rc<str>>,
    /// The annotations on fields that have a text, by descriptor, with it.
    on_fields: Vec<(String, String)>,
    made_at_call_sites: Vec<String>,
}

impl Header {
    fn read(file: &ClassFile) -> Result<Header, Malformed> {
        let mut indices = file.interfaces.to_vec();
        // Only `java/lang/Object` has none.
        if file.super_class != 0 {
            indices.push(file.super_class);
        }
        let supertypes = file.constants.class_names(&indices)?.into_iter().map(Rc::from).collect();
        let (is_spec, on_fields) = (spec_annotation(file).is_some(), Header::texts_on_fields(file));
        let made_at_call_sites = Header::made_at_call_sites(file)?;
        Ok(Header { access: file.access, is_spec, supertypes, on_fields, made_at_call_sites })
    }

    fn made_at_call_sites(file: &ClassFile) -> Result<Vec<String>, Malformed> {
        let mut found = Vec::new();
        for constant in file.constants.all() {
            if let Constant::InvokeDynamic { name_and_type, .. } = *constant {
                let (_, descriptor) = file.constants.name_and_type(name_and_type)?;
                let made = descriptor.rsplit_once(")L").and_then(|(_, made)| made.strip_suffix(';'));
                found.extend(made.map(str::to_owned));
            }
        }
        Ok(found)
    }

    fn texts_on_fields(file: &ClassFile) -> Vec<(String, String)> {
        let mut found = Vec::new();
        for field in &file.fields {
            for attribute in [&field.annotations, &field.invisible_annotations] {
                for descriptor in file.annotation_types(attribute) {
                    let text = file.annotation(attribute, &descriptor).and_then(|it| it.text("value"));
                    found.extend(text.map(|text| (descriptor.clone(), text)));
                }
            }
        }
        found
    }
}

impl World {
    /// Whether the name is that of a class nested in a spec.
    fn is_in_spec(&self, name: &str) -> bool {
        name.match_indices('$').any(|(end, _)| self.specs.contains(&name[..end]))
    }

    fn note_contents(&mut self, header: &mut Header) {
        for (descriptor, text) in std::mem::take(&mut header.on_fields) {
            self.on_fields.entry(descriptor.into()).or_default().insert(text);
        }
        self.made_at_call_sites.extend(header.made_at_call_sites.drain(..));
    }

    fn note(&mut self, name: &Rc<str>, supertypes: Vec<Rc<str>>) -> Vec<Rc<str>> {
        for supertype in &supertypes {
            self.below.entry(supertype.clone()).or_default().push(name.clone());
        }
        supertypes
    }
}
