//! What is known of a loaded class, its fields and its methods.

use super::access;
use crate::class_file::ClassFile;
use crate::class_file::constant_pool::ConstantPool;
use crate::op::Code;
use crate::{BaseType, ClassId, FieldId, Kind, MethodDescriptor, MethodId, Name, StaticSlot, Type};
use std::ops::Range;
use std::rc::Rc;

pub struct Class {
    pub id: ClassId,
    /// Internal form: `java/util/Map`, `[I`, `int`.
    pub name: Rc<str>,
    pub key: Name,
    pub kind: ClassKind,
    pub access: u16,
    pub super_class: Option<ClassId>,
    /// The direct superinterfaces.
    pub interfaces: Box<[ClassId]>,
    /// All superclasses from `Object` down to and including this class, so that "is a subclass of" is one comparison.
    pub lineage: Box<[ClassId]>,
    /// All superinterfaces, direct and inherited, sorted; this class too if it is an interface.
    pub all_interfaces: Box<[ClassId]>,
    /// The declared fields, then the declared methods, in the order of the class file.
    pub fields: Vec<FieldId>,
    pub methods: Vec<MethodId>,
    /// What each instance slot holds, inherited ones first.
    pub layout: Rc<[Kind]>,
    pub vtable: Rc<[MethodId]>,
    pub loader: Loader,
    /// The JDK module of the class; `None` is the unnamed module.
    pub module: Option<Rc<str>>,
    /// Where the class file was found, for messages.
    pub origin: Rc<str>,
    /// `None` for arrays, primitives and classes made by Kukang.
    pub file: Option<Rc<ClassFile>>,
    pub constants: Rc<ConstantPool>,
    pub source_file: Option<Rc<str>>,
    /// Whether a superinterface or this interface declares a non-abstract instance method: JVMS §5.5 initializes such
    /// interfaces together with the classes that implement them.
    pub declares_default_methods: bool,
    /// The class on whose behalf Kukang made this one; it shares that class's access rights.
    pub host: Option<ClassId>,
    /// The class for which a spec stands that this class is a part of; it shares that class's access rights.
    pub spec_of: Option<ClassId>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClassKind {
    Ordinary,
    Primitive(Option<BaseType>),
    /// With the class of the elements one dimension down and what they hold.
    Array {
        element: ClassId,
        holds: Kind,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Loader {
    Boot,
    /// The JDK's second loader, which loads modules such as `java.sql`.
    Platform,
    Application,
}

pub struct Field {
    pub id: FieldId,
    pub class: ClassId,
    pub name: Name,
    pub descriptor: Name,
    pub kind: Kind,
    pub access: u16,
    pub place: FieldPlace,
    /// Index into the class file's fields; `None` for injected ones.
    pub raw: Option<u16>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldPlace {
    Instance(u16),
    Static(StaticSlot),
}

pub struct Method {
    pub id: MethodId,
    pub class: ClassId,
    pub name: Name,
    pub descriptor: Name,
    pub types: Rc<MethodDescriptor>,
    pub access: u16,
    /// Entries on the operand stack that a call takes, the receiver included; a long is one entry.
    pub arguments: u8,
    /// Whether an argument comes after a long or double, which takes two local variables but one operand.
    pub spreads_arguments: bool,
    pub vtable_slot: Option<u16>,
    pub body: Body,
    /// Index into the class file's methods; `None` for methods made by Kukang.
    pub raw: Option<u16>,
}

/// A method's body, decoded when it first runs.
pub enum Body {
    None,
    Bytes(Range<usize>),
    Decoded(Rc<Code>),
}

impl Class {
    pub fn is_interface(&self) -> bool {
        self.access & access::INTERFACE != 0
    }

    /// Whether it names all classes that are directly below it.
    pub fn is_sealed(&self) -> bool {
        self.file.as_ref().is_some_and(|file| file.permitted_subclasses.is_some())
    }

    pub fn is_abstract(&self) -> bool {
        self.access & access::ABSTRACT != 0
    }

    pub fn is_array(&self) -> bool {
        matches!(self.kind, ClassKind::Array { .. })
    }

    pub fn is_primitive(&self) -> bool {
        matches!(self.kind, ClassKind::Primitive(_))
    }

    /// The name as `Class.getName` gives it.
    pub fn java_name(&self) -> String {
        self.name.replace('/', ".")
    }

    /// The name as Java source writes it: `int[]`, `java.lang.String[][]`.
    pub fn source_name(&self) -> String {
        match Type::parse(&self.name) {
            Some(array @ Type::Array(_)) => array.to_string(),
            _ => self.java_name(),
        }
    }

    pub fn package(&self) -> &str {
        let element = self.name.trim_start_matches('[');
        let element = if element.len() < self.name.len() { element.trim_start_matches('L') } else { element };
        element.rsplit_once('/').map_or("", |(package, _)| package)
    }
}

impl Loader {
    /// The loader that defines the classes of a module of the JDK.
    pub fn of_module(module: &str) -> Loader {
        if is_platform_module(module) { Loader::Platform } else { Loader::Boot }
    }
}

impl Field {
    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }
}

impl Method {
    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }

    pub fn is_native(&self) -> bool {
        self.access & access::NATIVE != 0
    }

    pub fn is_abstract(&self) -> bool {
        self.access & access::ABSTRACT != 0
    }

    pub fn is_private(&self) -> bool {
        self.access & access::PRIVATE != 0
    }

    pub fn is_final(&self) -> bool {
        self.access & access::FINAL != 0
    }

    pub fn is_synchronized(&self) -> bool {
        self.access & access::SYNCHRONIZED != 0
    }
}

/// The modules that HotSpot's platform loader defines, among those that programs meet.
fn is_platform_module(module: &str) -> bool {
    matches!(
        module,
        "java.net.http"
            | "java.scripting"
            | "java.security.jgss"
            | "java.smartcardio"
            | "java.sql"
            | "java.sql.rowset"
            | "java.transaction.xa"
            | "java.xml.crypto"
            | "jdk.accessibility"
            | "jdk.charsets"
            | "jdk.crypto.cryptoki"
            | "jdk.crypto.ec"
            | "jdk.dynalink"
            | "jdk.httpserver"
            | "jdk.jsobject"
            | "jdk.localedata"
            | "jdk.naming.dns"
            | "jdk.security.auth"
            | "jdk.security.jgss"
            | "jdk.xml.dom"
            | "jdk.zipfs"
    )
}
