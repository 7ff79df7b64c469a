//! Objects of which nothing is known but their type, as people would make one: `InputStream.nullInputStream()`, `new Thread()`, an
//! anonymous class below one that is abstract.
//!
//! Nobody has looked into them, so that any does. What only one expression gives, always the same object, is taken once.

use crate::case::{Contents, Object};
use crate::junit::body::{Body, Written, no_test};
use crate::junit::classes::{Class, Method};
use crate::junit::generics::signature::{Argument, Signed};
use crate::junit::names::is_name;
use program::access;
use std::rc::Rc;

/// How often an expression gives another object.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gives {
    New,
    One,
}

/// Types of the JDK with an expression that gives an object, where no rule finds one that people would write. `{}` is the type, `{x.Y}`
/// another class, `{E}` the enum that is its type argument.
#[rustfmt::skip]
const KNOWN: [(&str, &str, Gives); 54] = [
    ("java.io.File", "new {}(\"a\")", Gives::New),
    ("java.io.InputStream", "{}.nullInputStream()", Gives::New),
    ("java.io.OutputStream", "{}.nullOutputStream()", Gives::New),
    ("java.io.PrintStream", "new {}({java.io.OutputStream}.nullOutputStream())", Gives::New),
    ("java.io.PrintWriter", "new {}({java.io.Writer}.nullWriter())", Gives::New),
    ("java.io.Reader", "{}.nullReader()", Gives::New),
    ("java.io.Writer", "{}.nullWriter()", Gives::New),
    ("java.lang.CharSequence", "new {java.lang.StringBuilder}(\"a\")", Gives::New),
    ("java.lang.Enum", "{java.util.concurrent.TimeUnit}.SECONDS", Gives::One),
    ("java.lang.Iterable", "new {java.util.ArrayList}<>()", Gives::New),
    ("java.lang.Module", "Object.class.getModule()", Gives::One),
    ("java.lang.Number", "new {java.util.concurrent.atomic.AtomicInteger}()", Gives::New),
    ("java.lang.Runtime", "{}.getRuntime()", Gives::One),
    ("java.lang.invoke.MethodHandle", "{java.lang.invoke.MethodHandles}.constant(int.class, 0)", Gives::One),
    ("java.lang.invoke.MethodHandles$Lookup", "{java.lang.invoke.MethodHandles}.lookup()", Gives::One),
    ("java.lang.invoke.MethodType", "{}.methodType(void.class)", Gives::One),
    ("java.lang.ref.PhantomReference", "new {}<>(null, null)", Gives::New),
    ("java.lang.ref.Reference", "new {java.lang.ref.WeakReference}<>(null)", Gives::New),
    ("java.lang.ref.SoftReference", "new {}<>(null)", Gives::New),
    ("java.lang.ref.WeakReference", "new {}<>(null)", Gives::New),
    ("java.lang.reflect.Executable", "Object.class.getMethods()[0]", Gives::One),
    ("java.lang.reflect.Field", "Integer.class.getFields()[0]", Gives::One),
    ("java.lang.reflect.Method", "Object.class.getMethods()[0]", Gives::One),
    ("java.net.InetAddress", "{}.getLoopbackAddress()", Gives::One),
    ("java.nio.ByteBuffer", "{}.allocate(1)", Gives::New),
    ("java.nio.CharBuffer", "{}.allocate(1)", Gives::New),
    ("java.nio.IntBuffer", "{}.allocate(1)", Gives::New),
    ("java.nio.LongBuffer", "{}.allocate(1)", Gives::New),
    ("java.nio.charset.Charset", "{java.nio.charset.StandardCharsets}.UTF_8", Gives::One),
    ("java.nio.file.Path", "{}.of(\"a\")", Gives::New),
    ("java.text.DateFormat", "{}.getInstance()", Gives::New),
    ("java.text.Format", "{java.text.NumberFormat}.getInstance()", Gives::New),
    ("java.text.NumberFormat", "{}.getInstance()", Gives::New),
    ("java.time.Clock", "{}.systemUTC()", Gives::One),
    ("java.time.ZoneId", "{java.time.ZoneOffset}.UTC", Gives::One),
    ("java.util.Calendar", "{}.getInstance()", Gives::New),
    ("java.util.Collection", "new {java.util.ArrayList}<>()", Gives::New),
    ("java.util.Deque", "new {java.util.ArrayDeque}<>()", Gives::New),
    ("java.util.EnumMap", "new {}<>({E}.class)", Gives::New),
    ("java.util.EnumSet", "{}.noneOf({E}.class)", Gives::New),
    ("java.util.List", "new {java.util.ArrayList}<>()", Gives::New),
    ("java.util.Locale", "{}.ROOT", Gives::One),
    ("java.util.Map", "new {java.util.HashMap}<>()", Gives::New),
    ("java.util.Queue", "new {java.util.ArrayDeque}<>()", Gives::New),
    ("java.util.Set", "new {java.util.HashSet}<>()", Gives::New),
    ("java.util.StringJoiner", "new {}(\",\")", Gives::New),
    ("java.util.TimeZone", "{}.getTimeZone(\"UTC\")", Gives::New),
    ("java.util.Timer", "new {}(true)", Gives::New),
    ("java.util.UUID", "new {}(0L, 0L)", Gives::New),
    ("java.util.concurrent.CountDownLatch", "new {}(1)", Gives::New),
    ("java.util.concurrent.FutureTask", "new {}<>(() -> null)", Gives::New),
    ("java.util.concurrent.Semaphore", "new {}(1)", Gives::New),
    ("java.util.regex.Matcher", "{java.util.regex.Pattern}.compile(\"a\").matcher(\"a\")", Gives::New),
    ("java.util.regex.Pattern", "{}.compile(\"a\")", Gives::New),
];

