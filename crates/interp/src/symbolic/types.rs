//! Type variables: `instanceof`, `checkcast`, and exact classes where they are needed.

use super::alternative::{Alternative, Refine, Then};
use super::outcome::Gap;
use crate::machine::Machine;
use crate::run::Flow;
use crate::trap::Trap;
use heap::{Body, Knowledge, ObjectId, Origin, Slot, TypeSetId, Value};
use program::{BaseType, ClassId, ClassKind, Type, access};

/// The types of variables that can refer to arrays, beside array types.
const ARRAYS_ARE: [&str; 3] = ["java/lang/Object", "java/lang/Cloneable", "java/io/Serializable"];

/// The class of a field's or parameter's static type.
pub(crate) fn declared_class(machine: &mut Machine, of: &Type, home: ClassId) -> Result<ClassId, Trap> {
    let name = of.class_name();
    machine.resolve_class(home, &name).map_err(|trap| match trap {
        // Whoever never looks at it would not notice on the JVM; nobody knows what it may refer to.
        Trap::Raise(_) | Trap::Throw(_) => {
            Trap::unsupported(format!("a variable of type {}, which cannot be loaded", name.replace('/', ".")))
        }
        other => other,
    })
}

impl Machine {
    /// The exact classes that a variable of a static type can refer to, on this class path. A type without any stands
    /// for itself: its objects can be passed around, but not be called.
    pub(crate) fn implementations(&mut self, declared: ClassId) -> Result<TypeSetId, Trap> {
        let known = self.symbolic.as_ref().and_then(|symbolic| symbolic.implementations.get(&declared));
        if let Some(&known) = known {
            self.note_unimplemented(declared, known);
            self.note_library_subclasses(declared);
            self.note_uninitializable(declared);
            return Ok(known);
        }
        let mut classes = self.program.implementations(declared)?;
        self.require_initializers_tried(&classes)?;
        if ARRAYS_ARE.contains(&&*self.program.class(declared).name) {
            self.add_arrays(&mut classes)?;
        }
        self.follow_program();
        self.leave_out_uninitializable(declared, &classes);
        classes.retain(|&class| !self.has_no_objects(class));
        let considered = self.symbolic_mut().considered.clone();
        let more = considered.into_iter().filter(|&class| self.program.is_subtype(class, declared));
        for class in more {
            if !classes.contains(&class) && !self.is_hidden_in(declared, class) {
                classes.push(class);
            }
        }
        let symbolic = self.symbolic_mut();
        if classes.is_empty() {
            classes.push(declared);
        }
        let set = symbolic.types.intern(&classes);
        symbolic.implementations.insert(declared, set);
        self.note_unimplemented(declared, set);
        self.note_library_subclasses(declared);
        self.note_uninitializable(declared);
        Ok(set)
    }

    /// Whether a class is one that the JDK keeps to itself, such as the nodes of its trees, of which an `Object` of the program is
    /// none: what its own code asks for is in variables of its own types. What depends on it is noted.
    pub(super) fn is_hidden_in(&self, declared: ClassId, class: ClassId) -> bool {
        let of = self.program.class(class);
        declared == self.known.object && of.module.is_some() && !of.is_array() && of.access & access::PUBLIC == 0
    }

    /// Whether the JDK has classes of this type that are no part of the world.
    pub(super) fn is_open_in_library(&self, class: ClassId) -> bool {
        let mut of = self.program.class(class);
        while let ClassKind::Array { element, .. } = of.kind {
            of = self.program.class(element);
        }
        of.module.is_some()
            && of.host.is_none()
            && of.access & access::FINAL == 0
            && !self.is_order(of.id)
            && !self.has_stand_in(of.id)
            && self.program.specs_of(of.id).is_empty()
    }

    /// Takes note of variables whose types have subclasses in the JDK. What an `Object` may be is noted when it matters.
    fn note_library_subclasses(&mut self, declared: ClassId) {
        let is_primitive = matches!(self.program.class(declared).kind, ClassKind::Primitive(_));
        if !is_primitive
            && declared != self.known.object
            && !self.is_of_objects(declared)
            && self.is_open_in_library(declared)
        {
            self.note_others_of_library(declared);
        }
    }

    /// Takes note that classes of the JDK are left out, but for those that have joined the world.
    fn note_others_of_library(&mut self, declared: ClassId) {
        let joined = if declared == self.known.object { Vec::new() } else { self.joined_of(declared) };
        let joined: Vec<String> = joined.into_iter().map(|class| self.type_name(class)).collect();
        let but = if joined.is_empty() { String::new() } else { format!(" and not {}", joined.join(" or ")) };
        let name = self.type_name(declared);
        self.note_gap(Gap::Library(format!("{name}{but}")));
    }

