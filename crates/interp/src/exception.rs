//! Exceptions that the machine itself makes, and the stack traces of all of them.

use crate::frame::Activation;
use crate::machine::Machine;
use crate::trap::{Raise, Trap};
use heap::Body;
use heap::{ObjectId, Value};
use program::{ClassId, Loader, MethodId};

/// HotSpot's default for MaxJavaStackTraceDepth.
const TRACE_LIMIT: usize = 1024;

/// One line of a stack trace.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TraceEntry {
    pub method: MethodId,
    /// The op that was running; `None` in native methods.
    pub op: Option<u32>,
}

const NATIVE_OP: u32 = u32::MAX;

impl TraceEntry {
    fn encode(self) -> i64 {
        (i64::from(self.method.0) << 32) | i64::from(self.op.unwrap_or(NATIVE_OP))
    }

    fn decode(word: i64) -> TraceEntry {
        let op = word as u32;
        TraceEntry { method: MethodId((word >> 32) as u32), op: (op != NATIVE_OP).then_some(op) }
    }
}

/// Where a run is while no method of the program or the JDK is running.
pub const START: &str = "the start of the program";

impl Machine {
    /// Makes an exception of the machine's own, as if its constructor had run. The classes in question have
    /// constructors that do nothing but pass the message on.
    pub(crate) fn create_exception(&mut self, raise: &Raise, native: Option<MethodId>) -> Result<ObjectId, Trap> {
        let class = self.load(raise.class)?;
        let exception = self.new_throwable(class, raise.message.as_deref())?;
        let mut trace = self.current_trace();
        if let Some(native) = native.filter(|&native| self.program.method(native).is_native()) {
            trace.insert(0, TraceEntry { method: native, op: None });
        }
        self.set_trace(exception, &trace)?;
        // What was null is worked out only if somebody asks for the message; this says that it may be. Of code that
        // traces leave out, nothing is said.
        let is_hidden =
            matches!(self.frames.last(), Some(Activation::Java(frame)) if self.is_hidden(frame.code.method));
        self.set_field(exception, "extendedMessageState", Value::Int(if is_hidden { 2 } else { 1 }));
        if raise.class == "java/lang/NoClassDefFoundError" {
            self.add_not_found_cause(exception, raise.message.as_deref().unwrap_or_default())?;
        }
        Ok(exception)
    }

    /// A Throwable with its fields as their initializers leave them.
    fn new_throwable(&mut self, class: ClassId, message: Option<&str>) -> Result<ObjectId, Trap> {
        let exception = self.new_instance(class);
        self.set_throwable_fields(exception, message)?;
        Ok(exception)
    }

    /// Makes a new object that no constructor has seen a Throwable that is thrown here.
    pub(crate) fn fill_throwable(&mut self, exception: ObjectId) -> Result<(), Trap> {
        self.set_throwable_fields(exception, None)?;
        let trace = self.current_trace();
        self.set_trace(exception, &trace)
    }

    fn set_throwable_fields(&mut self, exception: ObjectId, message: Option<&str>) -> Result<(), Trap> {
        let throwable = self.known.throwable;
        let message = match message {
            Some(text) => Value::Object(self.new_string(text)?),
            None => Value::Null,
        };
        self.set_field(exception, "detailMessage", message);
        self.set_field(exception, "cause", Value::Object(exception));
        let no_trace = self.static_field(throwable, "UNASSIGNED_STACK").unwrap_or(Value::Null);
        self.set_field(exception, "stackTrace", no_trace);
        let none_suppressed = self.static_field(throwable, "SUPPRESSED_SENTINEL").unwrap_or(Value::Null);
        self.set_field(exception, "suppressedExceptions", none_suppressed);
        Ok(())
    }

    /// HotSpot's loaders throw a ClassNotFoundException, which becomes the cause of the error.
    fn add_not_found_cause(&mut self, error: ObjectId, missing: &str) -> Result<(), Trap> {
        if missing.contains(' ') {
            return Ok(());
        }
        let missing = missing.trim_start_matches('[');
        let element = missing.strip_suffix(';').and_then(|name| name.strip_prefix('L'));
        let missing = element.unwrap_or(missing);
        let cause = self.class_not_found(&missing.replace('/', "."), Loader::Application, None)?;
        self.set_field(error, "cause", Value::Object(cause));
        Ok(())
    }

    /// What one of HotSpot's loaders throws when it does not find a class; `native` is the native method that called it.
    pub(crate) fn class_not_found(
        &mut self,
        name: &str,
        loader: Loader,
        native: Option<MethodId>,
    ) -> Result<ObjectId, Trap> {
        let class = self.load("java/lang/ClassNotFoundException")?;
        let exception = self.new_throwable(class, Some(name))?;
        self.set_field(exception, "cause", Value::Null);
        let mut trace = self.loader_trace(loader);
        trace.extend(native.map(|method| TraceEntry { method, op: None }));
        trace.extend(self.current_trace());
        self.set_trace(exception, &trace)?;
        Ok(exception)
    }

