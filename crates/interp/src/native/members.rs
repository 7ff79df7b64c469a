//! The objects by which Java code sees fields, methods, constructors and record components.
//!
//! They are made as HotSpot makes them, field by field; their constructors never run. What HotSpot calls the slot of a
//! member is here its index in the program's tables.

use crate::machine::Machine;
use crate::trap::Trap;
use heap::Body;
use heap::{ObjectId, Value};
use program::class_file::ClassFile;
use program::{ClassId, FieldId, Method, MethodId, Program, Type, access};
use std::ops::Range;
use std::rc::Rc;

const FIELD: &str = "java/lang/reflect/Field";
const METHOD: &str = "java/lang/reflect/Method";
const CONSTRUCTOR: &str = "java/lang/reflect/Constructor";

/// The `java.lang.reflect.Field` of a declared field.
pub fn field_object(machine: &mut Machine, id: FieldId) -> Result<ObjectId, Trap> {
    let object = new_member(machine, FIELD)?;
    let field = machine.program.field(id);
    let (home, flags, raw) = (field.class, field.access, field.raw);
    let name = machine.program.text(field.name).to_owned();
    let of = Type::parse(machine.program.text(field.descriptor));
    let kind = type_mirror(machine, of.as_ref())?;
    set_home(machine, object, home, id.0)?;
    set_name(machine, object, &name)?;
    machine.set_field(object, "type", kind.into());
    machine.set_field(object, "modifiers", Value::Int(i32::from(flags)));
    let trusted = is_trusted_final(&machine.program, home, flags);
    machine.set_field(object, "trustedFinal", Value::from_bool(trusted));
    let Some((file, raw)) = source(&machine.program, home, raw) else { return Ok(object) };
    let raw = &file.fields[raw];
    set_text(machine, object, "signature", &file, raw.signature)?;
    set_bytes(machine, object, "annotations", &file, &raw.annotations)?;
    Ok(object)
}

/// The fields that even `setAccessible` does not make writable.
fn is_trusted_final(program: &Program, home: ClassId, flags: u16) -> bool {
    let home = program.class(home);
    let is_record = home.file.as_ref().is_some_and(|file| file.record.is_some());
    flags & access::FINAL != 0 && (flags & access::STATIC != 0 || is_record || home.host.is_some())
}

/// The `java.lang.reflect.Method` of a declared method.
pub fn method_object(machine: &mut Machine, id: MethodId) -> Result<ObjectId, Trap> {
    let object = new_member(machine, METHOD)?;
    let method = machine.program.method(id);
    let (types, name) = (method.types.clone(), machine.program.text(method.name).to_owned());
    let result = type_mirror(machine, types.result.as_ref())?;
    set_name(machine, object, &name)?;
    machine.set_field(object, "returnType", result.into());
    fill_executable(machine, object, id)?;
    let (home, raw) = (machine.program.method(id).class, machine.program.method(id).raw);
    if let Some((file, raw)) = source(&machine.program, home, raw) {
        set_bytes(machine, object, "annotationDefault", &file, &file.methods[raw].annotation_default)?;
    }
    Ok(object)
}

/// The `java.lang.reflect.Constructor` of a declared constructor.
pub fn constructor_object(machine: &mut Machine, id: MethodId) -> Result<ObjectId, Trap> {
    let object = new_member(machine, CONSTRUCTOR)?;
    fill_executable(machine, object, id)?;
    Ok(object)
}

/// A Constructor object that makes instances of a subclass of its own class, which deserialization asks for.
pub fn constructor_for(machine: &mut Machine, id: MethodId, made: ObjectId) -> Result<ObjectId, Trap> {
    let object = constructor_object(machine, id)?;
    machine.set_field(object, "clazz", made.into());
    Ok(object)
}

/// The class whose instances a Constructor object makes.
pub fn constructed_class(machine: &Machine, constructor: ObjectId) -> Result<ClassId, Trap> {
    let class = match machine.field(constructor, "clazz") {
        Value::Object(mirror) => machine.mirrored(mirror),
        _ => None,
    };
    class.ok_or_else(|| Trap::unverifiable("a Constructor object without a class"))
}

/// Makes ready for making members: their classes must be initialized, because no constructor will see to it.
pub fn require_member_class(machine: &mut Machine, name: &str) -> Result<ClassId, Trap> {
    let class = machine.load(name)?;
    machine.require_initialized(class)?;
    Ok(class)
}

fn new_member(machine: &mut Machine, name: &str) -> Result<ObjectId, Trap> {
    let class = require_member_class(machine, name)?;
    Ok(machine.new_instance(class))
}

/// What methods and constructors have in common.
fn fill_executable(machine: &mut Machine, object: ObjectId, id: MethodId) -> Result<(), Trap> {
    let Method { class, access, raw, ref types, .. } = *machine.program.method(id);
    let types = types.clone();
    let mut parameters = Vec::new();
    for parameter in &types.parameters {
        parameters.push(Value::Object(type_mirror(machine, Some(parameter))?));
    }
    let parameters = machine.new_object_array("java/lang/Class", parameters)?;
    set_home(machine, object, class, id.0)?;
    machine.set_field(object, "parameterTypes", parameters.into());
    machine.set_field(object, "modifiers", Value::Int(i32::from(access)));
    let Some((file, raw)) = source(&machine.program, class, raw) else {
        let none = machine.new_object_array("java/lang/Class", Vec::new())?;
        machine.set_field(object, "exceptionTypes", none.into());
        return Ok(());
    };
    let raw = &file.methods[raw];
    let exceptions = class_array(machine, &file, &raw.exceptions)?;
    machine.set_field(object, "exceptionTypes", exceptions.into());
    set_text(machine, object, "signature", &file, raw.signature)?;
    set_bytes(machine, object, "annotations", &file, &raw.annotations)?;
    set_bytes(machine, object, "parameterAnnotations", &file, &raw.parameter_annotations)
}

