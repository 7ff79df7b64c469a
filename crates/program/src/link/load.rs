//! Loading classes by name (JVMS §5.3), each when it is first needed.

use super::class::{Body, Class, ClassKind, Field, Loader, Method};
use super::graft::Specs;
use super::world::Closed;
use crate::class_file::{self, ClassFile, Malformed};
use crate::decode;
use crate::names::is_class_name;
use crate::op::Code;
use crate::source::{ClassPath, Found, Jdk};
use crate::{
    ClassId, FieldId, Kind, LinkError, LinkErrorKind, MethodDescriptor, MethodId, Name, Names, ProgramError, Type,
};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// All code that a run can reach, loaded as it is reached.
pub struct Program {
    pub names: Names,
    jdk: Jdk,
    class_path: ClassPath,
    classes: Vec<Class>,
    pub(super) methods: Vec<Method>,
    pub(super) fields: Vec<Field>,
    pub(super) statics: Vec<Kind>,
    by_name: FxHashMap<Name, ClassId>,
    /// Names being loaded now, to find classes that are their own ancestors.
    loading: Vec<Name>,
    /// Slots that the interpreter adds to instances of certain classes, after their declared fields.
    pub(super) injected: Vec<(&'static str, &'static [Kind])>,
    /// Method descriptors parsed so far; thousands of methods share a few of them.
    pub(super) descriptors: FxHashMap<Name, Rc<MethodDescriptor>>,
    pub(super) interface_targets: FxHashMap<(ClassId, MethodId), MethodId>,
    pub(super) closed: Closed,
    pub(super) specs: Specs,
}

/// Why a class or member could not be linked: a Java error to throw, or input that is broken.
#[derive(Debug, Clone)]
pub enum Trouble {
    Link(LinkError),
    Input(ProgramError),
}

impl Trouble {
    pub fn link(kind: LinkErrorKind, message: impl Into<String>) -> Trouble {
        Trouble::Link(LinkError::new(kind, message))
    }

    pub fn no_class(name: &str) -> Trouble {
        Trouble::link(LinkErrorKind::NoClassDefFound, name)
    }
}

impl From<ProgramError> for Trouble {
    fn from(error: ProgramError) -> Trouble {
        Trouble::Input(error)
    }
}

impl From<LinkError> for Trouble {
    fn from(error: LinkError) -> Trouble {
        Trouble::Link(error)
    }
}

/// Everything of a class but its supertypes and its place in the tables.
struct Parsed {
    key: Name,
    file: Rc<ClassFile>,
    origin: String,
    module: Option<Rc<str>>,
    loader: Loader,
}

impl Parsed {
    fn broken(&self, Malformed(what): Malformed) -> ProgramError {
        ProgramError::BadClassFile { origin: self.origin.clone(), what }
    }
}

struct Supertypes {
    super_class: Option<ClassId>,
    interfaces: Vec<ClassId>,
}

impl Program {
    pub fn new(jdk: Jdk, class_path: ClassPath, injected: &[(&'static str, &'static [Kind])]) -> Program {
        let mut program = Program {
            names: Names::default(),
            jdk,
            class_path,
            classes: Vec::new(),
            methods: Vec::new(),
            fields: Vec::new(),
            statics: Vec::new(),
            by_name: FxHashMap::default(),
            loading: Vec::new(),
            injected: injected.to_vec(),
            descriptors: FxHashMap::default(),
            interface_targets: FxHashMap::default(),
            closed: Closed::default(),
            specs: Specs::default(),
        };
        program.make_primitive_classes();
        program
    }

    pub fn jdk(&self) -> &Jdk {
        &self.jdk
    }

    pub fn class_path(&self) -> &ClassPath {
        &self.class_path
    }

    #[inline]
    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    #[inline]
    pub fn method(&self, id: MethodId) -> &Method {
        &self.methods[id.index()]
    }

    pub fn field(&self, id: FieldId) -> &Field {
        &self.fields[id.index()]
    }

    pub fn class_count(&self) -> usize {
        self.classes.len()
    }

    pub fn method_count(&self) -> usize {
        self.methods.len()
    }

    /// What each static slot of the classes loaded so far holds.
    pub fn statics(&self) -> &[Kind] {
        &self.statics
    }

    pub fn text(&self, name: Name) -> &str {
        self.names.text(name)
    }

    /// The class of this name if it is loaded already.
    pub fn loaded(&self, name: &str) -> Option<ClassId> {
        self.by_name.get(&self.names.find(name)?).copied()
    }