/// The enum of what has an enum as its type argument, where nobody says which.
const ANY_ENUM: &str = "java.util.concurrent.TimeUnit";

/// An abstract class that asks for more methods is not written out.
const MOST_METHODS: usize = 12;

impl Body<'_, '_> {
    /// Makes an object of which nothing is known but its type.
    pub(super) fn declare_unknown(&mut self, object: usize, found: &Object) -> Written<()> {
        if self.by_its_type(object, found) {
            return Ok(());
        }
        let class = self.names.classes.get(&found.class);
        match class.filter(|class| !class.is_abstract() && !class.is_enum() && !class.is_record) {
            Some(_) => self.allocate(object, found),
            None if self.case.unseen.contains(&object) => {
                self.declare_any(object);
                Ok(())
            }
            None => no_test(format!("an object of {} cannot be made", found.class)),
        }
    }

    /// Whether an object is none that the helper class makes better: one of the JDK's classes, or below an abstract class.
    pub(super) fn is_made_by_type(&self, found: &Object) -> bool {
        let class = self.names.classes.get(&found.class);
        class.is_some_and(|class| (class.module.is_some() || class.is_abstract()) && !class.is_interface())
    }

    /// Whether nobody has looked at an object that only its constructor makes, which is not known to.
    pub(super) fn is_beyond_reach(&self, object: usize, found: &Object) -> bool {
        let class = self.names.classes.get(&found.class);
        self.case.unseen.contains(&object)
            && class.is_some_and(|class| class.is_record || class.is_abstract() && !class.is_interface())
    }

    /// An object that is in the place of another which nobody has looked at and which cannot be made.
    pub(super) fn declare_any(&mut self, object: usize) {
        let name = self.locals[object].name.clone();
        self.say(format!("Object {name} = new Object();"));
    }

    /// An object of the JDK's, or below an abstract class, into which nobody has looked, as people would make one.
    pub(super) fn by_its_type(&mut self, object: usize, found: &Object) -> bool {
        let Some(class) = self.names.classes.get(&found.class) else { return false };
        let count = match &found.contents {
            Contents::Unknown => 0,
            Contents::Fields(fields) => fields.len(),
            _ => return false,
        };
        if self.is_about_jdk()
            || !self.names.classes.is_nameable(&found.class, &self.names.package)
            || !(0..count).all(|place| self.case.unread.contains(&(object, place)))
        {
            return false;
        }
        let Some(written) = self.way_to(object, &class) else { return false };
        self.note_loose((0..count).map(|place| (object, place)));
        let name = self.locals[object].name.clone();
        self.locals[object].is_typed = true;
        let (named, written) = match self.asked_type(object, &class).filter(|_| !written.contains("() { ")) {
            Some(asked) => (asked, written),
            None => (self.type_of(&class.name).unwrap_or_default(), written.replace("<>", "")),
        };
        self.say(format!("{named} {name} = {written};"));
        true
    }

    /// The expression for an object of a class.
    fn way_to(&mut self, object: usize, class: &Rc<Class>) -> Option<String> {
        let before = self.case.objects[..object].iter();
        let order = before.filter(|other| *other.class == *class.name).count();
        if let Some((_, known, gives)) = KNOWN.iter().find(|(name, _, _)| *name == class.name) {
            let is_free = *gives == Gives::New || order == 0;
            return if is_free { self.from_table(object, class, known) } else { None };
        }
        if class.is_enum() {
            let mut constants = class.fields.iter().filter(|field| field.access & access::ENUM != 0);
            let constant = constants.nth(order)?.name.clone();
            return Some(format!("{}.{constant}", self.class_name(&class.name)?));
        }
        if class.is_interface() {
            if class.permitted().is_some() {
                return None;
            }
            self.needs.helper = true;
            let literal = self.class_literal(&class.name);
            return Some(format!("{}.anyOf({literal})", self.names.helper));
        }
        let constructor = class.methods.iter().find(|method| {
            method.name == "<init>"
                && method.types.parameters.is_empty()
                && !method.is_deprecated
                && !method.exceptions.iter().any(|exception| self.names.classes.is_checked(exception))
        })?;
        let is_below = class.is_abstract() && constructor.access & access::PROTECTED != 0;
        let is_open = self.names.classes.is_accessible(class, constructor.access, &self.names.package) || is_below;
        if !is_open || class.is_inner {
            return None;
        }
        if !class.is_abstract() {
            let is_generic = if class.is_generic { "<>" } else { "" };
            return Some(format!("new {}{is_generic}()", self.class_name(&class.name)?));
        }
        self.below(class)
    }

