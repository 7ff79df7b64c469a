//! The state of a run, and the small operations on it that everything else is made of.

use crate::files::Files;
use crate::frame::{Activation, Frame, MethodLock};
use crate::initialize::Progress;
use crate::known::Known;
use crate::native::Inflaters;
use crate::streams::Streams;
use crate::target::{Entry, InterfaceCache, Target};
use crate::trap::Trap;
use heap::Slot;
use heap::{Body, Heap, Roots};
use heap::{ObjectId, Value};
use program::{ClassId, ClassKind, FieldPlace, Kind, MethodId, Program};
use rustc_hash::FxHashMap;

/// Frames on the stack before a StackOverflowError. HotSpot's default stack of 1 MiB holds some ten thousand
/// interpreted frames of ordinary methods.
pub(crate) const FRAME_LIMIT: usize = 12_000;
/// HotSpot's limit, two words of header below the largest int.
const LONGEST_ARRAY: usize = i32::MAX as usize - 2;
/// Bytes of Java objects before an OutOfMemoryError.
const MEMORY_LIMIT: usize = 4 << 30;

pub struct Machine {
    pub program: Program,
    pub heap: Heap,
    /// Local variables and operands of all frames.
    pub(crate) stack: Vec<Slot>,
    pub(crate) frames: Vec<Activation>,
    /// How many of the lowest activations are none of the current thread's.
    pub(crate) bottom: usize,
    pub(crate) frame_limit: usize,
    /// Monitors that instructions of the methods on the stack have entered, those of the topmost frame last.
    pub(crate) monitors: Vec<ObjectId>,
    pub(crate) targets: Vec<Target>,
    pub(crate) classes: Vec<ClassState>,
    pub(crate) interface_cache: InterfaceCache,
    /// Objects of linked constants.
    pub(crate) linked: Vec<Value>,
    /// Interned strings.
    pub(crate) strings: FxHashMap<Box<[u16]>, ObjectId>,
    pub(crate) known: Known,
    pub(crate) streams: Streams,
    pub(crate) files: Files,
    pub(crate) inflaters: Inflaters,
    pub(crate) settings: Settings,
    /// What was made for call sites; see `indy`.
    pub(crate) handles: crate::indy::Handles,
    pub(crate) modules: crate::modules::Modules,
    pub(crate) handle_tables: crate::handle::HandleTables,
    /// The latest number given to a thread object.
    pub(crate) thread_ids: i64,
    /// Instructions executed so far.
    pub instructions: u64,
    /// How often control went backwards, and when to have a look at that.
    pub(crate) back_jumps: u64,
    pub(crate) back_limit: u64,
    /// Whether assignments are watched: then the loop leaves them to others.
    pub(crate) recording: bool,
    /// Whether the branches of paths are noted.
    pub(crate) watches_branches: bool,
    pub(crate) call_bound: Option<usize>,
    pub(crate) interrupt: Option<std::sync::Arc<std::sync::atomic::AtomicBool>>,
    /// Objects below this number are older than the path under way, or outlive it; 0 while there is none.
    pub(crate) older: u32,
    /// There while paths are explored.
    pub(crate) symbolic: Option<Box<crate::symbolic::Symbolic>>,
}

/// What a run was asked for.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    pub class_path: String,
    /// Whether `assert` statements of the program are checked.
    pub assertions: bool,
    /// System properties given on the command line.
    pub properties: Vec<(String, String)>,
    pub clock: Clock,
}

/// What time it is for the program.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Clock {
    #[default]
    Running,
    /// Always the same, so that what initializers make of it is the same in every run.
    Stopped,
}

/// What a run knows of a class beyond what the program says.
pub struct ClassState {
    pub progress: Progress,
    /// The `java.lang.Class` object.
    pub mirror: Option<ObjectId>,
    /// The fields of a new instance.
    pub template: Box<[Slot]>,
}

impl Machine {
    pub(crate) fn with_program(program: Program, settings: Settings) -> Machine {
        Machine {
            program,
            heap: Heap::new(),
            stack: vec![Slot::INVALID; 64 << 10],
            frames: Vec::with_capacity(256),
            bottom: 0,
            frame_limit: FRAME_LIMIT,
            monitors: Vec::new(),
            targets: Vec::new(),
            classes: Vec::new(),
            interface_cache: InterfaceCache::new(),
            linked: Vec::new(),
            strings: FxHashMap::default(),
            known: Known::default(),
            streams: Streams,
            files: Files::default(),
            inflaters: Inflaters::default(),
            settings,
            handles: crate::indy::Handles::default(),
            modules: crate::modules::Modules::default(),
            handle_tables: crate::handle::HandleTables::default(),
            thread_ids: 30,
            instructions: 0,
            back_jumps: 0,
            back_limit: u64::MAX,
            recording: false,
            watches_branches: false,
            call_bound: None,
            interrupt: None,
            older: 0,
            symbolic: None,
        }
    }

    // Classes.

