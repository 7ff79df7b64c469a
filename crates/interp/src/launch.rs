//! From a class name to the end of its main method, as the `java` launcher goes about it.

use crate::machine::Machine;
use crate::run::Ended;
use crate::trap::{Raise, Stop, Trap};
use heap::Value;
use program::{ClassId, MethodId, ProgramError, access};

/// How a program ended.
pub enum Launch {
    /// With this exit status.
    Exited(i32),
    /// The class has no main method; the message is the launcher's.
    NoMain(String),
    Stopped(Box<Stop>),
}

const MAIN: &str = "([Ljava/lang/String;)V";
const MAIN_WITHOUT_ARGUMENTS: &str = "()V";
/// Since Java 25, `main` may be an instance method and need not take arguments (JEP 512).
const FLEXIBLE_MAIN: u32 = 25;

impl Machine {
    /// Runs the main method of a class, given in internal form.
    pub fn launch(&mut self, main_class: &str, arguments: &[String]) -> Launch {
        let class = match self.load(main_class) {
            Ok(class) => class,
            Err(Trap::Raise(Raise { class: "java/lang/NoClassDefFoundError", message }))
                if message.as_deref() == Some(main_class) =>
            {
                let error = ProgramError::MissingClass { name: main_class.to_owned() };
                return Launch::Stopped(Box::new(Stop::Input(error)));
            }
            Err(trap) => return self.failed_to_load(main_class, trap),
        };
        let main = match self.find_main(class) {
            Ok(main) => main,
            Err(message) => return Launch::NoMain(message),
        };
        let ended = self.initialize(class);
        if !matches!(ended, Ended::Returned(_)) {
            return self.conclude(ended);
        }
        match self.main_arguments(class, main, arguments) {
            Ok(values) => {
                let ended = self.call(main, values);
                self.conclude(ended)
            }
            Err(ended) => self.conclude(ended),
        }
    }

    /// What the launcher says when the main class is there but cannot be linked.
    fn failed_to_load(&mut self, main_class: &str, trap: Trap) -> Launch {
        match trap {
            Trap::Raise(raise) => {
                let name = main_class.replace('/', ".");
                let cause = raise.class.replace('/', ".");
                let message = raise.message.map_or_else(String::new, |message| format!(": {message}"));
                Launch::NoMain(format!(
                    "Error: Could not find or load main class {name}\nCaused by: {cause}{message}\n"
                ))
            }
            other => match self.settle_trap(other) {
                Err(ended) => self.conclude(ended),
                Ok(()) => unreachable!("there is no frame that could go on"),
            },
        }
    }

    fn find_main(&mut self, class: ClassId) -> Result<MethodId, String> {
        let name = self.program.class(class).java_name();
        let flexible = self.program.jdk().feature() >= FLEXIBLE_MAIN;
        let found = self.program.find_method(class, "main", MAIN);
        let callable = |id: MethodId| {
            let flags = self.program.method(id).access;
            if flexible {
                flags & access::PRIVATE == 0
            } else {
                flags & (access::STATIC | access::PUBLIC) == access::STATIC | access::PUBLIC
            }
        };
        if let Some(id) = found.filter(|&id| callable(id)) {
            return Ok(id);
        }
        if flexible {
            let plain = self.program.find_method(class, "main", MAIN_WITHOUT_ARGUMENTS);
            if let Some(id) = plain.filter(|&id| callable(id)) {
                return Ok(id);
            }
        }
        Err(self.no_main(&name, found))
    }

    fn no_main(&self, class: &str, found: Option<MethodId>) -> String {
        if let Some(id) = found {
            let flags = self.program.method(id).access;
            if flags & access::PUBLIC != 0 && flags & access::STATIC == 0 {
                return format!(
                    "Error: Main method is not static in class {class}, please define the main method as:\n   public \
                     static void main(String[] args)\n"
                );
            }
        }
        let returns = self.program.class(self.program.loaded(&class.replace('.', "/")).unwrap_or(self.known.object));
        let returns = returns.methods.iter().any(|&id| {
            let method = self.program.method(id);
            let descriptor = self.program.text(method.descriptor);
            self.program.text(method.name) == "main" && descriptor.starts_with("([Ljava/lang/String;)")
        });
        if returns && found.is_none() && self.program.jdk().feature() < FLEXIBLE_MAIN {
            return format!(
                "Error: Main method must return a value of type void in class {class}, please \ndefine the main method \
                 as:\n   public static void main(String[] args)\n"
            );
        }
        format!(
            "Error: Main method not found in class {class}, please define the main method as:\n   public static void \
             main(String[] args)\nor a JavaFX application class must extend javafx.application.Application\n"
        )
    }

