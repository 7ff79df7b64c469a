//! `invokedynamic` and dynamic constants (JVMS §5.4.3.6).
//!
//! The bootstrap methods that Java compilers use are known here, and what they would make is made directly: a class or
//! a static method out of ordinary ops, which then runs, forks and is counted like all other code. HotSpot's way, spinning
//! hidden classes through method handles, would run millions of instructions to the same end.

mod bootstrap;
pub(crate) mod boxing;
mod concat;
mod constant;
mod lambda;
mod object_methods;
mod site;
mod switch;

use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::Roots;
use heap::{ObjectId, Value};
use program::{ClassId, MethodId, Op};
use rustc_hash::FxHashMap;
use site::CallSite;

/// What was made for call sites and dynamic constants.
#[derive(Default)]
pub struct Handles {
    /// Lambda classes by the call site that they were made for, until the site is linked.
    lambdas: FxHashMap<(MethodId, u32), ClassId>,
    /// Dynamic constants that have been computed, by class and constant pool index, and those that could not be.
    constants: FxHashMap<(ClassId, u16), Value>,
    failures: FxHashMap<(ClassId, u16), ObjectId>,
    /// The same for call sites with bootstrap methods that are not known here.
    sites: FxHashMap<(MethodId, u32), ObjectId>,
    failed_sites: FxHashMap<(MethodId, u32), ObjectId>,
    /// How many lambda classes there are; they are named by number.
    lambda_count: u32,
}

impl Handles {
    pub fn add_roots(&self, roots: &mut Roots) {
        let objects = self.failures.values().chain(self.sites.values()).chain(self.failed_sites.values());
        objects.for_each(|&object| roots.add_object(object));
        roots.add_all(self.constants.values());
    }
}

impl Machine {
    /// `invokedynamic` on its first run.
    pub(crate) fn link_call_site(&mut self, index: u16) -> Result<Flow, Trap> {
        let site = CallSite::read(self, index)?;
        let method = match (&*site.bootstrap_class, &*site.bootstrap_name) {
            ("java/lang/invoke/LambdaMetafactory", "metafactory" | "altMetafactory") => {
                return self.link_lambda(&site);
            }
            ("java/lang/invoke/StringConcatFactory", "makeConcat" | "makeConcatWithConstants") => {
                self.make_concat(&site)?
            }
            ("java/lang/runtime/ObjectMethods", "bootstrap") => self.make_object_method(&site)?,
            ("java/lang/runtime/SwitchBootstraps", "typeSwitch") => self.make_type_switch(&site)?,
            ("java/lang/runtime/SwitchBootstraps", "enumSwitch") => self.make_enum_switch(&site)?,
            _ => return self.link_general_site(&site),
        };
        self.link(Op::InvokeDynamicLinked(method));
        Ok(Flow::Resume)
    }

    /// Defines a class with one static method that carries out a call site.
    fn define_site_method(
        &mut self,
        purpose: &str,
        host: ClassId,
        descriptor: &str,
        body: program::Assembler,
    ) -> Result<MethodId, Trap> {
        let name = format!("{}$${purpose}", self.program.class(host).name);
        let class = self.program.define_synthetic(program::SyntheticClass {
            name,
            super_class: self.known.object,
            interfaces: Vec::new(),
            fields: Vec::new(),
            methods: vec![program::SyntheticMethod {
                name: "site".to_owned(),
                descriptor: descriptor.to_owned(),
                access: program::access::STATIC,
                body,
            }],
            host,
        });
        self.follow_program();
        let method = self.program.class(class).methods.first().copied();
        method.ok_or_else(|| Trap::unverifiable("a call site without a method"))
    }

    /// Makes the running call site a constant from now on.
    fn link_site_constant(&mut self, value: Value) -> Flow {
        self.link_constant(value);
        Flow::Resume
    }
}