    /// Loads a class by internal name and makes room for what the run knows of it.
    pub fn load(&mut self, name: &str) -> Result<ClassId, Trap> {
        let loaded = self.program.load(name);
        self.follow_program();
        Ok(loaded?)
    }

    /// A class by internal name, if there is one.
    pub fn find_class(&mut self, name: &str) -> Result<Option<ClassId>, program::ProgramError> {
        match self.load_class(name) {
            Ok(class) => Ok(Some(class)),
            Err(program::Trouble::Link(_)) => Ok(None),
            Err(program::Trouble::Input(error)) => Err(error),
        }
    }

    /// The class of that name, or why there is none.
    pub fn load_class(&mut self, name: &str) -> Result<ClassId, program::Trouble> {
        let loaded = self.program.load(name);
        self.follow_program();
        loaded
    }

    /// The class of that name as another class sees it, if it can be loaded.
    pub fn class_seen_by(&mut self, from: ClassId, name: &str) -> Option<ClassId> {
        self.resolve_class(from, name).ok()
    }

    /// Makes a class that no class file holds.
    pub fn define(&mut self, wanted: program::SyntheticClass) -> ClassId {
        let class = self.program.define_synthetic(wanted);
        self.follow_program();
        class
    }

    /// Loads a class that a class of the program names.
    pub(crate) fn resolve_class(&mut self, from: ClassId, name: &str) -> Result<ClassId, Trap> {
        let resolved = self.program.resolve_class(from, name);
        self.follow_program();
        resolved.map_err(Trap::from)
    }

    pub(crate) fn array_class(&mut self, element: ClassId) -> Result<ClassId, Trap> {
        let class = self.program.array_of(element);
        self.follow_program();
        Ok(class?)
    }

    /// Grows the tables that are indexed by the program's ids.
    pub(crate) fn follow_program(&mut self) {
        for index in self.classes.len()..self.program.class_count() {
            let class = self.program.class(ClassId(index as u32));
            let template = class.layout.iter().map(|&kind| Slot::from(Value::default_of(kind))).collect();
            let ready = !matches!(class.kind, ClassKind::Ordinary);
            let progress = if ready { Progress::Done } else { Progress::NotStarted };
            self.classes.push(ClassState { progress, mirror: None, template });
        }
        self.heap.follow_statics(self.program.statics());
        for index in self.targets.len()..self.program.method_count() {
            let method = self.program.method(MethodId(index as u32));
            self.targets.push(Target {
                entry: Entry::Unprepared,
                arguments: method.arguments,
                spreads_arguments: method.spreads_arguments,
                room: 0,
            });
        }
    }

    // The running frame.

    pub(crate) fn frame(&self) -> &Frame {
        match self.frames.last() {
            Some(Activation::Java(frame)) => frame,
            _ => unreachable!("instructions run in a Java frame"),
        }
    }

    pub(crate) fn frame_mut(&mut self) -> &mut Frame {
        match self.frames.last_mut() {
            Some(Activation::Java(frame)) => frame,
            _ => unreachable!("instructions run in a Java frame"),
        }
    }

    pub(crate) fn push(&mut self, value: Value) {
        let frame = self.frame_mut();
        let sp = frame.sp as usize;
        frame.sp += 1;
        if let Some(place) = self.stack.get_mut(sp) {
            *place = value.into();
        }
    }

    pub(crate) fn pop(&mut self) -> Value {
        let frame = self.frame_mut();
        frame.sp = frame.sp.wrapping_sub(1);
        let sp = frame.sp as usize;
        self.stack.get(sp).map_or(Value::Invalid, |slot| slot.value())
    }

    /// The operand `depth` entries below the top.
    pub(crate) fn peek(&self, depth: usize) -> Value {
        let place = (self.frame().sp as usize).wrapping_sub(depth + 1);
        self.stack.get(place).map_or(Value::Invalid, |slot| slot.value())
    }

    pub(crate) fn drop_operands(&mut self, count: usize) {
        let frame = self.frame_mut();
        frame.sp = frame.sp.wrapping_sub(count as u32);
    }

    /// Replaces the running op by its linked form.
    pub(crate) fn link(&mut self, op: program::Op) {
        let frame = self.frame();
        frame.code.ops[frame.pc as usize].set(op);
    }

    // Objects.

    /// Makes an instance with default values. The class must be initialized, or not need to be.
    pub fn new_instance(&mut self, class: ClassId) -> ObjectId {
        let fields = Body::Fields(self.classes[class.index()].template.clone());
        self.heap.allocate(class, fields)
    }

    /// Makes an array of default values, or says that it would be too large.
    pub fn new_array(&mut self, class: ClassId, length: usize) -> Result<ObjectId, Trap> {
        let ClassKind::Array { holds, .. } = self.program.class(class).kind else {
            return Err(Trap::unverifiable("an array of a class that is no array"));
        };
        if length > LONGEST_ARRAY {
            return Err(Trap::raise("java/lang/OutOfMemoryError", "Requested array size exceeds VM limit"));
        }
        let size = Body::array_size(holds, length);
        if size.saturating_add(self.heap.used()) > MEMORY_LIMIT {
            self.require_memory(size)?;
        }
        Ok(self.heap.allocate(class, Body::array(holds, length)))
    }

