//! Making classes and methods that no class file holds: the code behind lambdas, call sites and the like.
//!
//! Such code is made of the same [`Op`]s as any other, so that it runs, forks and shows up in counts like any other.

use crate::class_file::constant_pool::{Constant, ConstantPool};
use crate::link::Program;
use crate::link::{Class, ClassKind, Field, Method, access};
use crate::op::{Code, Handler, Op, Switch};
use crate::{ClassId, FieldId, Kind, MethodDescriptor, MethodId, Trouble, Type};
use std::cell::Cell;
use std::rc::Rc;

/// A class to be made.
pub struct SyntheticClass {
    /// Internal form; a number is appended if the name is taken.
    pub name: String,
    pub super_class: ClassId,
    pub interfaces: Vec<ClassId>,
    pub fields: Vec<SyntheticField>,
    pub methods: Vec<SyntheticMethod>,
    /// The class on whose behalf this one is made; it gives access rights, loader and module.
    pub host: ClassId,
}

pub struct SyntheticField {
    pub name: String,
    pub descriptor: String,
}

pub struct SyntheticMethod {
    pub name: String,
    pub descriptor: String,
    pub access: u16,
    pub body: Assembler,
}

/// A class to be made whose methods get their bodies later, because these name the class.
pub struct DeclaredClass {
    /// Internal form; a number is appended if the name is taken.
    pub name: String,
    pub super_class: ClassId,
    pub interfaces: Vec<ClassId>,
    pub fields: Vec<DeclaredMember>,
    pub methods: Vec<DeclaredMember>,
    /// As with [`SyntheticClass`].
    pub host: ClassId,
}

/// A field or a method of such a class.
pub struct DeclaredMember {
    pub name: String,
    pub descriptor: String,
    pub access: u16,
}

impl SyntheticMethod {
    /// A static method that the interpreter has a model of; its code is never run.
    pub fn modelled(name: &str, descriptor: &str) -> SyntheticMethod {
        let parsed = MethodDescriptor::parse(descriptor).expect("a descriptor of our own is well formed");
        let mut body = Assembler::new(&parsed, false);
        body.op(Op::Return);
        let access = access::PUBLIC | access::STATIC;
        SyntheticMethod { name: name.to_owned(), descriptor: descriptor.to_owned(), access, body }
    }
}

/// A place in code under construction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label(u32);

/// Ops and constants under construction.
pub struct Assembler {
    constants: ConstantPool,
    ops: Vec<Op>,
    labels: Vec<Option<u32>>,
    /// Ranges of ops and what to do with what is thrown there: start, end, handler, and the class that is caught if not all are.
    catches: Vec<([Label; 3], Option<u16>)>,
    /// The bits of the `long` and `double` constants that no op holds.
    wides: Vec<u64>,
    max_locals: u16,
    /// How much the code pushes, if whoever made it knows.
    max_stack: Option<u16>,
    /// The class as whose code this runs, with its constants, if it is not the class being made.
    home: Option<(ClassId, Rc<ConstantPool>)>,
}

/// Branch targets of unfinished code are labels; those of finished code are op indices.
impl Assembler {
    /// Code for a method with this descriptor.
    pub fn new(descriptor: &MethodDescriptor, has_receiver: bool) -> Assembler {
        let arguments: u16 = descriptor.parameters.iter().map(slots).sum();
        Assembler {
            constants: ConstantPool::empty(),
            ops: Vec::new(),
            labels: Vec::new(),
            catches: Vec::new(),
            wides: Vec::new(),
            max_stack: None,
            max_locals: arguments + u16::from(has_receiver),
            home: None,
        }
    }

    /// Code that runs as if it stood in another class: its ops name constants of that class, and its own constants are
    /// not used.
    pub fn on_behalf_of(class: ClassId, constants: Rc<ConstantPool>, descriptor: &MethodDescriptor) -> Assembler {
        Assembler { home: Some((class, constants)), ..Assembler::new(descriptor, false) }
    }

    pub fn op(&mut self, op: Op) -> &mut Assembler {
        if let Op::Store(local) | Op::Load(local) = op {
            self.max_locals = self.max_locals.max(local + 2);
        }
        self.ops.push(op);
        self
    }

    /// The place of the next op.
    pub fn position(&self) -> u32 {
        self.ops.len() as u32
    }

