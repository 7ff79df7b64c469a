//! What the writer of tests has to know of classes: how source code names them, who may use their members, and what their
//! constructors, setters and getters do. Read from class files, so that nothing has to be linked or initialized.

use super::build::agreed::{Ask, Preconditions};
use super::build::calls;
use super::effects::{self, Effect};
use super::names::{OF_LANG, is_class_name};
use super::rehearsal::{Stage, Start};
use program::class_file::{self, BootstrapMethod, ClassFile, RawMethod};
use program::signature::{ClassSignature, Reader};
use program::source::{ClassPath, Jdk};
use program::{MethodDescriptor, Type, access};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// The classes of a class path and a JDK.
pub struct Classes {
    class_path: ClassPath,
    jdk: Jdk,
    known: RefCell<BTreeMap<String, Option<Rc<Class>>>>,
    /// What methods assign to, as far as somebody has asked, by the class, the name and the descriptor.
    assigned: RefCell<BTreeMap<(String, String, String), Rc<calls::Names>>>,
    pub(super) preconditions: Preconditions,
    pub(super) stage: Stage,
}

/// A class, by its binary name with dots (`pkg.Outer$Inner`).
pub struct Class {
    pub name: String,
    pub package: String,
    /// Without the package, as source code has it (`Outer.Inner`); anonymous and local classes have none.
    pub source_name: Option<String>,
    access: u16,
    /// The class around it, if its source name begins with that one's.
    pub outer: Option<String>,
    /// Whether its objects have an enclosing object.
    pub is_inner: bool,
    pub is_record: bool,
    pub is_generic: bool,
    pub is_deprecated: bool,
    /// Whether it is in the source file of another class, where javac does not like others to find it.
    pub is_beside_another: bool,
    pub superclass: Option<String>,
    pub interfaces: Vec<String>,
    pub fields: Vec<Field>,
    pub methods: Vec<Method>,
    /// Its module, for classes of the JDK.
    pub module: Option<String>,
    /// Whether its code calls `Kukang.check`.
    pub checks: bool,
    file: ClassFile,
}

pub struct Field {
    pub access: u16,
    pub name: String,
    pub descriptor: String,
    /// Whether its type has type arguments or variables.
    pub is_generic: bool,
    pub is_deprecated: bool,
    /// Whether the class file says what constant it is.
    pub has_constant: bool,
}

pub struct Method {
    pub access: u16,
    pub name: String,
    pub descriptor: String,
    pub types: MethodDescriptor,
    /// The classes of its `throws` clause.
    pub exceptions: Vec<String>,
    /// Whether its signature has type arguments or variables.
    pub is_generic: bool,
    pub is_deprecated: bool,
    place: usize,
}

impl Classes {
    pub fn new(class_path: ClassPath, jdk: Jdk, ask: Ask, start: Start) -> Classes {
        let (preconditions, stage) = (Preconditions::new(ask), Stage::new(start));
        Classes { class_path, jdk, known: RefCell::default(), assigned: RefCell::default(), preconditions, stage }
    }

    /// A class by its binary name with dots; `None` for what no class file holds, arrays among them.
    pub fn get(&self, name: &str) -> Option<Rc<Class>> {
        if let Some(known) = self.known.borrow().get(name) {
            return known.clone();
        }
        let found = self.read(name).map(Rc::new);
        self.known.borrow_mut().insert(name.to_owned(), found.clone());
        found
    }

    fn read(&self, name: &str) -> Option<Class> {
        let internal = name.replace('.', "/");
        // As the JVM has it, the JDK's classes come first.
        let of_jdk = self.jdk.find_class(&internal).ok().flatten();
        let found = of_jdk.or_else(|| self.class_path.find_class(&internal).ok().flatten())?;
        let module = found.module.as_deref().map(str::to_owned);
        Class::of(class_file::parse(found.bytes).ok()?, module)
    }

    /// Whether source code of a package can name a class.
    pub fn is_nameable(&self, name: &str, from: &str) -> bool {
        let Some(class) = self.get(name) else { return false };
        let is_exported = class.module.is_none() || class.package.starts_with("java");
        let is_open = class.access & access::PUBLIC != 0 && is_exported;
        let is_near = class.package == from && class.access & access::PRIVATE == 0;
        let is_writable = class.source_name.as_deref().is_some_and(is_class_name);
        // Nothing leads from a package to the classes that have none, nor past what the tests import.
        let is_hidden = || OF_LANG.contains(&class.source_name.as_deref().unwrap_or_default());
        let is_findable = !class.package.is_empty() || from.is_empty() && !is_hidden();
        is_writable
            && is_findable
            && (is_open || is_near)
            && class.outer.as_ref().is_none_or(|outer| self.is_nameable(outer, from))
    }