    /// Takes note of variables of an interface that classes implement, of which there are lambdas too. What no class implements
    /// is of a class that nobody knows, which may be that of a lambda.
    pub(super) fn note_lambdas(&mut self, declared: ClassId, types: TypeSetId) {
        let of = self.program.class(declared);
        let (name, is_interface) = (of.name.clone(), of.access & access::INTERFACE != 0);
        if !is_interface || self.is_order(declared) {
            return;
        }
        let classes = self.symbolic_mut().types.classes(types);
        let is_implemented = !classes.is_empty() && !classes.contains(&declared);
        if is_implemented && self.program.world().has_lambda_of(&name) {
            let name = self.type_name(declared);
            self.note_gap(Gap::Lambdas(name));
        }
    }

    /// A type as Java writes it.
    pub(super) fn type_name(&self, class: ClassId) -> String {
        match self.program.class(class).kind {
            ClassKind::Array { element, .. } => format!("{}[]", self.type_name(element)),
            _ => self.program.class(class).java_name(),
        }
    }

    /// Whether a class is that of arrays, of any dimension, of `Object`.
    fn is_of_objects(&self, class: ClassId) -> bool {
        let mut at = class;
        while let ClassKind::Array { element, .. } = self.program.class(at).kind {
            at = element;
        }
        at == self.known.object
    }

    /// Takes note that an operation depends on the class of an unknown that may be of a class of the JDK.
    pub(crate) fn note_dependence_on_class(&mut self, object: ObjectId) {
        let declared = self.declared_type(object);
        if self.heap.symbolic(object).is_some()
            && self.is_open_in_library(declared)
            && !self.is_in_spec(object)
            && !self.is_of_exact_type(object)
        {
            self.note_others_of_library(declared);
        }
    }

    /// Whether an unknown was found in a field of an object whose states a spec describes.
    fn is_in_spec(&self, object: ObjectId) -> bool {
        let row = self.heap.symbolic(object).and_then(|row| self.heap.symbols().get(row.symbol.index()));
        match row.map(|symbol| symbol.origin) {
            Some(Origin::Field { owner, .. }) => !self.program.specs_of(self.layout_class(owner)).is_empty(),
            _ => false,
        }
    }

    /// Takes note of a type that came up and has nothing but itself to stand for it. Orders are covered all the same.
    fn note_unimplemented(&mut self, declared: ClassId, set: TypeSetId) {
        let of = self.program.class(declared);
        // What a contract says of a type holds for whoever implements it.
        if of.is_abstract() && !of.is_array() && !self.is_order(declared) && !self.has_stand_in(declared) {
            let symbolic = self.symbolic_mut();
            if symbolic.types.exact(set) == Some(declared) {
                symbolic.tally.unimplemented.insert(declared);
            }
        }
    }

    /// Arrays are objects too: of numbers, of `Object`, and of the classes that are candidates themselves.
    fn add_arrays(&mut self, classes: &mut Vec<ClassId>) -> Result<(), Trap> {
        let mut elements: Vec<ClassId> = BaseType::ALL.iter().map(|&base| self.program.primitive(Some(base))).collect();
        elements.push(self.known.object);
        elements.extend(classes.iter().copied().filter(|&class| class != self.known.object));
        for element in elements {
            classes.push(self.program.array_of(element)?);
        }
        Ok(())
    }

    /// Gives a symbolic object its class once only one is possible, and the fields that go with it.
    pub(crate) fn settle_class(&mut self, object: ObjectId) -> Result<(), Trap> {
        if Some(self.heap.class(object)) != self.heap.unsettled {
            return Ok(());
        }
        let Some(types) = self.heap.symbolic(object).map(|symbolic| symbolic.types) else { return Ok(()) };
        if let Some(class) = self.exact_class(types) {
            self.settle_as(object, class);
        }
        Ok(())
    }

    /// The class of an object of these types, if that is certain. A type that nobody implements stands for a class that
    /// is not known.
    pub(crate) fn exact_class(&self, types: TypeSetId) -> Option<ClassId> {
        let class = self.symbolic.as_ref()?.types.exact(types)?;
        let of = self.program.class(class);
        (of.is_array() || !of.is_abstract()).then_some(class)
    }

