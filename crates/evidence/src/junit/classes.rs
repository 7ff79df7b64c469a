//! What the writer of tests has to know of classes: how source code names them, who may use their members, and what their
//! constructors, setters and getters do. Read from class files, so that nothing has to be linked or initialized.

use super::effects::{self, Effect};
use program::class_file::{self, ClassFile, RawMethod};
use program::source::{ClassPath, Jdk};
use program::{MethodDescriptor, Type, access};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// The classes of a class path and a JDK.
pub struct Classes {
    class_path: ClassPath,
    jdk: Jdk,
    known: RefCell<BTreeMap<String, Option<Rc<Class>>>>,
}

/// A class, by its binary name with dots (`pkg.Outer$Inner`).
pub struct Class {
    pub name: String,
    pub package: String,
    /// Without the package, as source code has it (`Outer.Inner`); anonymous and local classes have none.
    pub source_name: Option<String>,
    access: u16,
    outer: Option<String>,
    /// Whether its objects have an enclosing object.
    pub is_inner: bool,
    pub is_record: bool,
    pub is_generic: bool,
    pub is_deprecated: bool,
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
    pub is_deprecated: bool,
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
    pub fn new(class_path: ClassPath, jdk: Jdk) -> Classes {
        Classes { class_path, jdk, known: RefCell::default() }
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
        class.source_name.is_some()
            && (is_open || is_near)
            && class.outer.as_ref().is_none_or(|outer| self.is_nameable(outer, from))
    }

    /// Whether code of a package may use a member of a class, which it can name.
    pub fn is_accessible(&self, class: &Class, member: u16, from: &str) -> bool {
        let is_open = member & access::PUBLIC != 0;
        let is_near = class.package == from && member & access::PRIVATE == 0;
        (is_open || is_near) && self.is_nameable(&class.name, from)
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

    /// Whether an exception has to be declared.
    pub fn is_checked(&self, exception: &str) -> bool {
        let unchecked = |class: &Rc<Class>| matches!(&*class.name, "java.lang.RuntimeException" | "java.lang.Error");
        !self.lineage(exception).iter().any(unchecked)
    }

    /// What a constructor, or a method, does to `this`; `None` if that is more than this room can tell.
    pub fn effect(&self, class: &Class, method: &Method) -> Option<Effect> {
        effects::of(self, class, method, 0)
    }

    /// What a static method of a class leaves in the new object of that class that it returns; `None` if it is no such
    /// method, or does more than that.
    pub fn made_by(&self, class: &Class, method: &Method) -> Option<Effect> {
        let (file, raw) = class.raw(method);
        let signature = raw.signature.and_then(|place| file.constants.text(place).ok());
        // A call cannot be raw as a constructor's can: javac would have to find types within the bounds.
        if !signature.is_none_or(|signature| has_free_variables(&signature)) {
            return None;
        }
        effects::made_by(self, class, method)
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
            Some(Field { access: raw.access, name: constants.text(raw.name).ok()?.into_owned(), is_deprecated })
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

    pub(super) fn constants(&self) -> Rc<program::ConstantPool> {
        self.file.constants.clone()
    }

    /// The class file and a method in it, for whoever reads bodies.
    pub(super) fn raw(&self, method: &Method) -> (&ClassFile, &RawMethod) {
        (&self.file, &self.file.methods[method.place])
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

    /// `(int, Node)`, by which the helper class finds it.
    pub fn parameter_names(&self) -> String {
        let names: Vec<String> = self.types.parameters.iter().map(simple_name).collect();
        format!("({})", names.join(", "))
    }
}

/// A type as `Class.getSimpleName` has it.
fn simple_name(of: &Type) -> String {
    match of {
        Type::Base(base) => base.keyword().to_owned(),
        Type::Class(name) => name.rsplit(['/', '$']).next().unwrap_or_default().to_owned(),
        Type::Array(element) => format!("{}[]", simple_name(element)),
    }
}