    /// What a failed initializer's exception becomes for whoever asked for the class (JVMS §5.5, step 10).
    pub(crate) fn wrap_initializer_exception(&mut self, exception: ObjectId) -> Result<ObjectId, Trap> {
        let error = self.load("java/lang/Error")?;
        if self.is_instance(exception, error) {
            return Ok(exception);
        }
        let class = self.load("java/lang/ExceptionInInitializerError")?;
        let wrapper = self.new_throwable(class, None)?;
        self.set_field(wrapper, "cause", Value::Object(exception));
        let trace = self.current_trace();
        self.set_trace(wrapper, &trace)?;
        Ok(wrapper)
    }

    /// The error that later attempts to use the class give as their cause. HotSpot words it so.
    pub(crate) fn describe_failure(&mut self, exception: ObjectId) -> Result<ObjectId, Trap> {
        let name = self.program.class(self.class_of(exception)).java_name();
        let message = match self.field(exception, "detailMessage") {
            Value::Object(text) => format!(": {}", self.string_text(text)),
            _ => String::new(),
        };
        let class = self.load("java/lang/ExceptionInInitializerError")?;
        let text = format!("Exception {name}{message} [in thread \"main\"]");
        let described = self.new_throwable(class, Some(&text))?;
        self.set_field(described, "cause", Value::Null);
        let backtrace = self.field(exception, "backtrace");
        self.set_field(described, "backtrace", backtrace);
        let depth = self.field(exception, "depth");
        self.set_field(described, "depth", depth);
        Ok(described)
    }

    pub(crate) fn failed_before(&mut self, class: ClassId, reason: Option<ObjectId>) -> Trap {
        let text = format!("Could not initialize class {}", self.program.class(class).java_name());
        let made = self.create_exception(&Raise { class: "java/lang/NoClassDefFoundError", message: Some(text) }, None);
        match made {
            Ok(error) => {
                self.set_field(error, "cause", reason.into());
                Trap::Throw(error)
            }
            Err(trap) => trap,
        }
    }

    /// An error like one that was thrown before, from where the run is now. What could not be linked once fails in the
    /// same words ever after (JVMS §5.4.3); HotSpot keeps the words, and those of the cause, not the objects.
    pub(crate) fn repeat_error(&mut self, error: ObjectId) -> Result<ObjectId, Trap> {
        let repeated = self.copy_words(error)?;
        if let Value::Object(cause) = self.field(error, "cause")
            && cause != error
        {
            let cause = self.copy_words(cause)?;
            self.set_field(repeated, "cause", Value::Object(cause));
        }
        Ok(repeated)
    }

    fn copy_words(&mut self, error: ObjectId) -> Result<ObjectId, Trap> {
        let message = self.field(error, "detailMessage");
        let copy = self.new_throwable(self.class_of(error), None)?;
        self.set_field(copy, "detailMessage", message);
        let trace = self.current_trace();
        self.set_trace(copy, &trace)?;
        Ok(copy)
    }

    /// The frames on the stack, topmost first, without those that HotSpot hides.
    pub(crate) fn current_trace(&self) -> Vec<TraceEntry> {
        self.trace_entries().take(TRACE_LIMIT).collect()
    }