    fn settle_as(&mut self, object: ObjectId, class: ClassId) {
        let of = self.program.class(class);
        match (of.kind, &self.heap.get(object).body) {
            (ClassKind::Array { .. }, Body::Accumulator(_)) => self.heap.get_mut(object).class = class,
            (ClassKind::Array { holds, .. }, _) => {
                // Known as an `Object` until now, it turns out to be an array.
                let length = match self.length_made_of(object) {
                    Some(length) => Slot::int(length),
                    None => {
                        self.heap.note_unknown(heap::Origin::Length { array: object });
                        let range = term::Range { low: 0, high: i64::from(i32::MAX) };
                        Slot::term(heap::Number::Int, self.symbolic_mut().terms.symbol(term::Sort::INT, range))
                    }
                };
                let mut body = heap::Accumulator::unknown(holds, length);
                let version = self.heap.symbolic(object).map_or(heap::Version::INPUT, |row| row.context.version);
                let forgot = self.heap.forgot_unseen();
                if forgot > version {
                    body.forgotten.push(heap::ForgottenElements { version: forgot, range: None });
                }
                let changed = self.heap.get_mut(object);
                changed.class = class;
                changed.body = Body::Accumulator(Box::new(body));
            }
            _ => {
                let fields = of.layout.len();
                self.heap.grow(object, class, fields);
            }
        }
    }

    /// The types that an object can have, if its class is not settled.
    pub(crate) fn unsettled_types(&self, object: ObjectId) -> Option<TypeSetId> {
        if Some(self.heap.class(object)) != self.heap.unsettled {
            return None;
        }
        self.heap.symbolic(object).map(|symbolic| symbolic.types)
    }

    /// Makes sure that the closed world can tell whether an object is of a class. A class of the JDK is considered from
    /// the moment that the code asks for it, and so is an array that no variable is known to hold; of a type that nobody
    /// implements, nobody knows what its objects are.
    pub(super) fn require_known(&mut self, types: TypeSetId, declared: ClassId, class: ClassId) -> Result<(), Trap> {
        self.note_library_type(types, declared, class);
        let of = self.program.class(class);
        let is_candidate = match of.kind {
            ClassKind::Ordinary => of.module.is_some() && (!of.is_abstract() || self.is_open_order(class)?),
            ClassKind::Array { element, .. } => self.is_array_beyond(element),
            ClassKind::Primitive(_) => false,
        };
        if is_candidate && self.is_hidden_in(declared, class) {
            let name = self.type_name(declared);
            self.note_gap(Gap::Library(name));
        }
        let symbolic = self.symbolic.as_ref().expect("symbols are there");
        if is_candidate && !symbolic.considered.contains(&class) {
            return Err(Trap::Consider(class));
        }
        let classes = symbolic.types.classes(types);
        let stands_in = |&&other: &&ClassId| {
            let other = self.program.class(other);
            other.is_abstract() && !other.is_array() && !self.program.is_subtype(other.id, class)
        };
        match classes.iter().find(stands_in) {
            Some(&unimplemented) => {
                let (asked, unknown) =
                    (self.program.class(class).java_name(), self.program.class(unimplemented).java_name());
                if self.is_natural_order(unimplemented) {
                    return Err(Trap::unsupported(format!(
                        "whether something of which only the natural order is known is of type {asked} (only \
                         java.lang.Integer is told by its order)"
                    )));
                }
                Err(Trap::unsupported(format!(
                    "whether an unknown {unknown} is of type {asked} (no class on the class path implements {unknown})"
                )))
            }
            None => Ok(()),
        }
    }

    /// Whether arrays of some elements are no objects of the world before somebody asks for them.
    fn is_array_beyond(&self, element: ClassId) -> bool {
        let of = self.program.class(element);
        match of.kind {
            ClassKind::Primitive(_) => false,
            ClassKind::Array { .. } => true,
            ClassKind::Ordinary => element != self.known.object && (of.module.is_some() || of.is_abstract()),
        }
    }

    /// Takes note of a question for an abstract type of the JDK: the JDK's own classes may implement it, and they are no
    /// part of the world.
    fn note_library_type(&mut self, types: TypeSetId, declared: ClassId, asked: ClassId) {
        let (of, variable) = (self.program.class(asked), self.program.class(declared));
        if of.module.is_none() || !of.is_abstract() || of.is_array() || variable.module.is_none() {
            return;
        }
        let Some(symbolic) = self.symbolic.as_ref() else { return };
        // What was found to be of a class of the class path is none of the JDK's.
        let is_library = |&class: &ClassId| {
            let of = self.program.class(class);
            of.module.is_some() && !of.is_array()
        };
        let is_whole = symbolic.implementations_of(declared) == Some(types);
        if !self.program.is_subtype(declared, asked)
            && (is_whole || symbolic.types.classes(types).iter().any(is_library))
        {
            let name = of.java_name();
            self.note_gap(Gap::Library(name));
        }
    }