    /// `new Job() { public void run() { } }`.
    fn below(&mut self, class: &Rc<Class>) -> Option<String> {
        if class.permitted().is_some() || matches!(&*class.name, "java.lang.Enum" | "java.lang.Record") {
            return None;
        }
        let missing = self.missing_methods(class)?;
        let mut body = String::new();
        for method in &missing {
            let parameters = method.types.parameters.iter().enumerate();
            let parameters: Vec<String> = parameters
                .map(|(place, of)| Some(format!("{} any{}", self.type_name(of)?, place + 1)))
                .collect::<Option<_>>()?;
            let (result, ending) = match &method.types.result {
                None => ("void".to_owned(), "}".to_owned()),
                Some(of) => (self.type_name(of)?, format!("return {}; }}", super::construct::default_of(of))),
            };
            let visible = if method.access & access::PUBLIC != 0 { "public " } else { "protected " };
            body.push_str(&format!("{visible}{result} {}({}) {{ {ending} ", method.name, parameters.join(", ")));
        }
        Some(format!("new {}() {{ {body}}}", self.type_of(&class.name)?))
    }

    /// The methods that a class leaves to those below it; `None` if source code cannot write them.
    fn missing_methods(&self, class: &Rc<Class>) -> Option<Vec<Method>> {
        let classes = self.names.classes;
        let lineage = classes.lineage(&class.name);
        let is_same = |one: &Method, other: &Method| {
            one.name == other.name && one.types.parameters == other.types.parameters && !one.is_static()
        };
        let mut missing: Vec<Method> = Vec::new();
        let homes = classes.supertypes(&class.name);
        for home in lineage.iter().chain(homes.iter().filter(|home| home.is_interface())) {
            for method in home.methods.iter().filter(|method| method.access & access::ABSTRACT != 0) {
                let mut others = lineage.iter().flat_map(|above| &above.methods);
                let is_there = others.any(|other| other.access & access::ABSTRACT == 0 && is_same(other, method))
                    || homes.iter().flat_map(|home| &home.methods).any(|other| {
                        other.access & access::ABSTRACT == 0 && is_same(other, method)
                    });
                if is_there || missing.iter().any(|known| is_same(known, method)) {
                    continue;
                }
                let is_open = method.access & (access::PUBLIC | access::PROTECTED) != 0;
                if !is_open || !is_name(&method.name) || missing.len() == MOST_METHODS {
                    return None;
                }
                missing.push(method.clone());
            }
        }
        Some(missing)
    }

    /// An expression of the table.
    fn from_table(&mut self, object: usize, class: &Class, known: &str) -> Option<String> {
        let mut written = String::new();
        let mut rest = known;
        while let Some((before, behind)) = rest.split_once('{') {
            let (named, behind) = behind.split_once('}')?;
            written.push_str(before);
            let of = match named {
                "" => class.name.clone(),
                "E" => self.asked_enum(object),
                other => other.to_owned(),
            };
            written.push_str(&self.class_name(&of)?);
            rest = behind;
        }
        Some(written + rest)
    }

    /// The type with its arguments that the one variable asks for which the object is in.
    fn asked_type(&mut self, object: usize, class: &Class) -> Option<String> {
        let asked = self.wanted_types().remove(&object)?;
        let [of @ Signed::Class(name, _)] = asked.as_slice() else { return None };
        if *name != class.name || !of.is_closed() {
            return None;
        }
        of.java(self.names)
    }

    fn asked_enum(&self, object: usize) -> String {
        let asked = self.wanted_types().remove(&object).unwrap_or_default();
        let arguments = asked.iter().filter_map(|of| match of {
            Signed::Class(_, arguments) => arguments.first().and_then(Argument::bound),
            _ => None,
        });
        let names = arguments.filter_map(|of| match of {
            Signed::Class(name, _) => Some(name),
            _ => None,
        });
        let is_enum = |name: &String| {
            self.names.classes.get(name).is_some_and(|class| class.is_enum())
                && self.names.classes.is_nameable(name, &self.names.package)
        };
        names.into_iter().find(is_enum).unwrap_or_else(|| ANY_ENUM.to_owned())
    }
}
