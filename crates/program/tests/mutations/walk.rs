//! Touches everything that the interpreter could ever ask of a class, the parts that are read late included.

use program::class_file::{ClassFile, parse};
use program::source::{ClassPath, Jdk};
use program::{
    Annotated, ClassId, Code, Constant, LinkErrorKind, MethodId, Op, Program, ResolvedMethod, Switch, Trouble,
    null_pointer_message,
};
use std::path::Path;
use std::rc::Rc;

/// References resolved per class; each may load a handful of other classes.
const RESOLVED: usize = 24;

/// How far a damaged class came. The counts show that the mutations do not all die in the first bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reached {
    Nothing,
    Parsed,
    Linked,
    /// Every method body decoded, too.
    Decoded,
}

/// Reads, links and decodes `bytes`. A damaged class must be refused with a message or work; nothing else.
pub fn walk(jdk_home: &Path, name: &str, bytes: Vec<u8>) -> Reached {
    let bytes: Rc<[u8]> = bytes.into();
    let Ok(file) = parse(bytes.clone()) else { return Reached::Nothing };
    walk_file(&file);
    let jdk = Jdk::open(jdk_home).expect("it was opened before");
    let class_path = ClassPath::open(&[], jdk.feature()).expect("an empty class path has nothing to fail");
    let mut program = Program::new(jdk, class_path, &[]);
    let mut defined = program.define_bytes(name, bytes.clone(), "a mutation");
    if let (Err(Trouble::Link(error)), Ok(own_name)) = (&defined, file.name())
        && error.kind == LinkErrorKind::NoClassDefFound
        && error.message.contains("wrong name")
    {
        defined = program.define_bytes(&own_name, bytes, "a mutation");
    }
    match defined {
        Ok(class) => walk_class(&mut program, class, &file),
        Err(trouble) => {
            describe(&trouble);
            Reached::Parsed
        }
    }
}

fn describe(trouble: &Trouble) {
    let text = match trouble {
        Trouble::Link(error) => error.kind.class_name().to_owned(),
        Trouble::Input(error) => error.to_string(),
    };
    assert!(!text.is_empty());
}

fn walk_file(file: &ClassFile) {
    let constants = &file.constants;
    for index in 0..=u16::try_from(constants.len()).unwrap_or(u16::MAX) {
        // Every accessor on every index: most refuse, none may panic.
        let _ = (constants.get(index), constants.text(index), constants.units(index), constants.class_name(index));
        let _ = (constants.name_and_type(index), constants.member(index));
    }
    let _ = file.name();
    for inner in &file.inner_classes {
        let _ = (constants.class_name(inner.inner), constants.class_name(inner.outer), constants.text(inner.name));
    }
    if let Some(enclosing) = file.enclosing_method {
        let _ = (constants.class_name(enclosing.class), constants.name_and_type(enclosing.method));
    }
    for bootstrap in &file.bootstrap_methods {
        let _ = constants.get(bootstrap.handle);
        bootstrap.arguments.iter().for_each(|&argument| drop(constants.get(argument)));
    }
    for component in file.record.iter().flatten() {
        let _ = (constants.text(component.name), constants.text(component.descriptor));
        file.has_annotation(&component.annotations, "LNone;");
    }
    for &class in file.nest_members.iter().chain(file.permitted_subclasses.iter().flatten()).chain(&file.nest_host) {
        let _ = constants.class_name(class);
    }
    file.has_annotation(&file.annotations, "LNone;");
    for field in &file.fields {
        file.has_annotation(&field.annotations, "LNone;");
        let _ = field.constant_value.map(|index| constants.get(index));
    }
    for method in &file.methods {
        file.has_annotation(&method.annotations, "LNone;");
        for range in [&method.type_annotations, &method.parameter_annotations, &method.annotation_default] {
            let _ = range.as_ref().map(|range| file.slice(range).len());
        }
        if let Some(Ok(code)) = method.code.as_ref().map(|range| file.code(range)) {
            code.variables.iter().for_each(|variable| drop(constants.text(variable.name)));
        }
    }
}

fn walk_class(program: &mut Program, class: ClassId, file: &ClassFile) -> Reached {
    let info = program.class(class);
    let _ = (info.java_name(), info.source_name(), info.package().len(), program.module_phrase(&[info]));
    let mut reached = Reached::Decoded;
    read_declared(program, class);
    for method in program.class(class).methods.clone() {
        let _ = program.signature_of(program.method(method));
        match program.code(method) {
            Ok(Some(code)) => {
                check_code(&code);
                explain_nulls(program, method, &code);
            }
            Ok(None) => {}
            Err(error) => {
                assert!(!error.to_string().is_empty());
                reached = Reached::Linked;
            }
        }
    }
    let _ = program.array_of(class).map(|array| program.is_subtype(array, class));
    resolve_some(program, class, file);
    reached
}