    fn main_arguments(&mut self, class: ClassId, main: MethodId, arguments: &[String]) -> Result<Vec<Value>, Ended> {
        let method = self.program.method(main);
        let (is_static, takes_arguments) = (method.is_static(), !method.types.parameters.is_empty());
        let mut values = Vec::new();
        if !is_static {
            let constructor = self.program.declared_method(class, "<init>", "()V");
            let instance = self.new_instance(class);
            values.push(Value::Object(instance));
            if let Some(constructor) = constructor {
                let ended = self.call(constructor, values.clone());
                if !matches!(ended, Ended::Returned(_)) {
                    return Err(ended);
                }
            }
        }
        if takes_arguments {
            let array = self.argument_array(arguments);
            values.push(array.map_err(|trap| match self.settle_trap(trap) {
                Err(ended) => ended,
                Ok(()) => unreachable!("there is no frame that could go on"),
            })?);
        }
        Ok(values)
    }

    fn argument_array(&mut self, arguments: &[String]) -> Result<Value, Trap> {
        let mut texts = Vec::new();
        for argument in arguments {
            texts.push(Value::Object(self.new_string(argument)?));
        }
        Ok(Value::Object(self.new_object_array("java/lang/String", texts)?))
    }

    /// What happens after main: an uncaught exception is given to the thread's handler, then the JDK shuts down.
    fn conclude(&mut self, ended: Ended) -> Launch {
        let status = match ended {
            Ended::Returned(_) => 0,
            Ended::Threw(exception) => {
                let thread = self.known.main_thread;
                let handler = self.load("java/lang/Thread").ok().and_then(|class| {
                    self.program.declared_method(class, "dispatchUncaughtException", "(Ljava/lang/Throwable;)V")
                });
                if let (Some(thread), Some(handler)) = (thread, handler) {
                    match self.call(handler, vec![Value::Object(thread), Value::Object(exception)]) {
                        Ended::Stopped(stop) => return stopped(*stop),
                        Ended::Threw(second) => self.report_handler_failure(second),
                        Ended::Returned(_)
                        | Ended::End(_)
                        | Ended::Choose
                        | Ended::NeedsClass(_)
                        | Ended::WorldLacks(_)
                        | Ended::NeedsContract(_) => {}
                    }
                }
                1
            }
            Ended::Stopped(stop) => return stopped(*stop),
            Ended::End(_) | Ended::Choose | Ended::NeedsClass(_) | Ended::WorldLacks(_) | Ended::NeedsContract(_) => {
                unreachable!("nothing is unknown in a plain run")
            }
        };
        let shutdown = self
            .load("java/lang/Shutdown")
            .ok()
            .and_then(|class| self.program.declared_method(class, "shutdown", "()V"));
        if let Some(Ended::Stopped(stop)) = shutdown.map(|method| self.call(method, Vec::new())) {
            return stopped(*stop);
        }
        Launch::Exited(status)
    }

    /// The handler of uncaught exceptions threw one itself; HotSpot says so and leaves it at that.
    fn report_handler_failure(&mut self, exception: heap::ObjectId) {
        let name = self.program.class(self.class_of(exception)).java_name();
        let message = format!("\nException: {name} thrown from the UncaughtExceptionHandler in thread \"main\"\n");
        // If standard error is gone there is nobody left to tell.
        let _ = self.streams.write(2, message.as_bytes());
    }
}

fn stopped(stop: Stop) -> Launch {
    match stop {
        Stop::Exit(status) => Launch::Exited(status),
        other => Launch::Stopped(Box::new(other)),
    }
}