    pub fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() as u32 - 1)
    }

    pub fn bind(&mut self, label: Label) -> &mut Assembler {
        self.labels[label.0 as usize] = Some(self.ops.len() as u32);
        self
    }

    /// Whatever is thrown between two labels is caught at a third, where it is on the stack.
    pub fn catch_all(&mut self, start: Label, end: Label, handler: Label) -> &mut Assembler {
        self.catches.push(([start, end, handler], None));
        self
    }

    /// The same for exceptions of a class. Of several handlers for a place the first that fits is taken.
    pub fn catch(&mut self, start: Label, end: Label, handler: Label, class: &str) -> &mut Assembler {
        let class = self.class_constant(class);
        self.catches.push(([start, end, handler], Some(class)));
        self
    }

    /// A branch, given as the op that takes its target.
    pub fn branch(&mut self, op: fn(u32) -> Op, label: Label) -> &mut Assembler {
        self.op(op(label.0))
    }

    /// No more entries than this are on the operand stack at any time; without this the number of ops is taken.
    pub fn limit_stack(&mut self, entries: u16) -> &mut Assembler {
        self.max_stack = Some(entries);
        self
    }

    pub fn long(&mut self, value: i64) -> &mut Assembler {
        match i32::try_from(value) {
            Ok(small) => self.op(Op::LConst(small)),
            Err(_) => {
                let index = self.wide(value as u64);
                self.op(Op::LConstAt(index))
            }
        }
    }

    pub fn double(&mut self, value: f64) -> &mut Assembler {
        let index = self.wide(value.to_bits());
        self.op(Op::DConstAt(index))
    }

    fn wide(&mut self, bits: u64) -> u16 {
        let index = self.wides.iter().position(|&known| known == bits).unwrap_or_else(|| {
            self.wides.push(bits);
            self.wides.len() - 1
        });
        u16::try_from(index).expect("synthetic code has few constants")
    }

    pub fn string(&mut self, text: &str) -> &mut Assembler {
        let text = self.constants.add_text(text);
        let index = self.constants.add(Constant::String(text));
        self.op(Op::Ldc(index))
    }

    /// A string constant given by its UTF-16 units, which may hold lone surrogates.
    pub fn string_units(&mut self, units: &[u16]) -> &mut Assembler {
        let text = self.constants.add_units(units);
        let index = self.constants.add(Constant::String(text));
        self.op(Op::Ldc(index))
    }

    fn class_constant(&mut self, name: &str) -> u16 {
        let text = self.constants.add_text(name);
        self.constants.add(Constant::Class(text))
    }

    /// An op that takes a class, such as `Op::New`.
    pub fn class(&mut self, op: fn(u16) -> Op, name: &str) -> &mut Assembler {
        let index = self.class_constant(name);
        self.op(op(index))
    }

    /// An array of this class with lengths for its first dimensions.
    pub fn multi_array(&mut self, class: &str, dimensions: u8) -> &mut Assembler {
        let class = self.class_constant(class);
        self.op(Op::MultiANewArray { class, dimensions })
    }

    fn name_and_type(&mut self, name: &str, descriptor: &str) -> u16 {
        let (name, descriptor) = (self.constants.add_text(name), self.constants.add_text(descriptor));
        self.constants.add(Constant::NameAndType { name, descriptor })
    }

    /// An op that takes a field, such as `Op::GetField`.
    pub fn field(&mut self, op: fn(u16) -> Op, class: &str, name: &str, descriptor: &str) -> &mut Assembler {
        let (class, name_and_type) = (self.class_constant(class), self.name_and_type(name, descriptor));
        let index = self.constants.add(Constant::Field { class, name_and_type });
        self.op(op(index))
    }

    /// An op that takes a method of a class, such as `Op::InvokeVirtual`.
    pub fn method(&mut self, op: fn(u16) -> Op, class: &str, name: &str, descriptor: &str) -> &mut Assembler {
        let (class, name_and_type) = (self.class_constant(class), self.name_and_type(name, descriptor));
        let index = self.constants.add(Constant::Method { class, name_and_type });
        self.op(op(index))
    }

    /// An op that takes a method of an interface.
    pub fn interface_method(&mut self, op: fn(u16) -> Op, class: &str, name: &str, descriptor: &str) -> &mut Assembler {
        let (class, name_and_type) = (self.class_constant(class), self.name_and_type(name, descriptor));
        let index = self.constants.add(Constant::InterfaceMethod { class, name_and_type });
        self.op(op(index))
    }

    fn place(&self, label: u32) -> u32 {
        self.labels[label as usize].expect("every label of synthetic code is bound")
    }

    fn handlers(&self) -> Box<[Handler]> {
        let row = |([start, end, target], class): &([Label; 3], Option<u16>)| Handler {
            start: self.place(start.0),
            end: self.place(end.0),
            target: self.place(target.0),
            catches: *class,
        };
        self.catches.iter().map(row).collect()
    }

    fn finish(mut self, class: ClassId, method: MethodId) -> Code {
        let handlers = self.handlers();
        for op in &mut self.ops {
            if let Some(to) = op.target_mut() {
                *to = self.labels[*to as usize].expect("every label of synthetic code is bound");
            }
        }
        let count = self.ops.len();
        // No synthetic body pushes more than it has ops.
        let most = u16::try_from(count + 2).unwrap_or(u16::MAX);
        let (class, constants) = self.home.unwrap_or_else(|| (class, Rc::new(self.constants)));
        Code {
            class,
            method,
            max_stack: self.max_stack.map_or(most, |known| known.min(most)),
            ops: self.ops.into_iter().map(Cell::new).collect(),
            offsets: vec![0; count].into(),
            handlers,
            switches: Box::<[Switch]>::default(),
            wides: self.wides.into(),
            constants,
            lines: Box::default(),
            max_locals: self.max_locals,
        }
    }
}