    /// Loads a class by its internal name, array descriptors included.
    pub fn load(&mut self, name: &str) -> Result<ClassId, Trouble> {
        if let Some(class) = self.loaded(name) {
            return Ok(class);
        }
        if name.starts_with('[') {
            return self.make_array_class(name);
        }
        let found = self.find(name)?;
        self.define(name, found)
    }

    #[inline(never)]
    pub(super) fn find(&self, name: &str) -> Result<Found, Trouble> {
        let found = match self.jdk.find_class(name)? {
            Some(found) => Some(found),
            None => self.class_path.find_class(name)?,
        };
        found.ok_or_else(|| Trouble::no_class(name))
    }

    pub fn load_type(&mut self, of: &Type) -> Result<ClassId, Trouble> {
        match of {
            Type::Base(base) => Ok(self.primitive(Some(*base))),
            _ => self.load(&of.class_name()),
        }
    }

    /// Defines a class of the application from bytes that stand on no class path, as `ClassLoader.defineClass` does;
    /// `origin` names them in messages.
    pub fn define_bytes(&mut self, name: &str, bytes: Rc<[u8]>, origin: &str) -> Result<ClassId, Trouble> {
        if let Some(known) = self.loaded(name) {
            let place = self.module_phrase(&[self.class(known)]);
            let message = format!(
                "loader 'app' attempted duplicate class definition for {}. ({place})",
                self.class(known).java_name()
            );
            return Err(Trouble::link(LinkErrorKind::Linkage, message));
        }
        self.define(name, Found { bytes, origin: origin.to_owned(), module: None })
    }

    /// Defines a class that the JDK makes while the program runs, in a module that it makes for such classes or, if
    /// none is given, in the unnamed one.
    pub fn define_generated(
        &mut self,
        name: &str,
        bytes: Rc<[u8]>,
        module: Option<&str>,
        loader: Loader,
    ) -> Result<ClassId, Trouble> {
        let origin = format!("{name}, made by the JDK");
        self.define_with_loader(name, Found { bytes, origin, module: module.map(Rc::from) }, loader)
    }

    /// Supertypes are loaded by recursion. What comes before and after that is kept out of line, so that the longest
    /// chain of superclasses fits on the stack of an ordinary thread.
    fn define(&mut self, name: &str, found: Found) -> Result<ClassId, Trouble> {
        let loader = found.module.as_deref().map_or(Loader::Application, Loader::of_module);
        self.define_with_loader(name, found, loader)
    }

    fn define_with_loader(&mut self, name: &str, found: Found, loader: Loader) -> Result<ClassId, Trouble> {
        let parsed = self.parse(name, found, loader)?;
        self.loading.push(parsed.key);
        let supertypes = self.load_supertypes(&parsed);
        self.loading.pop();
        self.link_parsed(parsed, supertypes?)
    }

    #[inline(never)]
    fn parse(&mut self, name: &str, found: Found, loader: Loader) -> Result<Parsed, Trouble> {
        let broken = |Malformed(what)| ProgramError::BadClassFile { origin: found.origin.clone(), what };
        let file = class_file::parse(found.bytes).map_err(broken)?;
        self.check_version(&file).map_err(broken)?;
        let own_name = file.name().map_err(broken)?;
        if own_name != name {
            let message = format!("{name} (wrong name: {own_name})");
            return Err(Trouble::link(LinkErrorKind::NoClassDefFound, message));
        }
        if !is_class_name(name) {
            return Err(broken(Malformed(format!("its name, {name}, is not a class name"))).into());
        }
        let file = self.specs.read_helper(name, file).map_err(broken)?;
        let key = self.names.intern(name);
        if self.loading.contains(&key) {
            return Err(Trouble::link(LinkErrorKind::ClassCircularity, name));
        }
        if self.loading.len() > 1000 {
            return Err(broken(Malformed::new("its chain of superclasses is longer than 1000")).into());
        }
        Ok(Parsed { key, file: Rc::new(file), origin: found.origin, module: found.module, loader })
    }

    /// A class file may be newer than the JDK whose library it is to run with.
    pub(super) fn check_version(&self, file: &ClassFile) -> Result<(), Malformed> {
        let (needed, feature) = (u32::from(file.version.saturating_sub(44)), self.jdk.feature());
        if needed > feature {
            return Err(Malformed(format!(
                "it is compiled for Java {needed} (version {}), but the JDK is version {feature}; use JDK {needed} or \
                 newer (--jdk), or compile with --release {feature}",
                file.version
            )));
        }
        Ok(())
    }