    /// Whether source code of a package can name a type.
    pub fn is_type_nameable(&self, of: &Type, from: &str) -> bool {
        match of {
            Type::Base(_) => true,
            Type::Class(name) => self.is_nameable(&name.replace('/', "."), from),
            Type::Array(element) => self.is_type_nameable(element, from),
        }
    }

    /// Whether code of a package can say what is in a field of a class that it may use: a member may be seen where its type is not.
    pub fn is_field_open(&self, class: &Class, field: &Field, from: &str) -> bool {
        let is_nameable = Type::parse(&field.descriptor).is_some_and(|of| self.is_type_nameable(&of, from));
        is_nameable && self.is_accessible(class, field.access, from)
    }

    /// Whether code of a package can name the types of all parameters of a method.
    pub fn takes_nameable(&self, method: &Method, from: &str) -> bool {
        method.types.parameters.iter().all(|of| self.is_type_nameable(of, from))
    }

    /// Whether code of a package may use a member of a class, which it can name.
    pub fn is_accessible(&self, class: &Class, member: u16, from: &str) -> bool {
        let is_open = member & access::PUBLIC != 0;
        let is_near = class.package == from && member & access::PRIVATE == 0;
        (is_open || is_near) && self.is_nameable(&class.name, from)
    }

    /// Whether a class has a member that a class above it declares: one that only the package sees is handed down within the
    /// package alone (JLS §8.2).
    pub fn inherits(&self, name: &str, home: &Class, member: u16) -> bool {
        let is_of_package = member & (access::PUBLIC | access::PROTECTED | access::PRIVATE) == 0;
        let mut between = self.lineage(name).into_iter().take_while(|class| class.name != home.name);
        !is_of_package || between.all(|class| class.package == home.package)
    }

    /// The class and those above it, nearest first.
    pub fn lineage(&self, name: &str) -> Vec<Rc<Class>> {
        let mut found: Vec<Rc<Class>> = Vec::new();
        let mut next = self.get(name);
        // A class file may lie; nobody follows it for ever.
        while let Some(class) = next.filter(|_| found.len() < 1000) {
            next = class.superclass.as_deref().and_then(|above| self.get(above));
            found.push(class);
        }
        found
    }

    /// The class, those above it, and all interfaces of theirs.
    pub fn supertypes(&self, name: &str) -> Vec<Rc<Class>> {
        let mut open = vec![name.to_owned()];
        let mut seen = BTreeSet::new();
        let mut found = Vec::new();
        while let Some(next) = open.pop() {
            if let Some(class) = self.get(&next).filter(|_| seen.insert(next)) {
                open.extend(class.superclass.iter().chain(&class.interfaces).cloned());
                found.push(class);
            }
        }
        found
    }

    /// Whether objects of a class are of a type too, both by their names.
    pub fn is_subtype(&self, name: &str, of: &str) -> bool {
        name == of || of == "java.lang.Object" || self.supertypes(name).iter().any(|class| class.name == of)
    }

    /// Whether javac would have to find a type within several bounds to call a method.
    pub fn has_joint_bounds(&self, class: &Class, method: &Method) -> bool {
        let (file, raw) = class.raw(method);
        let signature = raw.signature.and_then(|place| file.constants.text(place).ok());
        let variables = signature.as_deref().and_then(|signature| signature.strip_prefix('<')?.split_once(">("));
        variables.is_some_and(|(variables, _)| variables.contains(";:L") || variables.contains(";:T"))
    }

    /// Whether an exception has to be declared.
    pub fn is_checked(&self, exception: &str) -> bool {
        let unchecked = |class: &Rc<Class>| matches!(&*class.name, "java.lang.RuntimeException" | "java.lang.Error");
        !self.lineage(exception).iter().any(unchecked)
    }

    /// `(int, Node)`, by which the helper class finds a method; with full names if simple ones do not tell it from others.
    pub fn parameters(&self, class: &Class, method: &Method) -> String {
        let simple =
            |of: &Method| of.types.parameters.iter().map(|of| self.simple_name(of)).collect::<Option<Vec<_>>>();
        let is_alike = |other: &&Method| other.name == method.name && simple(other) == simple(method);
        let names = simple(method).filter(|_| class.methods.iter().filter(is_alike).count() == 1);
        let names = names.unwrap_or_else(|| method.types.parameters.iter().map(full_name).collect());
        format!("({})", names.join(", "))
    }

    /// A type as `Class.getSimpleName` has it; `None` for classes that go by other names.
    fn simple_name(&self, of: &Type) -> Option<String> {
        match of {
            Type::Base(base) => Some(base.keyword().to_owned()),
            Type::Class(name) if !name.contains('$') => name.rsplit('/').next().map(str::to_owned),
            Type::Class(name) => {
                self.get(&name.replace('/', "."))?.source_name.as_deref()?.rsplit('.').next().map(str::to_owned)
            }
            Type::Array(element) => Some(format!("{}[]", self.simple_name(element)?)),
        }
    }