    pub(crate) fn trace_entries(&self) -> impl Iterator<Item = TraceEntry> + '_ {
        self.frames.iter().skip(self.bottom).rev().filter_map(|activation| self.trace_entry(activation))
    }

    /// The line for an activation, if it has one.
    pub(crate) fn trace_entry(&self, activation: &Activation) -> Option<TraceEntry> {
        match activation {
            Activation::Java(frame) => {
                let method = frame.code.method;
                (!self.is_hidden(method)).then_some(TraceEntry { method, op: Some(frame.pc) })
            }
            Activation::Waiting { native: Some(method), .. } => Some(TraceEntry { method: *method, op: None }),
            _ => None,
        }
    }

    /// Methods made by Kukang, and those that the JDK marks as hidden.
    fn is_hidden(&self, id: MethodId) -> bool {
        let method = self.program.method(id);
        let class = self.program.class(method.class);
        if class.host.is_some() {
            return true;
        }
        let (Some(file), Some(raw)) = (&class.file, method.raw) else { return false };
        class.module.is_some()
            && file.has_annotation(&file.methods[usize::from(raw)].annotations, "Ljdk/internal/vm/annotation/Hidden;")
    }

    /// The trace for `Throwable.fillInStackTrace`: without that call and without the exception's own constructors.
    pub(crate) fn trace_for(&self, exception: ObjectId) -> Vec<TraceEntry> {
        let class = self.class_of(exception);
        let is_own = |entry: &TraceEntry| {
            let method = self.program.method(entry.method);
            let name = self.program.text(method.name);
            (name == "fillInStackTrace" && method.class == self.known.throwable)
                || (name == "<init>" && self.program.is_subclass(class, method.class))
                || (name == "fillInStackTrace" && self.program.is_subclass(class, method.class))
        };
        self.trace_entries().skip_while(is_own).take(TRACE_LIMIT).collect()
    }

    /// Stores a trace the way `Throwable` keeps it: opaque, with its depth.
    pub(crate) fn set_trace(&mut self, exception: ObjectId, trace: &[TraceEntry]) -> Result<(), Trap> {
        let words: Box<[i64]> = trace.iter().map(|entry| entry.encode()).collect();
        let depth = words.len() as i32;
        let backtrace = self.new_array_from("[J", Body::Longs(words))?;
        self.set_field(exception, "backtrace", Value::Object(backtrace));
        self.set_field(exception, "depth", Value::Int(depth));
        Ok(())
    }

    pub(crate) fn trace_of(&self, exception: ObjectId) -> Vec<TraceEntry> {
        match self.field(exception, "backtrace") {
            Value::Object(array) => self.decode_trace(array),
            _ => Vec::new(),
        }
    }

    pub(crate) fn decode_trace(&self, array: ObjectId) -> Vec<TraceEntry> {
        match &self.heap.get(array).body {
            Body::Longs(words) => words.iter().map(|&word| TraceEntry::decode(word)).collect(),
            _ => Vec::new(),
        }
    }

    /// What was null when a NullPointerException was thrown, in HotSpot's words, if the code says so.
    pub(crate) fn null_message(&self, exception: ObjectId) -> Option<String> {
        let Some(&TraceEntry { method, op: Some(op) }) = self.trace_of(exception).first() else { return None };
        let offset = self.program.decoded(method).and_then(|code| code.offsets.get(op as usize).copied());
        offset.and_then(|offset| program::null_pointer_message(&self.program, method, offset))
    }

    /// Where the run is, for messages: `pkg.Class.method(File.java:12)`.
    pub fn location(&self) -> String {
        self.trace_entries().next().map_or_else(|| START.into(), |entry| self.describe(entry))
    }

    /// Where the user's own code is, below the frames of the JDK that it called.
    pub(crate) fn user_location(&self) -> String {
        let is_users = |entry: &TraceEntry| {
            let method = self.program.method(entry.method);
            self.program.class(method.class).module.is_none()
        };
        self.trace_entries().find(is_users).map_or_else(|| self.location(), |entry| self.describe(entry))
    }

    pub(crate) fn describe(&self, entry: TraceEntry) -> String {
        let method = self.program.method(entry.method);
        let class = self.program.class(method.class);
        let line = self.line_of(entry);
        let file = match (self.program.source_file(entry.method), line) {
            (_, -2) => "Native Method".to_owned(),
            (Some(file), line) if line >= 0 => format!("{file}:{line}"),
            (Some(file), _) => file.to_string(),
            (None, _) => "Unknown Source".to_owned(),
        };
        format!("{}.{}({file})", class.java_name(), self.program.text(method.name))
    }

    /// The line as StackTraceElement has it: -1 unknown, -2 native.
    pub(crate) fn line_of(&self, entry: TraceEntry) -> i32 {
        let Some(op) = entry.op else { return -2 };
        match self.program.decoded(entry.method).and_then(|code| code.line(op as usize)) {
            Some(line) => i32::from(line),
            None => -1,
        }
    }

    /// The frames of HotSpot's class loaders when a class of the class path is missing. They run no bytecode here, so
    /// their call sites are looked up in the loaders' own code.
    fn loader_trace(&mut self, loader: Loader) -> Vec<TraceEntry> {
        const APP_LOADER: &str = "jdk/internal/loader/ClassLoaders$AppClassLoader";
        const FRAMES: [(&str, &str, &str, &str); 3] = [
            ("jdk/internal/loader/BuiltinClassLoader", "loadClass", "(Ljava/lang/String;Z)Ljava/lang/Class;", "<init>"),
            (APP_LOADER, "loadClass", "(Ljava/lang/String;Z)Ljava/lang/Class;", "loadClass"),
            ("java/lang/ClassLoader", "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;", "loadClass"),
        ];
        let mut trace = Vec::new();
        for (class, name, descriptor, callee) in FRAMES {
            if class == APP_LOADER && loader != Loader::Application {
                continue;
            }
            let Ok(class) = self.load(class) else { continue };
            let Some(method) = self.program.declared_method(class, name, descriptor) else { continue };
            let Ok(Some(code)) = self.program.code(method) else { continue };
            let op = code.ops.iter().position(|op| {
                let index = match op.get() {
                    program::Op::InvokeVirtual(index) | program::Op::InvokeSpecial(index) => index,
                    _ => return false,
                };
                code.constants.member(index).is_ok_and(|member| member.name == callee)
            });
            if let Some(op) = op {
                trace.push(TraceEntry { method, op: Some(op as u32) });
            }
        }
        trace
    }
}
