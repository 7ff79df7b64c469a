//! Class initialization (JVMS §5.5), as continuations on the activation stack.

use crate::frame::{Activation, Completion, Continuation, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value, narrow};
use program::{ClassId, Constant, FieldPlace, Kind};

/// How far a class's initialization has come.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Progress {
    NotStarted,
    Running,
    Done,
    /// It failed before, for the reason that this error describes.
    Failed(Option<ObjectId>),
}

/// The stages that a waiting initialization can be in.
const SUPERTYPES: i32 = 0;
const INITIALIZER: i32 = 1;

impl Machine {
    /// Goes on if the class is initialized or its initialization is under way, which, with one thread, is the case of
    /// a request from within.
    pub(crate) fn require_initialized(&mut self, class: ClassId) -> Result<(), Trap> {
        self.require_initialized_before(class)?;
        self.note_use(class);
        Ok(())
    }

    /// The same for a class that was initialized before the path began, if it is one.
    pub(crate) fn require_initialized_before(&mut self, class: ClassId) -> Result<(), Trap> {
        match self.classes[class.index()].progress {
            Progress::Done | Progress::Running => Ok(()),
            Progress::NotStarted | Progress::Failed(_) => Err(Trap::Initialize(class)),
        }
    }

    pub(crate) fn is_initialized(&self, class: ClassId) -> bool {
        self.classes[class.index()].progress == Progress::Done
    }

    /// Leaves a continuation that initializes the class when it is told to go on; false if there is nothing to do.
    pub(crate) fn begin_initialization(&mut self, class: ClassId) -> Result<bool, Trap> {
        match self.classes[class.index()].progress {
            Progress::Done | Progress::Running => Ok(false),
            Progress::Failed(reason) => Err(self.failed_before(class, reason)),
            Progress::NotStarted => {
                self.classes[class.index()].progress = Progress::Running;
                self.assign_constants(class)?;
                self.wait_in_stage(class, SUPERTYPES);
                Ok(true)
            }
        }
    }

    fn wait_in_stage(&mut self, class: ClassId, stage: i32) {
        let continuation = stage_continuation(class, stage);
        self.frames.push(Activation::Waiting { continuation, native: None });
    }

    /// Static fields with a ConstantValue attribute get it before anything else happens.
    fn assign_constants(&mut self, class: ClassId) -> Result<(), Trap> {
        let Some(file) = self.program.class(class).file.clone() else { return Ok(()) };
        let fields = self.program.class(class).fields.clone();
        for id in fields {
            let field = self.program.field(id);
            let (FieldPlace::Static(slot), Some(raw)) = (field.place, field.raw) else { continue };
            let (kind, raw) = (field.kind, &file.fields[usize::from(raw)]);
            let Some(index) = raw.constant_value else { continue };
            let value = match (file.constants.get(index)?, kind) {
                (Constant::Integer(value), _) => Value::Int(value),
                (Constant::Long(value), _) => Value::Long(value),
                (Constant::Float(value), _) => Value::Float(value),
                (Constant::Double(value), _) => Value::Double(value),
                (Constant::String(text), Kind::Reference) => Value::Object(self.intern(&file.constants.units(text)?)?),
                _ => return Err(Trap::unverifiable("a constant value of the wrong kind")),
            };
            if !value.fits(kind) {
                return Err(Trap::unverifiable("a constant value of the wrong kind"));
            }
            let value = match (value, kind) {
                (Value::Int(value), Kind::Base(base)) => Value::Int(narrow(value, base)),
                (value, _) => value,
            };
            self.heap.set_static(slot, value.into());
        }
        Ok(())
    }

    /// The next superclass or superinterface to initialize before this class (JVMS §5.5, step 7).
    fn next_supertype(&self, class: ClassId) -> Option<ClassId> {
        let class = self.program.class(class);
        if class.is_interface() {
            return None;
        }
        let pending = |id: &ClassId| !matches!(self.classes[id.index()].progress, Progress::Done | Progress::Running);
        class
            .super_class
            .filter(pending)
            .or_else(|| class.interfaces.iter().find_map(|&interface| self.next_default_interface(interface, &pending)))
    }

    /// Superinterfaces come before the interfaces that extend them.
    fn next_default_interface(&self, interface: ClassId, pending: &impl Fn(&ClassId) -> bool) -> Option<ClassId> {
        let class = self.program.class(interface);
        class
            .interfaces
            .iter()
            .find_map(|&parent| self.next_default_interface(parent, pending))
            .or_else(|| (class.declares_default_methods && pending(&interface)).then_some(interface))
    }

    fn initialization_failed(&mut self, class: ClassId, exception: ObjectId) -> Result<Step, Trap> {
        let reason = self.describe_failure(exception)?;
        self.classes[class.index()].progress = Progress::Failed(Some(reason));
        self.keep_failed_class(class, exception);
        Err(Trap::Throw(exception))
    }
}

fn stage_continuation(class: ClassId, stage: i32) -> Continuation {
    Continuation { resume: continue_initialization, state: Box::new([Value::Int(class.0 as i32), Value::Int(stage)]) }
}

fn continue_initialization(machine: &mut Machine, state: &[Value], completion: Completion) -> Result<Step, Trap> {
    let (Value::Int(class), Value::Int(stage)) = (state[0], state[1]) else {
        unreachable!("the state was made by stage_continuation")
    };
    let class = ClassId(class as u32);
    match (completion, stage) {
        (Err(exception), SUPERTYPES) => machine.initialization_failed(class, exception),
        (Err(exception), _) => {
            machine.initializer_ends(class);
            let reason = machine.describe_failure(exception)?;
            machine.classes[class.index()].progress = Progress::Failed(Some(reason));
            let thrown = machine.wrap_initializer_exception(exception)?;
            machine.keep_failed_class(class, thrown);
            Err(Trap::Throw(thrown))
        }
        (Ok(_), SUPERTYPES) => {
            if let Some(supertype) = machine.next_supertype(class) {
                machine.wait_in_stage(class, SUPERTYPES);
                return Err(Trap::Initialize(supertype));
            }
            run_initializer(machine, class)
        }
        (Ok(_), _) => {
            machine.initializer_ends(class);
            finish(machine, class)
        }
    }
}

fn run_initializer(machine: &mut Machine, class: ClassId) -> Result<Step, Trap> {
    match machine.program.declared_method(class, "<clinit>", "()V") {
        Some(method) => {
            machine.initializer_begins(class);
            let then = Some(stage_continuation(class, INITIALIZER));
            Ok(Step::Call { method, arguments: Vec::new(), then })
        }
        None => finish(machine, class),
    }
}

fn finish(machine: &mut Machine, class: ClassId) -> Result<Step, Trap> {
    machine.classes[class.index()].progress = Progress::Done;
    Ok(Step::Retry)
}