/// The `java.lang.reflect.RecordComponent` at an index of a record's class file.
pub fn record_component_object(machine: &mut Machine, record: ClassId, index: usize) -> Result<ObjectId, Trap> {
    let object = new_member(machine, "java/lang/reflect/RecordComponent")?;
    require_member_class(machine, METHOD)?;
    let file = machine.program.class(record).file.clone();
    let row = file.as_ref().and_then(|file| file.record.as_ref()?.get(index));
    let (Some(file), Some(row)) = (&file, row) else { return Ok(object) };
    let (name, descriptor) = (file.constants.text(row.name)?, file.constants.text(row.descriptor)?);
    let kind = type_mirror(machine, Type::parse(&descriptor).as_ref())?;
    let home = machine.mirror(record)?;
    machine.set_field(object, "clazz", home.into());
    set_name(machine, object, &name)?;
    machine.set_field(object, "type", kind.into());
    let accessor = machine.program.declared_method(record, &name, &format!("(){descriptor}"));
    if let Some(accessor) = accessor.filter(|&accessor| !machine.program.method(accessor).is_static()) {
        let accessor = method_object(machine, accessor)?;
        machine.set_field(object, "accessor", accessor.into());
    }
    set_text(machine, object, "signature", file, Some(row.signature).filter(|&index| index != 0))?;
    set_bytes(machine, object, "annotations", file, &row.annotations)?;
    set_bytes(machine, object, "typeAnnotations", file, &row.type_annotations)?;
    Ok(object)
}

/// The method or constructor that a `Method` or `Constructor` object stands for.
pub fn reflected_method(machine: &Machine, object: ObjectId) -> Result<MethodId, Trap> {
    let class = &*machine.program.class(machine.class_of(object)).name;
    match (class, machine.field(object, "slot")) {
        (METHOD | CONSTRUCTOR, Value::Int(slot)) => Ok(MethodId(slot as u32)),
        _ => Err(Trap::unsupported(format!("a method given by an object of {}", class.replace('/', ".")))),
    }
}

/// The field that a `Field` object stands for.
pub fn reflected_field(machine: &Machine, object: ObjectId) -> Result<FieldId, Trap> {
    match machine.field(object, "slot") {
        Value::Int(slot) => Ok(FieldId(slot as u32)),
        _ => Err(Trap::unverifiable("a Field object without a field")),
    }
}

/// The class file that a member comes from, with the member's index in it.
pub fn source(program: &Program, home: ClassId, raw: Option<u16>) -> Option<(Rc<ClassFile>, usize)> {
    Some((program.class(home).file.clone()?, usize::from(raw?)))
}

/// The Class object of a type; `None` is void.
pub fn type_mirror(machine: &mut Machine, of: Option<&Type>) -> Result<ObjectId, Trap> {
    let class = match of {
        Some(of) => type_class(machine, of)?,
        None => machine.program.primitive(None),
    };
    machine.mirror(class)
}

pub fn type_class(machine: &mut Machine, of: &Type) -> Result<ClassId, Trap> {
    let class = machine.program.load_type(of);
    machine.follow_program();
    Ok(class?)
}

/// An array of the Class objects that these constants name.
pub fn class_array(machine: &mut Machine, file: &ClassFile, constants: &[u16]) -> Result<ObjectId, Trap> {
    let mut mirrors = Vec::new();
    for &index in constants {
        let class = machine.load(&file.constants.class_name(index)?)?;
        mirrors.push(Value::Object(machine.mirror(class)?));
    }
    machine.new_object_array("java/lang/Class", mirrors)
}

/// The content of an attribute as a `byte[]`; null if the class file has none.
pub fn attribute_bytes(machine: &mut Machine, file: &ClassFile, range: &Option<Range<usize>>) -> Result<Value, Trap> {
    let Some(range) = range else { return Ok(Value::Null) };
    let bytes = file.slice(range).iter().map(|&byte| byte as i8).collect();
    Ok(Value::Object(machine.new_array_from("[B", Body::Bytes(bytes))?))
}

fn set_home(machine: &mut Machine, object: ObjectId, home: ClassId, slot: u32) -> Result<(), Trap> {
    let home = machine.mirror(home)?;
    machine.set_field(object, "clazz", home.into());
    machine.set_field(object, "slot", Value::Int(slot as i32));
    Ok(())
}

/// Names of members are interned: the JDK compares them with `==`.
fn set_name(machine: &mut Machine, object: ObjectId, name: &str) -> Result<(), Trap> {
    let name = machine.intern_text(name)?;
    machine.set_field(object, "name", name.into());
    Ok(())
}

fn set_text(
    machine: &mut Machine,
    object: ObjectId,
    name: &str,
    file: &ClassFile,
    index: Option<u16>,
) -> Result<(), Trap> {
    if let Some(index) = index {
        let text = machine.string_from_units(&file.constants.units(index)?)?;
        machine.set_field(object, name, text.into());
    }
    Ok(())
}

fn set_bytes(
    machine: &mut Machine,
    object: ObjectId,
    name: &str,
    file: &ClassFile,
    range: &Option<Range<usize>>,
) -> Result<(), Trap> {
    let bytes = attribute_bytes(machine, file, range)?;
    machine.set_field(object, name, bytes);
    Ok(())
}
