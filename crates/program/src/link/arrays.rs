//! Array and primitive classes, which have no class file (JVMS §5.3.3).

use super::access;
use super::class::{Class, ClassKind};
use super::load::{Program, Trouble};
use crate::class_file::constant_pool::ConstantPool;
use crate::{BaseType, ClassId, Kind, LinkErrorKind, Type};
use std::rc::Rc;

impl Program {
    /// The class of arrays whose elements are of class `element`.
    pub fn array_of(&mut self, element: ClassId) -> Result<ClassId, Trouble> {
        let class = self.class(element);
        let name = match class.kind {
            ClassKind::Primitive(Some(base)) => format!("[{}", base.letter()),
            ClassKind::Array { .. } => format!("[{}", class.name),
            _ => format!("[L{};", class.name),
        };
        self.load(&name)
    }

    #[inline(never)]
    pub(super) fn make_array_class(&mut self, name: &str) -> Result<ClassId, Trouble> {
        let Some(Type::Array(element_type)) = Type::parse(name) else {
            return Err(Trouble::no_class(name));
        };
        let element = self.load_type(&element_type).map_err(|trouble| match trouble {
            // HotSpot names the class that was asked for, which is the array's.
            Trouble::Link(error) if error.kind == LinkErrorKind::NoClassDefFound => Trouble::no_class(name),
            other => other,
        })?;
        let object = self.load("java/lang/Object")?;
        let mut interfaces = vec![self.load("java/lang/Cloneable")?, self.load("java/io/Serializable")?];
        let key = self.names.intern(name);
        let id = self.next_class_id();
        let of = self.class(element);
        let visibility = of.access & (access::PUBLIC | access::PRIVATE | access::PROTECTED);
        let (loader, module) = (of.loader, of.module.clone());
        let direct = interfaces.clone().into();
        interfaces.sort();
        let class = Class {
            id,
            name: name.into(),
            key,
            kind: ClassKind::Array { element, holds: element_type.kind() },
            access: visibility | access::FINAL | access::ABSTRACT,
            super_class: Some(object),
            interfaces: direct,
            lineage: Box::new([object, id]),
            all_interfaces: interfaces.into(),
            vtable: self.class(object).vtable.clone(),
            loader,
            module,
            ..Class::without_file(id, key, name.into())
        };
        self.add_class(class);
        Ok(id)
    }

    pub(super) fn make_primitive_classes(&mut self) {
        for base in BaseType::ALL.into_iter().map(Some).chain([None]) {
            self.make_primitive(base.map_or("void", BaseType::keyword), base);
        }
    }

    /// The class of a primitive type; `None` is void. They are the first classes of every program.
    pub fn primitive(&self, base: Option<BaseType>) -> ClassId {
        let index = BaseType::ALL.iter().position(|&known| Some(known) == base);
        ClassId(index.unwrap_or(BaseType::ALL.len()) as u32)
    }

    fn make_primitive(&mut self, name: &str, base: Option<BaseType>) {
        let key = self.names.intern(name);
        let id = self.next_class_id();
        let class = Class {
            kind: ClassKind::Primitive(base),
            access: access::PUBLIC | access::FINAL | access::ABSTRACT,
            module: Some("java.base".into()),
            ..Class::without_file(id, key, name.into())
        };
        self.add_class(class);
    }
}

impl Class {
    pub(crate) fn without_file(id: ClassId, key: crate::Name, name: Rc<str>) -> Class {
        Class {
            id,
            key,
            kind: ClassKind::Ordinary,
            access: 0,
            super_class: None,
            interfaces: Box::default(),
            lineage: Box::default(),
            all_interfaces: Box::default(),
            fields: Vec::new(),
            methods: Vec::new(),
            layout: Rc::from([]) as Rc<[Kind]>,
            vtable: Rc::from([]),
            loader: super::Loader::Boot,
            module: None,
            origin: name.clone(),
            file: None,
            constants: Rc::new(ConstantPool::empty()),
            source_file: None,
            declares_default_methods: false,
            host: None,
            spec_of: None,
            name,
        }
    }
}