    /// The static type of the variable that an object of the input was first read from.
    pub(crate) fn declared_type(&self, object: ObjectId) -> ClassId {
        let row = self.heap.symbolic(object).and_then(|row| self.heap.symbols().get(row.symbol.index()));
        row.map_or(self.known.object, |symbol| symbol.declared)
    }

    /// `instanceof` of a symbol or of an object whose class is not settled. Null is an instance of nothing, so one
    /// alternative covers null and every other type.
    pub(crate) fn symbolic_instance_of(&mut self, class: ClassId) -> Result<Flow, Trap> {
        let yes = Then::Push { drop: 1, value: Slot::int(1) };
        let no = Then::Push { drop: 1, value: Slot::int(0) };
        if let Some((_, boxed, _)) = self.open_box(self.peek(0)) {
            return self.perform(if self.program.is_subtype(boxed, class) { yes } else { no });
        }
        if let Some(flow) = self.take_for_number(self.peek(0), class)? {
            return Ok(flow);
        }
        match self.heap.resolved(self.peek(0)) {
            Value::Null => self.perform(no),
            Value::Object(object) => match self.unsettled_types(object) {
                Some(types) => {
                    self.require_known(types, self.declared_type(object), class)?;
                    let split = self.split(types, class);
                    let mut alternatives = Vec::with_capacity(2);
                    self.add_unless_empty(
                        &mut alternatives,
                        split.within,
                        Refine::ObjectTypes(object, split.within),
                        yes,
                    );
                    self.add_unless_empty(
                        &mut alternatives,
                        split.outside,
                        Refine::ObjectTypes(object, split.outside),
                        no,
                    );
                    self.choose(alternatives)
                }
                None if self.is_instance(object, class) => self.perform(yes),
                None => {
                    self.require_thrown(object, class)?;
                    self.require_below(object, class)?;
                    self.perform(no)
                }
            },
            Value::Symbol(symbol) => {
                let row = *self.heap.symbol(symbol);
                self.require_known(row.types, row.declared, class)?;
                let split = self.split(row.types, class);
                let mut alternatives = Vec::with_capacity(2);
                let within = Refine::NotNullOf(symbol, split.within);
                self.add_unless_empty(&mut alternatives, split.within, within, yes);
                if self.symbolic_mut().types.is_empty(split.outside) {
                    if row.knowledge == Knowledge::MayBeNull {
                        alternatives.push(Alternative::plain(Refine::Null(symbol), no));
                    }
                } else {
                    alternatives.push(Alternative::plain(Refine::SymbolTypes(symbol, split.outside), no));
                }
                self.choose(alternatives)
            }
            _ => Err(Trap::unverifiable("instanceof on an operand of the wrong kind")),
        }
    }

    /// Whether an object is of a type that no class implements, so that its class will never be settled.
    pub(crate) fn is_unimplemented(&self, object: ObjectId) -> bool {
        let (Some(row), Some(symbolic)) = (self.heap.symbolic(object), self.symbolic.as_ref()) else { return false };
        symbolic.types.exact(row.types).is_some() && self.exact_class(row.types).is_none()
    }

    /// Settles the class of an object for an operation that needs it: one alternative for each class.
    pub(crate) fn require_class(&mut self, object: ObjectId) -> Result<Option<Flow>, Trap> {
        let Some(types) = self.unsettled_types(object) else { return Ok(None) };
        if self.is_unimplemented(object) {
            return Err(Trap::unsupported("the class of an object of a type that no class implements"));
        }
        self.note_dependence_on_class(object);
        let classes = self.symbolic_mut().types.classes(types).clone();
        let mut alternatives = Vec::with_capacity(classes.len());
        for &class in classes.iter() {
            let exact = self.symbolic_mut().types.intern(&[class]);
            alternatives.push(Alternative::plain(Refine::ObjectTypes(object, exact), Then::Retry));
        }
        self.choose(alternatives).map(Some)
    }

    pub(super) fn split(&mut self, types: TypeSetId, class: ClassId) -> heap::Split {
        let symbolic = self.symbolic.as_mut().expect("symbols are there");
        symbolic.types.split(&self.program, types, class)
    }

    pub(super) fn add_unless_empty(&mut self, to: &mut Vec<Alternative>, types: TypeSetId, refine: Refine, then: Then) {
        if !self.symbolic_mut().types.is_empty(types) {
            to.push(Alternative::plain(refine, then));
        }
    }
}