    /// What a constructor, or a method, does to `this`; `None` if that is more than this room can tell.
    pub fn effect(&self, class: &Class, method: &Method) -> Option<Effect> {
        effects::of(self, class, method, 0)
    }

    /// The fields that a method, or one that it calls, may assign to.
    pub fn assigned_by(&self, class: &Class, method: &Method) -> Rc<calls::Names> {
        let key = (class.name.clone(), method.name.clone(), method.descriptor.clone());
        if let Some(known) = self.assigned.borrow().get(&key) {
            return known.clone();
        }
        let found = Rc::new(calls::assigned_by(self, class, method));
        self.assigned.borrow_mut().insert(key, found.clone());
        found
    }

    /// What a static method of a class leaves in the new object of that class that it returns; `None` if it is no such
    /// method, or does more than that.
    pub fn made_by(&self, class: &Class, method: &Method) -> Option<Effect> {
        if !self.has_free_variables(class, method) {
            return None;
        }
        effects::made_by(self, class, method)
    }

    /// Whether no type variable of a method has a bound. A call cannot be raw as a constructor's can: javac would have to find
    /// types within the bounds.
    pub fn has_free_variables(&self, class: &Class, method: &Method) -> bool {
        let (file, raw) = class.raw(method);
        let signature = raw.signature.and_then(|place| file.constants.text(place).ok());
        signature.is_none_or(|signature| has_free_variables(&signature))
    }
}

impl Class {
    fn of(file: ClassFile, module: Option<String>) -> Option<Class> {
        let constants = file.constants.clone();
        let dotted = |name: &str| name.replace('/', ".");
        let internal = file.name().ok()?;
        let own_row =
            file.inner_classes.iter().find(|row| constants.class_name(row.inner).is_ok_and(|name| name == internal));
        let name = dotted(&internal);
        let package = name.rsplit_once('.').map_or_else(String::new, |(package, _)| package.to_owned());
        let simple = name.rsplit('.').next().unwrap_or_default();
        let (source_name, outer, flags) = match own_row {
            None => (Some(simple.to_owned()), None, file.access),
            Some(row) if row.outer == 0 || row.name == 0 => (None, None, row.access),
            Some(row) => {
                let outer = dotted(&constants.class_name(row.outer).ok()?);
                (nested_name(&file, &internal), Some(outer), row.access)
            }
        };
        let is_inner = own_row.is_some() && flags & (access::STATIC | access::INTERFACE) == 0;
        let field = |raw: &class_file::RawField| {
            let is_deprecated = file.has_annotation(&raw.annotations, DEPRECATED);
            Some(Field {
                access: raw.access,
                name: constants.text(raw.name).ok()?.into_owned(),
                descriptor: constants.text(raw.descriptor).ok()?.into_owned(),
                is_generic: raw.signature.is_some(),
                is_deprecated,
                has_constant: raw.constant_value.is_some(),
            })
        };
        let fields = file.fields.iter().filter_map(field).collect();
        let methods =
            file.methods.iter().enumerate().filter_map(|(place, raw)| Method::of(&file, raw, place)).collect();
        let signature = file.signature.and_then(|place| constants.text(place).ok());
        let superclass = if file.super_class == 0 { None } else { constants.class_name(file.super_class).ok() };
        Some(Class {
            package,
            source_name,
            access: flags,
            outer,
            is_inner,
            is_record: file.record.is_some(),
            is_generic: signature.is_some_and(|signature| signature.starts_with('<')),
            is_deprecated: file.has_annotation(&file.annotations, DEPRECATED),
            is_beside_another: own_row.is_none() && is_beside_another(&file, simple),
            superclass: superclass.map(|name| dotted(&name)),
            interfaces: constants.class_names(&file.interfaces).ok()?.iter().map(|name| dotted(name)).collect(),
            fields,
            methods,
            module,
            checks: calls_check(&file),
            name,
            file,
        })
    }

    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    pub fn method(&self, name: &str, descriptor: &str) -> Option<&Method> {
        self.methods.iter().find(|method| method.name == name && method.descriptor == descriptor)
    }

    /// Whether it has assert statements (javac keeps in a field of this name whether they are switched off).
    pub fn has_assertions(&self) -> bool {
        self.field("$assertionsDisabled").is_some()
    }

    /// The classes that its code names, arrays among them.
    pub fn named_classes(&self) -> Vec<String> {
        let constants = &self.file.constants;
        let names = (0..constants.len()).filter_map(|index| constants.class_name(u16::try_from(index).ok()?).ok());
        names.map(|name| name.replace('/', ".")).collect()
    }

    pub fn is_abstract(&self) -> bool {
        self.access & access::ABSTRACT != 0
    }

