//! Forms: the code behind method handles, one static method each.

use super::edit::Edit;
use super::emit::Emitter;
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Roots;
use heap::{ObjectId, Value};
use program::{BaseType, ClassId, FieldId, Kind, MethodDescriptor, MethodId};
use rustc_hash::FxHashMap;

/// What a value is on the stack, as `LambdaForm.BasicType` has it and in its order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Basic {
    Reference,
    Int,
    Long,
    Float,
    Double,
    Void,
}

impl Basic {
    pub const ALL: [Basic; 6] = [Basic::Reference, Basic::Int, Basic::Long, Basic::Float, Basic::Double, Basic::Void];

    pub fn of_base(base: BaseType) -> Basic {
        match base {
            BaseType::Long => Basic::Long,
            BaseType::Float => Basic::Float,
            BaseType::Double => Basic::Double,
            _ => Basic::Int,
        }
    }

    pub fn of_kind(kind: Kind) -> Basic {
        match kind {
            Kind::Base(base) => Basic::of_base(base),
            Kind::Reference => Basic::Reference,
        }
    }

    pub fn descriptor(self) -> &'static str {
        match self {
            Basic::Reference => "Ljava/lang/Object;",
            Basic::Int => "I",
            Basic::Long => "J",
            Basic::Float => "F",
            Basic::Double => "D",
            Basic::Void => "V",
        }
    }

    /// Local variables that a value takes.
    pub fn locals(self) -> usize {
        match self {
            Basic::Void => 0,
            Basic::Long | Basic::Double => 2,
            _ => 1,
        }
    }
}

/// What a handle takes and gives, as far as the stack is concerned.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    pub parameters: Vec<Basic>,
    pub result: Basic,
}

impl Shape {
    pub fn new(parameters: &[Basic], result: Basic) -> Shape {
        Shape { parameters: parameters.to_vec(), result }
    }

    /// The descriptor of a method with these parameters after a `first` one.
    pub fn descriptor_after(&self, first: &str) -> String {
        let parameters: String = self.parameters.iter().map(|basic| basic.descriptor()).collect();
        format!("({first}{parameters}){}", self.result.descriptor())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FormId(pub u32);

pub struct Form {
    pub shape: Shape,
    /// How many values a handle with this form is bound to at least; edits add theirs behind those.
    pub bound: u16,
    /// How many forms lie one upon the other.
    pub depth: u16,
    /// The static method, which takes the handle before the arguments.
    pub method: MethodId,
    /// The `LambdaForm` object that stands for the form.
    pub object: ObjectId,
}

/// What a form is for. The same is made once.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Calls a method, by the kind of its reference (JVMS §5.4.3.5); on behalf of a class, if the method asks who calls.
    Call {
        kind: u8,
        method: MethodId,
        caller: Option<ClassId>,
    },
    /// Reads or writes a field.
    Access {
        kind: u8,
        field: FieldId,
    },
    /// Calls the handle that it is bound to.
    Reinvoke(Shape),
    /// Calls the handle that `DelegatingMethodHandle.getTarget` returns.
    Delegate(Shape),
    /// Another form with a change.
    Edited(FormId, Edit),
    /// Returns its argument, the value that it is bound to, or zero.
    Identity(Basic),
    Constant(Basic),
    Zero(Basic),
    /// Throws its first argument.
    Throw(Shape),
    /// Calls its first argument, a handle, with the other arguments; `Invoke` checks their types first.
    InvokeBasic(Shape),
    Invoke {
        exact: bool,
        shape: Shape,
    },
    /// Calls an access method of its first argument, a variable handle: by the method that carries the access out.
    AccessVariable(MethodId),
    /// Makes bound handles with this many values.
    Bind(usize),
    /// Tests with one handle which of two others to call.
    Choose(Shape),
    /// Collects its arguments in an array whose elements have this class.
    Collect(Shape, ClassId),
    /// Calls one handle, and another if that throws a certain exception; or another in any case.
    Catch(Shape),
    Finally(Shape),
    /// Calls handles again and again, with variables of these types; see `MethodHandles.loop`.
    Loop(Shape, Vec<Basic>),
    /// Calls one of several handles by its first argument.
    Switch(Shape, usize),
}

#[derive(Default)]
pub struct Forms {
    forms: Vec<Form>,
    by_purpose: FxHashMap<Purpose, FormId>,
}

impl Forms {
    pub fn get(&self, id: FormId) -> &Form {
        &self.forms[id.0 as usize]
    }

    pub fn add_roots(&self, roots: &mut Roots) {
        self.forms.iter().for_each(|form| roots.add_object(form.object));
    }
}

impl Machine {
    pub(crate) fn known_form(&self, purpose: &Purpose) -> Option<FormId> {
        self.handle_tables.forms.by_purpose.get(purpose).copied()
    }

    /// Adds a form with the code that an emitter has put together. Its class belongs to `host`, whose access rights the
    /// code has.
    pub(crate) fn define_form(
        &mut self,
        purpose: Purpose,
        bound: u16,
        code: Emitter,
        host: ClassId,
    ) -> Result<FormId, Trap> {
        let slots = self.handle_slots()?;
        let depth = match &purpose {
            Purpose::Edited(below, _) => self.form(*below).depth + 1,
            _ => 0,
        };
        let shape = code.shape().clone();
        let method = self.define_handle_method(code, host)?;
        let class = self.load("java/lang/invoke/LambdaForm")?;
        let id = FormId(self.handle_tables.forms.forms.len() as u32);
        let object = self.permanently(|machine| {
            let object = machine.new_instance(class);
            machine.heap.set_field(object, slots.form_number, Value::Int(id.0 as i32 + 1));
            Ok(object)
        })?;
        self.handle_tables.forms.forms.push(Form { shape, bound, depth, method, object });
        self.handle_tables.forms.by_purpose.insert(purpose, id);
        Ok(id)
    }

    /// Makes a hidden class with one static method.
    pub(crate) fn define_handle_method(&mut self, code: Emitter, host: ClassId) -> Result<MethodId, Trap> {
        // The class lives in the host's package, so that it may name the host and what is next to it. Names are
        // numbered by the classes there are, so that none is taken.
        let package = self.program.class(host).package().to_owned();
        let name = format!("LambdaForm$MH${}", self.program.class_count());
        let (descriptor, body) = code.finish();
        if MethodDescriptor::parse(&descriptor).is_none() {
            return Err(Trap::unsupported("method handles with so many arguments"));
        }
        let class = self.program.define_synthetic(program::SyntheticClass {
            name: if package.is_empty() { name } else { format!("{package}/{name}") },
            super_class: self.known.object,
            interfaces: Vec::new(),
            fields: Vec::new(),
            methods: vec![program::SyntheticMethod {
                name: "invoke".to_owned(),
                descriptor,
                access: program::access::STATIC,
                body,
            }],
            host,
        });
        self.follow_program();
        let method = self.program.class(class).methods.first().copied();
        method.ok_or_else(|| Trap::unverifiable("a form without a method"))
    }

    /// The class that forms belong to which name nothing but classes of `java.lang.invoke`.
    pub(crate) fn handle_host(&mut self) -> Result<ClassId, Trap> {
        self.load("java/lang/invoke/MethodHandle")
    }

    /// The `LambdaForm` object of a form.
    pub(crate) fn form_object(&self, form: FormId) -> Value {
        Value::Object(self.form(form).object)
    }
}
