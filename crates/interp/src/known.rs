//! Classes, slots and objects of the JDK that the machine uses all the time, looked up once.

use crate::machine::Machine;
use crate::trap::Trap;
use heap::ObjectId;
use heap::Roots;
use program::{BaseType, ClassId, Kind, Loader};
use rustc_hash::FxHashMap;

/// Slots that the machine adds to instances of JDK classes: what a Class object or lambda form stands for, what a member
/// name refers to, and what a method handle is bound to.
pub const INJECTED: &[(&str, &[Kind])] = &[
    ("java/lang/Class", &[Kind::Base(BaseType::Int)]),
    ("java/lang/invoke/LambdaForm", &[Kind::Base(BaseType::Int)]),
    ("java/lang/invoke/MemberName", &[Kind::Base(BaseType::Int)]),
    ("java/lang/invoke/MethodHandle", &[Kind::Reference]),
];

pub struct Known {
    pub object: ClassId,
    pub class: ClassId,
    pub string: ClassId,
    pub throwable: ClassId,
    pub string_value: u16,
    pub string_coder: u16,
    /// The injected slot of Class objects.
    pub mirrored_class: u16,
    pub main_thread: Option<ObjectId>,
    pub app_loader: Option<ObjectId>,
    pub platform_loader: Option<ObjectId>,
    /// The `java.lang.Package` objects made so far.
    pub packages: FxHashMap<(Loader, String), ObjectId>,
}

impl Default for Known {
    fn default() -> Known {
        let nothing = ClassId(0);
        Known {
            object: nothing,
            class: nothing,
            string: nothing,
            throwable: nothing,
            string_value: 0,
            string_coder: 0,
            mirrored_class: 0,
            main_thread: None,
            app_loader: None,
            platform_loader: None,
            packages: FxHashMap::default(),
        }
    }
}

impl Known {
    pub fn add_roots(&self, roots: &mut Roots) {
        let single = [self.main_thread, self.app_loader, self.platform_loader].into_iter().flatten();
        single.chain(self.packages.values().copied()).for_each(|object| roots.add_object(object));
    }
}

impl Machine {
    /// Looks up what the machine needs of the JDK. A JDK without these is broken or not of a version that works.
    pub(crate) fn look_up_known(&mut self) -> Result<(), Trap> {
        self.known.object = self.load("java/lang/Object")?;
        self.known.class = self.load("java/lang/Class")?;
        self.known.string = self.load("java/lang/String")?;
        self.known.throwable = self.load("java/lang/Throwable")?;
        self.known.string_value = self.require_slot(self.known.string, "value")?;
        self.known.string_coder = self.require_slot(self.known.string, "coder")?;
        let slots = self.program.class(self.known.class).layout.len();
        self.known.mirrored_class = (slots - 1) as u16;
        Ok(())
    }

    fn require_slot(&self, class: ClassId, name: &str) -> Result<u16, Trap> {
        self.slot_of(class, name).ok_or_else(|| {
            let class = self.program.class(class).java_name();
            Trap::unsupported(format!("this JDK: its {class} has no field {name}"))
        })
    }
}
