//! Objects of which nothing is known but their type, as people would make one: `InputStream.nullInputStream()`, `new Thread()`, an
//! anonymous class below one that is abstract.
//!
//! Nobody has looked into them, so that any does. What only one expression gives, always the same object, is taken once.

use super::construct::default_of;
use crate::case::{Contents, Object};
use crate::junit::body::{Body, Written, no_test};
use crate::junit::classes::{Class, Method};
use crate::junit::generics::signature::{Argument, Signed, SignedMethod};
use crate::junit::names::is_name;
use program::signature::Signature;
use program::{Type, access};
use std::rc::Rc;

/// How often an expression gives another object.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gives {
    New,
    One,
}

/// Types of the JDK with an expression that gives an object, where there is none in stock. `{}` is the type, `{x.Y}`
/// another class, `{E}` the enum that is its type argument.
#[rustfmt::skip]
const KNOWN: [(&str, &str, Gives); 32] = [
    ("java.io.PrintStream", "new {}({java.io.OutputStream}.nullOutputStream())", Gives::New),
    ("java.lang.CharSequence", "new {java.lang.StringBuilder}(\"a\")", Gives::New),
    ("java.lang.Enum", "{java.util.concurrent.TimeUnit}.SECONDS", Gives::One),
    ("java.lang.Iterable", "new {java.util.ArrayList}<>()", Gives::New),
    ("java.lang.Module", "Object.class.getModule()", Gives::One),
    ("java.lang.Runtime", "{}.getRuntime()", Gives::One),
    ("java.lang.invoke.MethodHandle", "{java.lang.invoke.MethodHandles}.constant(int.class, 0)", Gives::One),
    ("java.lang.invoke.MethodHandles$Lookup", "{java.lang.invoke.MethodHandles}.lookup()", Gives::One),
    ("java.lang.ref.PhantomReference", "new {}<>(null, null)", Gives::New),
    ("java.lang.ref.Reference", "new {java.lang.ref.WeakReference}<>(null)", Gives::New),
    ("java.lang.ref.SoftReference", "new {}<>(null)", Gives::New),
    ("java.lang.ref.WeakReference", "new {}<>(null)", Gives::New),
    ("java.lang.reflect.Executable", "Object.class.getMethods()[0]", Gives::One),
    ("java.lang.reflect.Field", "Integer.class.getFields()[0]", Gives::One),
    ("java.lang.reflect.Method", "Object.class.getMethods()[0]", Gives::One),
    ("java.net.InetAddress", "{}.getLoopbackAddress()", Gives::One),
    ("java.text.DateFormat", "{}.getInstance()", Gives::New),
    ("java.text.Format", "{java.text.NumberFormat}.getInstance()", Gives::New),
    ("java.text.NumberFormat", "{}.getInstance()", Gives::New),
    ("java.util.Calendar", "{}.getInstance()", Gives::New),
    ("java.util.Collection", "new {java.util.ArrayList}<>()", Gives::New),
    ("java.util.Deque", "new {java.util.ArrayDeque}<>()", Gives::New),
    ("java.util.EnumMap", "new {}<>({E}.class)", Gives::New),
    ("java.util.EnumSet", "{}.noneOf({E}.class)", Gives::New),
    ("java.util.List", "new {java.util.ArrayList}<>()", Gives::New),
    ("java.util.Map", "new {java.util.HashMap}<>()", Gives::New),
    ("java.util.Optional", "{}.empty()", Gives::One),
    ("java.util.Queue", "new {java.util.ArrayDeque}<>()", Gives::New),
    ("java.util.Set", "new {java.util.HashSet}<>()", Gives::New),
    ("java.util.Timer", "new {}(true)", Gives::New),
    ("java.util.concurrent.FutureTask", "new {}<>(() -> null)", Gives::New),
    ("java.util.regex.Matcher", "{java.util.regex.Pattern}.compile(\"a\").matcher(\"a\")", Gives::New),
];

/// The enum of what has an enum as its type argument, where nobody says which.
const ANY_ENUM: &str = "java.util.concurrent.TimeUnit";

/// An abstract class that asks for more methods is not written out.
const MOST_METHODS: usize = 12;