    pub fn is_interface(&self) -> bool {
        self.access & access::INTERFACE != 0
    }

    pub fn is_final(&self) -> bool {
        self.access & access::FINAL != 0
    }

    pub fn is_enum(&self) -> bool {
        self.access & access::ENUM != 0
    }

    /// The classes that may be below it, if it says which.
    pub fn permitted(&self) -> Option<Vec<String>> {
        let names = self.file.permitted_subclasses.as_ref()?.iter();
        let name = |&place: &u16| Some(self.file.constants.class_name(place).ok()?.replace('/', "."));
        Some(names.filter_map(name).collect())
    }

    pub(super) fn constants(&self) -> Rc<program::ConstantPool> {
        self.file.constants.clone()
    }

    /// The signature of a method, if it has type arguments or variables.
    pub(super) fn method_signature(&self, method: &Method) -> Option<String> {
        let place = self.file.methods[method.place].signature?;
        Some(self.file.constants.text(place).ok()?.into_owned())
    }

    /// What a class says of its type parameters and of the types above it, if one of them is generic.
    pub(super) fn own_signature(&self) -> Option<ClassSignature> {
        let text = self.file.constants.text(self.file.signature?).ok()?;
        Reader::new(&text).class()
    }

    pub(super) fn field_signature(&self, name: &str) -> Option<String> {
        let constants = &self.file.constants;
        let is_it = |field: &&class_file::RawField| constants.text(field.name).is_ok_and(|found| found == name);
        Some(constants.text(self.file.fields.iter().find(is_it)?.signature?).ok()?.into_owned())
    }

    /// The class file and a method in it, for whoever reads bodies.
    pub(super) fn raw(&self, method: &Method) -> (&ClassFile, &RawMethod) {
        (&self.file, &self.file.methods[method.place])
    }

    pub(super) fn bootstrap_method(&self, place: u16) -> Option<&BootstrapMethod> {
        self.file.bootstrap_methods.get(usize::from(place))
    }
}

const DEPRECATED: &str = "Ljava/lang/Deprecated;";

/// `Outer.Inner`, from the rows of all classes around a nested one. A local class on the way has no such name.
fn nested_name(file: &ClassFile, internal: &str) -> Option<String> {
    let constants = &file.constants;
    let row = file.inner_classes.iter().find(|row| constants.class_name(row.inner).is_ok_and(|name| name == internal));
    let Some(row) = row else { return internal.rsplit('/').next().map(str::to_owned) };
    if row.outer == 0 || row.name == 0 {
        return None;
    }
    let outer = constants.class_name(row.outer).ok()?;
    // A nested class has a longer name than what it is in; a file that says otherwise would lead in circles.
    if outer.len() >= internal.len() {
        return None;
    }
    Some(format!("{}.{}", nested_name(file, &outer)?, constants.text(row.name).ok()?))
}

/// Whether no type variable of a method's signature has a bound.
fn has_free_variables(signature: &str) -> bool {
    let Some(variables) = signature.strip_prefix('<') else { return true };
    let variables = variables.split(">(").next().unwrap_or_default();
    variables.split_terminator(';').all(|variable| variable.ends_with(":Ljava/lang/Object"))
}

/// Whether a top-level class was compiled from a file of another name, as javac finds that out.
fn is_beside_another(file: &ClassFile, simple: &str) -> bool {
    let source = file.source_file.and_then(|place| file.constants.text(place).ok());
    source.is_some_and(|source| source.strip_suffix(".java").is_some_and(|name| name != simple))
}

fn calls_check(file: &ClassFile) -> bool {
    (0..file.constants.len())
        .filter_map(|index| file.constants.member(u16::try_from(index).ok()?).ok())
        .any(|member| member.class == "kukang/Kukang" && member.name == "check")
}

impl Method {
    fn of(file: &ClassFile, raw: &RawMethod, place: usize) -> Option<Method> {
        let constants = &file.constants;
        let descriptor = constants.text(raw.descriptor).ok()?.into_owned();
        Some(Method {
            access: raw.access,
            name: constants.text(raw.name).ok()?.into_owned(),
            types: MethodDescriptor::parse(&descriptor)?,
            descriptor,
            exceptions: constants
                .class_names(&raw.exceptions)
                .ok()?
                .iter()
                .map(|name| name.replace('/', "."))
                .collect(),
            is_generic: raw.signature.is_some(),
            is_deprecated: file.has_annotation(&raw.annotations, DEPRECATED),
            place,
        })
    }

    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }
}

/// A type as `Class.getTypeName` has it.
fn full_name(of: &Type) -> String {
    match of {
        Type::Base(base) => base.keyword().to_owned(),
        Type::Class(name) => name.replace('/', "."),
        Type::Array(element) => format!("{}[]", full_name(element)),
    }
}