/// Local variables that a value of this type takes.
fn slots(kind: &Type) -> u16 {
    1 + u16::from(kind.kind().is_wide())
}

impl Program {
    pub fn define_synthetic(&mut self, wanted: SyntheticClass) -> ClassId {
        let flags = access::PRIVATE | access::FINAL;
        let field = |of: SyntheticField| DeclaredMember { name: of.name, descriptor: of.descriptor, access: flags };
        let method = |of: &SyntheticMethod| DeclaredMember {
            name: of.name.clone(),
            descriptor: of.descriptor.clone(),
            access: of.access,
        };
        let class = self.declare_synthetic(DeclaredClass {
            name: wanted.name,
            super_class: wanted.super_class,
            interfaces: wanted.interfaces,
            fields: wanted.fields.into_iter().map(field).collect(),
            methods: wanted.methods.iter().map(method).collect(),
            host: wanted.host,
        });
        let class = class.expect("synthetic classes override nothing that is final");
        let methods = self.class(class).methods.clone();
        for (id, method) in methods.into_iter().zip(wanted.methods) {
            self.fill_synthetic(id, method.body);
        }
        class
    }

    /// Makes a class whose methods have no bodies yet. It is refused if it overrides something that is final.
    pub fn declare_synthetic(&mut self, wanted: DeclaredClass) -> Result<ClassId, Trouble> {
        let mut name = wanted.name;
        if self.loaded(&name).is_some() {
            let free = (1u32..).map(|number| format!("{name}${number}")).find(|name| self.loaded(name).is_none());
            name = free.expect("there are more numbers than classes");
        }
        let key = self.names.intern(&name);
        let id = self.next_class_id();
        let host = self.class(wanted.host);
        let mut class = Class {
            access: access::FINAL | access::SYNTHETIC,
            super_class: Some(wanted.super_class),
            interfaces: wanted.interfaces.into(),
            loader: host.loader,
            module: host.module.clone(),
            kind: ClassKind::Ordinary,
            host: Some(wanted.host),
            layout: self.class(wanted.super_class).layout.clone(),
            ..Class::without_file(id, key, name.as_str().into())
        };
        for field in wanted.fields {
            let (added, layout) = self.synthetic_field(id, &class.layout, field);
            class.fields.push(added);
            class.layout = layout;
        }
        for method in wanted.methods {
            let name = self.names.intern(&method.name);
            self.add_method(&mut class, name, &method.descriptor, method.access, crate::link::Body::None, None)
                .expect("descriptors of synthetic methods come from parsed ones");
        }
        self.finish(&mut class)?;
        self.add_class(class);
        Ok(id)
    }

    /// A field of a class that does not list it yet, and what objects look like with it.
    fn synthetic_field(&mut self, class: ClassId, layout: &[Kind], field: DeclaredMember) -> (FieldId, Rc<[Kind]>) {
        let kind = Type::parse(&field.descriptor).map_or(Kind::Reference, |kind| kind.kind());
        let mut layout = layout.to_vec();
        let place = crate::link::add_slot(&mut layout, kind).expect("synthetic classes have few fields");
        let (name, descriptor) = (self.names.intern(&field.name), self.names.intern(&field.descriptor));
        let id = FieldId(0);
        let added = self.new_field(Field { id, class, name, descriptor, kind, access: field.access, place, raw: None });
        (added, layout.into())
    }

    /// Adds fields to a class that was declared, of which there are no objects yet.
    pub fn extend_synthetic(&mut self, class: ClassId, fields: Vec<DeclaredMember>) {
        for field in fields {
            let layout = self.class(class).layout.clone();
            let (added, layout) = self.synthetic_field(class, &layout, field);
            let of = self.class_mut(class);
            of.fields.push(added);
            of.layout = layout;
        }
    }

    /// Gives a method of a class that was declared its body.
    pub fn fill_synthetic(&mut self, method: MethodId, body: Assembler) {
        let code = body.finish(self.method(method).class, method);
        self.method_mut(method).body = crate::link::Body::Decoded(Rc::new(code));
    }

    /// Adds a static method to a class that was declared.
    pub fn add_synthetic(&mut self, class: ClassId, method: SyntheticMethod) {
        debug_assert!(method.access & access::STATIC != 0, "the tables of the other methods are made with the class");
        let name = self.names.intern(&method.name);
        let added = self
            .new_method(class, name, &method.descriptor, method.access, crate::link::Body::None, None)
            .expect("descriptors of synthetic methods come from parsed ones");
        self.class_mut(class).methods.push(added);
        self.fill_synthetic(added, method.body);
    }

    /// Takes all methods from a class made by Kukang, so that no call on its instances finds any.
    pub fn forget_dispatch(&mut self, class: ClassId) {
        self.class_mut(class).vtable = Rc::from([]);
    }

    /// Whether a method was made by Kukang, so that stack traces leave it out as HotSpot leaves out its hidden frames.
    pub fn is_synthetic(&self, method: &Method) -> bool {
        self.class(method.class).host.is_some()
    }
}