    /// An array of a primitive type with these elements.
    pub fn new_array_from(&mut self, class_name: &'static str, body: Body) -> Result<ObjectId, Trap> {
        let class = self.load(class_name)?;
        Ok(self.heap.allocate(class, body))
    }

    pub fn new_object_array(&mut self, element: &str, values: Vec<Value>) -> Result<ObjectId, Trap> {
        let element = self.load(element)?;
        let class = self.array_class(element)?;
        Ok(self.heap.allocate(class, Body::References(values.into())))
    }

    fn require_memory(&mut self, size: usize) -> Result<(), Trap> {
        if size > MEMORY_LIMIT || self.heap.used() + size > MEMORY_LIMIT {
            return Err(Trap::raise("java/lang/OutOfMemoryError", "Java heap space"));
        }
        Ok(())
    }

    /// Fails when the heap is over its limit even after a collection.
    pub(crate) fn check_memory(&mut self) -> Result<(), Trap> {
        if self.heap.wants_collection() {
            self.collect_garbage();
            return self.require_memory(0);
        }
        Ok(())
    }

    pub fn class_of(&self, object: ObjectId) -> ClassId {
        self.heap.class(object)
    }

    pub fn is_instance(&self, object: ObjectId, class: ClassId) -> bool {
        self.program.is_subtype(self.heap.class(object), class)
    }

    /// A field by name, for objects of JDK classes whose fields are known. Names are looked up each time; what is hot
    /// goes through [`Known`].
    pub fn field(&self, object: ObjectId, name: &str) -> Value {
        match self.slot_of(self.heap.class(object), name) {
            Some(slot) => self.heap.field(object, slot),
            None => Value::Invalid,
        }
    }

    /// Sets a field by name; false if the JDK at hand has no such field.
    pub fn set_field(&mut self, object: ObjectId, name: &str, value: Value) -> bool {
        match self.slot_of(self.heap.class(object), name) {
            Some(slot) => self.heap.set_field(object, slot, value),
            None => false,
        }
    }

    pub fn slot_of(&self, class: ClassId, name: &str) -> Option<u16> {
        match self.program.field_named(class, name)?.place {
            FieldPlace::Instance(slot) => Some(slot),
            FieldPlace::Static(_) => None,
        }
    }

    /// A static field by name. The class must have been initialized by now.
    pub fn static_field(&self, class: ClassId, name: &str) -> Option<Value> {
        match self.program.field_named(class, name)?.place {
            FieldPlace::Static(slot) => Some(self.heap.static_slot(slot).value()),
            FieldPlace::Instance(_) => None,
        }
    }

    pub fn set_static_field(&mut self, class: ClassId, name: &str, value: Value) -> bool {
        match self.program.field_named(class, name).map(|field| field.place) {
            Some(FieldPlace::Static(slot)) => {
                self.heap.set_static(slot, value.into());
                true
            }
            _ => false,
        }
    }

    /// The kind of an array's elements; `None` for other objects.
    pub fn array_kind(&self, object: ObjectId) -> Option<Kind> {
        match self.program.class(self.heap.class(object)).kind {
            ClassKind::Array { holds, .. } => Some(holds),
            _ => None,
        }
    }

    // Memory.

    pub(crate) fn collect_garbage(&mut self) {
        let mut roots = Roots::default();
        let mut top = 0;
        for activation in &self.frames {
            match activation {
                Activation::Java(frame) => {
                    top = top.max(frame.sp).max(frame.base + u32::from(frame.code.max_locals));
                    if let MethodLock::Held(lock) = frame.lock {
                        roots.add_object(lock);
                    }
                }
                Activation::Waiting { continuation, .. } => roots.add_all(&continuation.state),
                Activation::Invoke { arguments, .. } => roots.add_all(arguments),
            }
        }
        // Entries above the topmost frame are stale; inside a frame, every slot counts.
        let top = (top as usize).min(self.stack.len());
        self.stack[top..].fill(Slot::INVALID);
        roots.add_slots(&self.stack[..top]);
        self.monitors.iter().for_each(|&monitor| roots.add_object(monitor));
        roots.add_slots(self.heap.statics());
        roots.add_all(&self.linked);
        self.strings.values().for_each(|&string| roots.add_object(string));
        for class in &self.classes {
            class.mirror.into_iter().for_each(|mirror| roots.add_object(mirror));
            if let Progress::Failed(Some(cause)) = class.progress {
                roots.add_object(cause);
            }
        }
        self.known.add_roots(&mut roots);
        self.handles.add_roots(&mut roots);
        self.modules.add_roots(&mut roots);
        self.handle_tables.add_roots(&mut roots);
        self.heap.collect(roots);
    }
}