/// The annotations of the originals, so that some are found; everything else that is read only to be shown.
fn read_declared(program: &Program, class: ClassId) {
    let info = program.class(class);
    let parameters = info.methods.iter().flat_map(|&method| (0..3).map(move |at| Annotated::Parameter(method, at)));
    let fields = info.fields.iter().copied().map(Annotated::from);
    let methods = info.methods.iter().copied().map(Annotated::from);
    for of in fields.chain(methods).chain(parameters).chain([class.into()]) {
        for mention in program.mentions(of) {
            let _ = (mention.annotation_names(), mention.parameter_names());
        }
        for name in ["java/lang/Deprecated", "java/lang/annotation/Target", "jdk/internal/ValueBased"] {
            let Some(found) = program.annotation(of, name) else { continue };
            for element in ["value", "since", "forRemoval"] {
                let _ = (found.text(element), found.texts(element), found.class(element));
            }
        }
    }
    for &method in &info.methods {
        let _ = (program.declared_exceptions(method), program.first_line(method));
        let _ = (program.variable_name(method, 1, 0), program.variables(method), program.lines(method));
        assert!(program.implicit_parameters(method) <= program.method(method).types.parameters.len());
        assert_eq!(program.parameter_names(method).len(), program.method(method).types.parameters.len());
    }
}

/// The messages of null pointers follow the flow of code that nobody verified. A few places of each body will do,
/// because each message looks at the whole body.
fn explain_nulls(program: &Program, method: MethodId, code: &Code) {
    for &offset in code.offsets.iter().rev().step_by(code.offsets.len() / 3 + 1) {
        let _ = null_pointer_message(program, method, offset);
    }
}

/// What the interpreter takes for granted once a body is decoded.
fn check_code(code: &Code) {
    let count = code.ops.len() as u32;
    assert_eq!(code.offsets.len(), code.ops.len());
    for (index, op) in code.ops.iter().enumerate() {
        let _ = code.line(index);
        if let Some(target) = branch_target(op.get()) {
            assert!(target < count, "a branch to op {target} of {count}");
        }
        match op.get() {
            Op::LConstAt(place) | Op::DConstAt(place) => assert!(usize::from(place) < code.wides.len()),
            Op::TableSwitch(place) | Op::LookupSwitch(place) => check_switch(&code.switches[place as usize], count),
            _ => {}
        }
    }
    for handler in &code.handlers {
        assert!(handler.start < count && handler.end <= count && handler.target < count, "{handler:?} of {count}");
    }
}

fn check_switch(switch: &Switch, count: u32) {
    let (default, inside) = match switch {
        Switch::Table { targets, default, .. } => (default, targets.iter().all(|&target| target < count)),
        Switch::Lookup { pairs, default } => (default, pairs.iter().all(|&(_, target)| target < count)),
    };
    assert!(*default < count && inside, "{switch:?} of {count}");
}

#[rustfmt::skip]
fn branch_target(op: Op) -> Option<u32> {
    match op {
        Op::IfEq(to) | Op::IfNe(to) | Op::IfLt(to) | Op::IfGe(to) | Op::IfGt(to) | Op::IfLe(to)
        | Op::IfICmpEq(to) | Op::IfICmpNe(to) | Op::IfICmpLt(to) | Op::IfICmpGe(to) | Op::IfICmpGt(to)
        | Op::IfICmpLe(to) | Op::IfACmpEq(to) | Op::IfACmpNe(to) | Op::IfNull(to) | Op::IfNonNull(to)
        | Op::Goto(to) | Op::Jsr(to) => Some(to),
        _ => None,
    }
}

/// Resolves references evenly spread over the constant pool.
fn resolve_some(program: &mut Program, class: ClassId, file: &ClassFile) {
    let constants = &file.constants;
    let references: Vec<(u16, Constant)> = (1..u16::try_from(constants.len()).unwrap_or(u16::MAX))
        .filter_map(|index| Some((index, constants.get(index).ok()?)))
        .filter(|(_, constant)| {
            matches!(
                constant,
                Constant::Class(_)
                    | Constant::Field { .. }
                    | Constant::Method { .. }
                    | Constant::InterfaceMethod { .. }
            )
        })
        .collect();
    for &(index, constant) in references.iter().step_by(references.len() / RESOLVED + 1) {
        let resolved = match constant {
            Constant::Class(_) => constants.class_name(index).ok().map(|name| {
                let other = program.resolve_class(class, &name)?;
                program.is_subtype(class, other);
                program.is_subtype(other, class);
                Ok(())
            }),
            Constant::Field { .. } => {
                constants.member(index).ok().map(|member| program.resolve_field(class, &member).map(drop))
            }
            _ => constants.member(index).ok().map(|member| {
                let resolved = program.resolve_method(class, &member, program::Call::Dispatched)?;
                select(program, class, resolved)
            }),
        };
        if let Some(Err(trouble)) = resolved {
            describe(&trouble);
        }
    }
}

fn select(program: &mut Program, class: ClassId, resolved: ResolvedMethod) -> Result<(), Trouble> {
    let ResolvedMethod::Method(resolved) = resolved else { return Ok(()) };
    let selected: MethodId = program.select_method(class, resolved)?;
    program.signature_of(program.method(selected));
    Ok(())
}
