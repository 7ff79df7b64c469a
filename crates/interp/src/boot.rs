//! Starting the JDK: what HotSpot does before it calls `main`.

use crate::known::INJECTED;
use crate::machine::{Machine, Settings};
use crate::run::Ended;
use crate::trap::{Stop, Trap};
use heap::{ObjectId, Value};
use program::source::{ClassPath, Jdk};
use program::{Loader, MethodId, Program};

/// `VM.SYSTEM_BOOTED`: the start is over.
const BOOTED: i32 = 4;

impl Machine {
    /// A machine whose JDK is ready to run code.
    pub fn start(jdk: Jdk, class_path: ClassPath, settings: Settings) -> Result<Machine, Box<Stop>> {
        Machine::start_with(Machine::program(jdk, class_path), settings)
    }

    /// The classes of a machine that has not started: nothing is loaded yet, so that specs can be grafted.
    pub fn program(jdk: Jdk, class_path: ClassPath) -> Program {
        Program::new(jdk, class_path, INJECTED)
    }

    /// A machine over these classes whose JDK is ready to run code.
    pub fn start_with(program: Program, settings: Settings) -> Result<Machine, Box<Stop>> {
        let mut machine = Machine::with_program(program, settings);
        match machine.boot() {
            Ok(()) => Ok(machine),
            Err(Ended::Stopped(stop)) => Err(stop),
            Err(Ended::Threw(exception)) => {
                let what = format!("this JDK does not start: {}", machine.describe_exception(exception));
                Err(Box::new(Stop::Unsupported { what, at: "the start of the JDK".into() }))
            }
            Err(
                Ended::Returned(_)
                | Ended::End(_)
                | Ended::Choose
                | Ended::NeedsClass(_)
                | Ended::WorldLacks(_)
                | Ended::NeedsContract(_),
            ) => {
                unreachable!("returning is not an error, and nothing is unknown yet")
            }
        }
    }

    fn boot(&mut self) -> Result<(), Ended> {
        self.look_up_known().map_err(|trap| self.ended(trap))?;
        self.make_main_thread()?;
        // Reflection relies on Method having been initialized before anything else of its own.
        for class in ["java/lang/reflect/Method", "java/lang/ref/Reference", "java/lang/ref/Finalizer"] {
            let class = self.boot_load(class)?;
            finished(self.initialize(class))?;
        }
        self.run_static("java/lang/System", "initPhase1", "()V")?;
        let loader = self.loader_object(Loader::Application).map_err(|trap| self.ended(trap))?;
        if let Some(thread) = self.known.main_thread {
            self.set_field(thread, "contextClassLoader", loader);
        }
        // What the other two phases set up, modules and loaders, is modelled; the JDK may rely on it from now on.
        let class = self.boot_load("jdk/internal/misc/VM")?;
        self.set_static_field(class, "initLevel", Value::Int(BOOTED));
        Ok(())
    }

    fn ended(&mut self, trap: Trap) -> Ended {
        match self.settle_trap(trap) {
            Err(ended) => ended,
            Ok(()) => unreachable!("there is no frame that could go on"),
        }
    }

    fn boot_load(&mut self, name: &str) -> Result<program::ClassId, Ended> {
        self.load(name).map_err(|trap| self.ended(trap))
    }

    fn boot_method(&mut self, class: &str, name: &str, descriptor: &str) -> Result<MethodId, Ended> {
        let id = self.boot_load(class)?;
        self.program.declared_method(id, name, descriptor).ok_or_else(|| {
            let what = format!("this JDK: {class} has no {name}{descriptor}");
            Ended::Stopped(Box::new(Stop::Unsupported { what, at: "the start of the JDK".into() }))
        })
    }

    /// The main thread and its two groups, made in the order in which their constructors need each other.
    fn make_main_thread(&mut self) -> Result<(), Ended> {
        for class in ["java/lang/String", "java/lang/System", "java/lang/Class", "java/lang/ThreadGroup"] {
            let class = self.boot_load(class)?;
            finished(self.initialize(class))?;
        }
        let thread_class = self.boot_load("java/lang/Thread")?;
        let thread = self.new_instance(thread_class);
        self.known.main_thread = Some(thread);
        self.set_field(thread, "priority", Value::Int(5));
        self.set_field(thread, "eetop", Value::Long(1));
        finished(self.initialize(thread_class))?;
        let group_class = self.boot_load("java/lang/ThreadGroup")?;
        let system = self.new_instance(group_class);
        let constructor = self.boot_method("java/lang/ThreadGroup", "<init>", "()V")?;
        finished(self.call(constructor, vec![Value::Object(system)]))?;
        let main = self.new_instance(group_class);
        let descriptor = "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V";
        let constructor = self.boot_method("java/lang/ThreadGroup", "<init>", descriptor)?;
        let name = self.new_string("main").map_err(|trap| self.ended(trap))?;
        // The constructor asks for the running thread's group.
        self.set_field(thread, "group", Value::Object(system));
        finished(self.call(constructor, vec![main.into(), system.into(), name.into()]))?;
        let constructor = self.boot_method("java/lang/Thread", "<init>", descriptor)?;
        finished(self.call(constructor, vec![thread.into(), main.into(), name.into()]))?;
        self.mark_running(thread);
        Ok(())
    }

    /// The state that HotSpot gives to a thread that it starts.
    fn mark_running(&mut self, thread: ObjectId) {
        const RUNNABLE: i32 = 5;
        self.set_field(thread, "threadStatus", Value::Int(RUNNABLE));
        if let Value::Object(holder) = self.field(thread, "holder") {
            self.set_field(holder, "threadStatus", Value::Int(RUNNABLE));
        }
    }

    fn run_static(&mut self, class: &str, name: &str, descriptor: &str) -> Result<(), Ended> {
        let method = self.boot_method(class, name, descriptor)?;
        finished(self.call(method, Vec::new()))
    }
}

impl Machine {
    /// An exception in words, for messages about a JDK that did not start.
    pub fn describe_exception(&self, exception: ObjectId) -> String {
        let class = self.program.class(self.class_of(exception)).java_name();
        let message = match self.field(exception, "detailMessage") {
            Value::Object(text) => format!(": {}", self.string_text(text)),
            _ => String::new(),
        };
        let trace: String =
            self.trace_of(exception).iter().map(|&entry| format!("\n  at {}", self.describe(entry))).collect();
        format!("{class}{message}{trace}")
    }
}

fn finished(ended: Ended) -> Result<(), Ended> {
    match ended {
        Ended::Returned(_) => Ok(()),
        other => Err(other),
    }
}