/// A method that does nothing.
struct Stub {
    is_public: bool,
    name: String,
    parameters: Vec<Type>,
    result: Option<Type>,
}

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
        let is_anonymous = written.contains('\n');
        let (named, written) = match self.asked_type(object, &class).filter(|_| !is_anonymous) {
            Some(asked) => (asked, written),
            None => (self.type_of(&class.name).unwrap_or_default(), written.replace("<>", "")),
        };
        for line in format!("{named} {name} = {written};").lines() {
            self.say(line);
        }
        true
    }

    /// The expression for an object of a class.
    fn way_to(&mut self, object: usize, class: &Rc<Class>) -> Option<String> {
        let before = self.case.objects[..object].iter();
        let order = before.filter(|other| *other.class == *class.name).count();
        if let Some((_, known, gives)) = KNOWN.iter().find(|(name, _, _)| *name == class.name) {
            let is_free = *gives == Gives::New || order == 0;
            return if is_free { self.table_entry(object, class, known) } else { None };
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

    /// `new Job() { … }`, with methods that do nothing, a line each.
    fn below(&mut self, class: &Rc<Class>) -> Option<String> {
        if class.permitted().is_some() || matches!(&*class.name, "java.lang.Enum" | "java.lang.Record") {
            return None;
        }
        let mut body = String::new();
        for stub in self.missing_methods(class)? {
            let parameters = stub.parameters.iter().enumerate();
            let parameters: Vec<String> = parameters
                .map(|(place, of)| Some(format!("{} any{}", self.type_name(of)?, place + 1)))
                .collect::<Option<_>>()?;
            let (result, ending) = match &stub.result {
                None => ("void".to_owned(), String::new()),
                Some(of) => (self.type_name(of)?, format!("        return {};\n", default_of(of))),
            };
            let visible = if stub.is_public { "public" } else { "protected" };
            let between = if body.is_empty() { "" } else { "\n" };
            body.push_str(&format!("{between}    @Override\n    {visible} {result} {}(", stub.name));
            body.push_str(&format!("{}) {{\n{ending}    }}\n", parameters.join(", ")));
        }
        let named = self.type_of(&class.name)?;
        Some(if body.is_empty() { format!("new {named}() {{ }}") } else { format!("new {named}() {{\n{body}}}") })
    }

    /// The methods that a class leaves to those below it; `None` if source code cannot write them.
    fn missing_methods(&self, class: &Rc<Class>) -> Option<Vec<Stub>> {
        let (lineage, homes) = (self.names.classes.lineage(&class.name), self.names.classes.supertypes(&class.name));
        let is_abstract = |method: &&Method| method.access & access::ABSTRACT != 0;
        let mut missing: Vec<(&Method, Stub)> = Vec::new();
        for home in &homes {
            for method in home.methods.iter().filter(is_abstract) {
                let is_same = |other: &Method| {
                    other.name == method.name && other.types.parameters == method.types.parameters && !other.is_static()
                };
                // Of a default method one more is written, which does no harm.
                let nearest = lineage.iter().flat_map(|home| &home.methods).find(|other| is_same(other));
                let is_there = nearest.is_some_and(|nearest| !is_abstract(&nearest));
                if is_there || missing.iter().any(|(known, _)| is_same(known)) {
                    continue;
                }
                let is_open = method.access & (access::PUBLIC | access::PROTECTED) != 0;
                if !is_open || !is_name(&method.name) || missing.len() == MOST_METHODS {
                    return None;
                }
                missing.push((method, self.stub(class, home, method)?));
            }
        }
        Some(missing.into_iter().map(|(_, stub)| stub).collect())
    }

    /// A method of a class above, as one below a class sees it.
    fn stub(&self, class: &Class, home: &Class, method: &Method) -> Option<Stub> {
        let mut parameters = method.types.parameters.to_vec();
        let mut result = method.types.result.clone();
        let signed = home.method_signature(method).and_then(|signature| SignedMethod::parse(&signature));
        // Below a raw type everything is.
        if let Some(signed) = signed.filter(|_| !class.is_generic && home.is_generic) {
            let meanings = self.meanings_below(class, home)?;
            let put = |of: &mut Type, signed: &Signed| {
                if let Signed::Variable(name) = signed {
                    if let Some((_, meant)) = meanings.iter().find(|(known, _)| known == name) {
                        *of = meant.clone();
                    }
                }
            };
            parameters.iter_mut().zip(&signed.parameters).for_each(|(of, signed)| put(of, signed));
            if let (Some(of), Some(signed)) = (&mut result, &signed.result) {
                put(of, signed);
            }
        }
        Some(Stub { is_public: method.access & access::PUBLIC != 0, name: method.name.clone(), parameters, result })
    }

    /// What the type parameters of a class stand for in one below that has none, as far as a class without parameters says so.
    fn meanings_below(&self, class: &Class, home: &Class) -> Option<Vec<(String, Type)>> {
        let names = home.own_signature()?.parameters.into_iter().map(|(name, _)| name);
        let between = self.names.classes.supertypes(&class.name);
        let signatures = between.iter().filter(|class| !class.is_generic).filter_map(|class| class.own_signature());
        let arguments = signatures.flat_map(|signature| signature.supertypes).find_map(|above| match above {
            Signature::Class { name, arguments } if name.replace('/', ".") == home.name => Some(arguments),
            _ => None,
        })?;
        let erased = |of: Signature| match of {
            Signature::Class { name, .. } => Some(Type::Class(name.into())),
            _ => None,
        };
        names.zip(arguments).map(|(name, of)| Some((name, erased(of)?))).collect()
    }

    /// An expression of the table.
    fn table_entry(&mut self, object: usize, class: &Class, known: &str) -> Option<String> {
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
