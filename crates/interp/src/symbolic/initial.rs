//! What a condition says of a class that has just been initialized, in the base state, before any path.

use crate::initialize::Progress;
use crate::machine::Machine;
use crate::run::Ended;
use crate::trap::Stop;
use heap::Value;
use program::{ClassId, FieldId, FieldPlace, MethodId};

/// The answer of a condition about a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Initially {
    Holds,
    Fails,
    /// The condition has thrown an exception of this class.
    Threw(String),
    /// The initializer fails, so that nobody gets to use the class.
    Unusable,
    /// Why nobody knows.
    Unknown(String),
}

impl Machine {
    /// Initializes a class in the base state and asks a static method without parameters about it.
    pub fn ask_initially(&mut self, class: ClassId, condition: MethodId) -> Initially {
        if let Some(answer) = self.fails_to_initialize(class) {
            return answer;
        }
        self.restart_loops();
        self.recording = false;
        let ended = self.call(condition, Vec::new());
        self.set_recording();
        self.clear_activations();
        match ended {
            Ended::Returned(Some(Value::Int(answer))) if answer != 0 => Initially::Holds,
            Ended::Returned(_) => Initially::Fails,
            Ended::Threw(exception) => Initially::Threw(self.program.class(self.class_of(exception)).java_name()),
            Ended::Stopped(stop) => Initially::Unknown(in_words(&stop)),
            Ended::End(_) => Initially::Unknown("it goes beyond a bound".to_owned()),
            Ended::NeedsContract(method) => {
                Initially::Unknown(format!("it calls {}, which has no body", self.called_in_words(method)))
            }
            Ended::NeedsClass(_) | Ended::WorldLacks(_) | Ended::Choose => {
                Initially::Unknown("it depends on something unknown".to_owned())
            }
        }
    }

    /// Initializes the class of a static field in the base state and asks whether the field is not null.
    pub fn is_initially_set(&mut self, field: FieldId) -> Initially {
        let field = self.program.field(field);
        let (class, place) = (field.class, field.place);
        if let Some(answer) = self.fails_to_initialize(class) {
            return answer;
        }
        match place {
            FieldPlace::Static(slot) if self.heap.static_slot(slot).value() == Value::Null => Initially::Fails,
            _ => Initially::Holds,
        }
    }

    fn fails_to_initialize(&mut self, class: ClassId) -> Option<Initially> {
        if let Err(stop) = self.initialize_in_base(class) {
            return Some(Initially::Unknown(in_words(&stop)));
        }
        let has_failed = matches!(self.classes[class.index()].progress, Progress::Failed(_));
        has_failed.then_some(Initially::Unusable)
    }
}

fn in_words(stop: &Stop) -> String {
    match stop {
        Stop::Unsupported { what, at } | Stop::Unverifiable { what, at } => format!("{what}, called from {at}"),
        Stop::Input(error) => error.to_string(),
        Stop::Exit(_) => "System.exit is called".to_owned(),
        Stop::Violated(_) => "a condition in it does not hold".to_owned(),
    }
}