    fn load_supertypes(&mut self, parsed: &Parsed) -> Result<Supertypes, Trouble> {
        let file = &parsed.file;
        let super_class = match file.super_class {
            0 if self.text(parsed.key) == "java/lang/Object" => None,
            0 => return Err(parsed.broken(Malformed::new("it has no superclass")).into()),
            index => Some(self.load_constant(parsed, index)?),
        };
        let mut interfaces = Vec::new();
        for &index in &file.interfaces {
            interfaces.push(self.load_constant(parsed, index)?);
        }
        Ok(Supertypes { super_class, interfaces })
    }

    fn load_constant(&mut self, parsed: &Parsed, index: u16) -> Result<ClassId, Trouble> {
        let name = parsed.file.constants.class_name(index).map_err(|malformed| parsed.broken(malformed))?;
        self.load(&name)
    }

    #[inline(never)]
    fn link_parsed(&mut self, parsed: Parsed, supertypes: Supertypes) -> Result<ClassId, Trouble> {
        let broken = |malformed| parsed.broken(malformed);
        let Supertypes { super_class, interfaces } = supertypes;
        if let Some(twice) = repeated(&interfaces) {
            let what = format!("it names the interface {} twice", self.class(twice).name);
            return Err(broken(Malformed(what)).into());
        }
        let (key, file) = (parsed.key, &parsed.file);
        let (name, constants) = (self.names.text(key).clone(), &file.constants);
        let id = self.next_class_id();
        let mut class = Class {
            access: file.access,
            super_class,
            interfaces: interfaces.into(),
            loader: parsed.loader,
            module: parsed.module.clone(),
            origin: parsed.origin.as_str().into(),
            source_file: file.source_file.and_then(|index| constants.text(index).ok()).map(Rc::from),
            constants: constants.clone(),
            file: Some(file.clone()),
            spec_of: self.specs.target_of_helper(&name).and_then(|target| self.loaded(target)),
            ..Class::without_file(id, key, name)
        };
        self.check_supertypes(&class)?;
        self.add_fields(&mut class, file).map_err(broken)?;
        self.add_methods(&mut class, file).map_err(broken)?;
        self.finish(&mut class)?;
        self.add_class(class);
        Ok(id)
    }

    /// Computes the tables that depend on the supertypes and the declared members.
    pub(crate) fn finish(&mut self, class: &mut Class) -> Result<(), Trouble> {
        self.build_hierarchy(class);
        self.build_vtable(class)?;
        class.declares_default_methods = class.is_interface()
            && class.methods.iter().any(|&method| {
                let method = self.method(method);
                !method.is_abstract() && !method.is_static()
            });
        Ok(())
    }

    pub(crate) fn next_class_id(&self) -> ClassId {
        ClassId(self.classes.len() as u32)
    }

    pub(crate) fn add_class(&mut self, class: Class) {
        debug_assert_eq!(class.id, self.next_class_id(), "loading a supertype must come before taking an id");
        if !matches!(class.kind, ClassKind::Primitive(_)) {
            self.by_name.insert(class.key, class.id);
        }
        self.classes.push(class);
    }

    pub(crate) fn class_mut(&mut self, id: ClassId) -> &mut Class {
        &mut self.classes[id.index()]
    }

    pub(crate) fn method_mut(&mut self, id: MethodId) -> &mut Method {
        &mut self.methods[id.index()]
    }

    /// A method's body if it has been decoded already.
    pub fn decoded(&self, id: MethodId) -> Option<&Rc<Code>> {
        match &self.method(id).body {
            Body::Decoded(code) => Some(code),
            _ => None,
        }
    }

    /// A method's body, decoded when it is first asked for; `None` for abstract and native methods.
    pub fn code(&mut self, id: MethodId) -> Result<Option<Rc<Code>>, ProgramError> {
        let method = &self.methods[id.index()];
        let range = match &method.body {
            Body::Decoded(code) => return Ok(Some(code.clone())),
            Body::None => return Ok(None),
            Body::Bytes(range) => range.clone(),
        };
        let class = &self.classes[method.class.index()];
        let Some(file) = &class.file else { return Ok(None) };
        let code = decode::decode(file, &range, method, class).map_err(|Malformed(what)| {
            let method = format!("{}{}", self.text(method.name), self.text(method.descriptor));
            ProgramError::BadClassFile { origin: class.origin.to_string(), what: format!("method {method}: {what}") }
        })?;
        let code = Rc::new(code);
        self.methods[id.index()].body = Body::Decoded(code.clone());
        Ok(Some(code))
    }
}

fn repeated(interfaces: &[ClassId]) -> Option<ClassId> {
    let mut sorted = interfaces.to_vec();
    sorted.sort();
    sorted.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}
