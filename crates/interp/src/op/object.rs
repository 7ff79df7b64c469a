//! Objects: making them, and asking for their class.

use crate::machine::Machine;
use crate::run::Flow;
use crate::symbolic::Then;
use crate::trap::Trap;
use heap::{Knowledge, Slot, Value};
use program::{ClassId, Constant, LinkErrorKind, Op, Trouble};

impl Machine {
    /// A class constant of the running method, resolved. What fails once fails ever after (JVMS §5.4.3).
    pub(crate) fn class_constant(&mut self, index: u16) -> Result<ClassId, Trap> {
        let (constants, from) = (self.frame().code.constants.clone(), self.frame().code.class);
        self.repeat_failure(from, index)?;
        let resolved = self.resolve_class(from, &constants.class_name(index)?);
        resolved.map_err(|trap| self.keep_failure(from, index, trap))
    }

    /// The class that a field or method constant of the running method names, resolved.
    pub(crate) fn class_of_member_constant(&mut self, index: u16) -> Result<ClassId, Trap> {
        match self.frame().code.constants.get(index)? {
            Constant::Field { class, .. }
            | Constant::Method { class, .. }
            | Constant::InterfaceMethod { class, .. } => self.class_constant(class),
            _ => Err(Trap::unverifiable(format!("constant {index} is not a field or method"))),
        }
    }

    pub(crate) fn link_new(&mut self, index: u16) -> Result<Flow, Trap> {
        let class = self.class_constant(index)?;
        self.require_instantiable(class)?;
        self.require_initialized(class)?;
        if !self.may_link_use(class) {
            let object = self.new_instance(class);
            self.push(Value::Object(object));
            return Ok(Flow::Next);
        }
        self.link(Op::NewLinked(class));
        Ok(Flow::Resume)
    }

    fn require_instantiable(&self, id: ClassId) -> Result<(), Trap> {
        let class = self.program.class(id);
        if class.is_abstract() || class.is_interface() || class.is_array() || class.is_primitive() {
            return Err(Trouble::link(LinkErrorKind::Instantiation, class.java_name()).into());
        }
        Ok(())
    }

    /// A cast of null succeeds before the class is even looked for (JVMS §6.5 `checkcast`).
    pub(crate) fn link_check_cast(&mut self, index: u16) -> Result<Flow, Trap> {
        if self.peek(0) == Value::Null {
            return Ok(Flow::Next);
        }
        let class = match self.class_constant(index) {
            Ok(class) => class,
            Err(trap) => return self.unless_null(trap, Then::Jump { drop: 0, target: self.frame().pc + 1 }),
        };
        self.link(Op::CheckCastLinked(class));
        Ok(Flow::Resume)
    }

    pub(crate) fn link_instance_of(&mut self, index: u16) -> Result<Flow, Trap> {
        if self.peek(0) == Value::Null {
            self.pop();
            self.push(Value::Int(0));
            return Ok(Flow::Next);
        }
        let class = match self.class_constant(index) {
            Ok(class) => class,
            Err(trap) => return self.unless_null(trap, Then::Push { drop: 1, value: Slot::int(0) }),
        };
        if self.asks_for_exception(class) {
            if let Value::Object(object) = self.heap.resolved(self.peek(0)) {
                self.require_thrown(object, class)?;
            }
            return self.symbolic_instance_of(class);
        }
        if self.asks_below_spec(class) {
            return self.symbolic_instance_of(class);
        }
        self.link(Op::InstanceOfLinked(class));
        Ok(Flow::Resume)
    }

    /// What becomes of an instruction whose class cannot be resolved, and which does not ask for it where its operand is null.
    fn unless_null(&mut self, trap: Trap, null: Then) -> Result<Flow, Trap> {
        match (&trap, self.peek(0)) {
            (Trap::Throw(_), Value::Symbol(symbol)) => match self.heap.resolved(Value::Symbol(symbol)) {
                Value::Null => self.perform(null),
                Value::Symbol(symbol) if self.heap.symbol(symbol).knowledge == Knowledge::MayBeNull => {
                    self.decide_nullness(symbol, null, Then::Retry)
                }
                _ => Err(trap),
            },
            _ => Err(trap),
        }
    }

    pub(crate) fn failed_cast(&mut self, class: ClassId) -> Result<Flow, Trap> {
        if let Value::Object(object) = self.heap.resolved(self.peek(0)) {
            self.require_thrown(object, class)?;
            self.require_below(object, class)?;
        }
        match self.peek(0) {
            Value::Symbol(_) => self.symbolic_cast(class),
            Value::Object(id) if self.unsettled_types(id).is_some() => self.symbolic_cast(class),
            value @ Value::Object(id) => Err(self.failed_cast_of(value, self.heap.class(id), class)),
            _ => Err(Trap::unverifiable("checkcast on an operand of the wrong kind")),
        }
    }

    pub(crate) fn class_cast(&self, from: ClassId, to: ClassId) -> Trap {
        let (from, to) = (self.program.class(from), self.program.class(to));
        let message = format!(
            "class {} cannot be cast to class {} ({})",
            from.java_name(),
            to.java_name(),
            self.program.module_phrase(&[from, to])
        );
        Trap::raise("java/lang/ClassCastException", message)
    }

    pub(crate) fn throw_operand(&mut self) -> Result<Flow, Trap> {
        if let Some(flow) = self.resolve_operand(0)? {
            return Ok(flow);
        }
        if let Value::Object(exception) = self.peek(0) {
            if let Some(flow) = self.require_class(exception)? {
                return Ok(flow);
            }
        }
        match self.peek(0) {
            Value::Object(exception) if self.is_instance(exception, self.known.throwable) => {
                Err(Trap::Throw(exception))
            }
            Value::Null => Err(Trap::null_pointer()),
            _ => Err(Trap::unverifiable("athrow on an operand that is no throwable")),
        }
    }
}
