//! The attributes Kukang reads (JVMS §4.7), as plain data.

use super::constant_pool::ConstantPool;
use super::parse::range;
use super::reader::{Malformed, Reader};
use std::ops::Range;

/// A body as the class file has it.
#[derive(Debug, Clone)]
pub struct RawCode<'a> {
    pub max_stack: u16,
    pub max_locals: u16,
    pub bytes: &'a [u8],
    pub handlers: Vec<RawHandler>,
    /// Pairs of bytecode offset and source line.
    pub lines: Vec<(u16, u16)>,
    pub variables: Vec<LocalVariable>,
    /// Those of the variables whose types have type arguments or are type variables.
    pub variable_types: Vec<LocalVariable>,
}

#[derive(Debug, Clone, Copy)]
pub struct RawHandler {
    pub start: u16,
    pub end: u16,
    pub target: u16,
    pub catches: u16,
}

/// A row of a LocalVariableTable, or of a LocalVariableTypeTable, where the signature takes the place of the descriptor.
#[derive(Debug, Clone, Copy)]
pub struct LocalVariable {
    pub start: u16,
    pub length: u16,
    pub name: u16,
    pub descriptor: u16,
    pub slot: u16,
}

#[derive(Debug, Clone, Copy)]
pub struct InnerClass {
    pub inner: u16,
    pub outer: u16,
    pub name: u16,
    pub access: u16,
}

#[derive(Debug, Clone, Copy)]
pub struct EnclosingMethod {
    pub class: u16,
    pub method: u16,
}

#[derive(Debug, Clone)]
pub struct BootstrapMethod {
    pub handle: u16,
    pub arguments: Box<[u16]>,
}

#[derive(Debug, Clone)]
pub struct RecordComponent {
    pub name: u16,
    pub descriptor: u16,
    /// 0 if the component has none.
    pub signature: u16,
    pub annotations: Option<Range<usize>>,
    pub type_annotations: Option<Range<usize>>,
}

/// Calls `each` with every attribute's name and the reader of its content, which ends where the attribute does: a small
/// attribute cannot make a large table of the bytes behind it.
pub(super) fn for_each<'a>(
    reader: &mut Reader<'a>,
    constants: &ConstantPool,
    mut each: impl FnMut(&str, Reader<'a>, usize) -> Result<(), Malformed>,
) -> Result<(), Malformed> {
    for _ in 0..reader.u16()? {
        let name = constants.attribute_name(reader.u16()?)?;
        let length = reader.u32()? as usize;
        let content = reader.part(length)?;
        each(name, content, length)?;
    }
    Ok(())
}

impl<'a> RawCode<'a> {
    pub fn read(reader: &mut Reader<'a>, constants: &ConstantPool) -> Result<RawCode<'a>, Malformed> {
        let max_stack = reader.u16()?;
        let max_locals = reader.u16()?;
        let length = reader.u32()? as usize;
        if length == 0 || length > 65535 {
            return Err(Malformed(format!("a method body of {length} bytes")));
        }
        let bytes = reader.take(length)?;
        let mut handlers = Vec::new();
        for _ in 0..reader.u16()? {
            handlers.push(RawHandler {
                start: reader.u16()?,
                end: reader.u16()?,
                target: reader.u16()?,
                catches: reader.u16()?,
            });
        }
        let (lines, variables, variable_types) = (Vec::new(), Vec::new(), Vec::new());
        let mut code = RawCode { max_stack, max_locals, bytes, handlers, lines, variables, variable_types };
        for_each(reader, constants, |name, mut content, _| {
            match name {
                "LineNumberTable" => {
                    for _ in 0..content.u16()? {
                        code.lines.push((content.u16()?, content.u16()?));
                    }
                }
                "LocalVariableTable" => code.variables.extend(read_variables(&mut content)?),
                "LocalVariableTypeTable" => code.variable_types.extend(read_variables(&mut content)?),
                _ => {}
            }
            Ok(())
        })?;
        // A class file may list lines in any order and in several tables.
        code.lines.sort_by_key(|&(offset, _)| offset);
        Ok(code)
    }
}

/// The rows of a LocalVariableTable or a LocalVariableTypeTable (JVMS §4.7.13, §4.7.14), which look the same.
fn read_variables(reader: &mut Reader<'_>) -> Result<Vec<LocalVariable>, Malformed> {
    let mut rows = Vec::new();
    for _ in 0..reader.u16()? {
        rows.push(LocalVariable {
            start: reader.u16()?,
            length: reader.u16()?,
            name: reader.u16()?,
            descriptor: reader.u16()?,
            slot: reader.u16()?,
        });
    }
    Ok(rows)
}

pub(super) fn read_inner_classes(reader: &mut Reader<'_>) -> Result<Vec<InnerClass>, Malformed> {
    let count = reader.u16()?;
    (0..count)
        .map(|_| {
            Ok(InnerClass { inner: reader.u16()?, outer: reader.u16()?, name: reader.u16()?, access: reader.u16()? })
        })
        .collect()
}

pub(super) fn read_bootstrap_methods(reader: &mut Reader<'_>) -> Result<Vec<BootstrapMethod>, Malformed> {
    let count = reader.u16()?;
    (0..count).map(|_| Ok(BootstrapMethod { handle: reader.u16()?, arguments: reader.u16_list()? })).collect()
}

pub(super) fn read_record(
    reader: &mut Reader<'_>,
    constants: &ConstantPool,
) -> Result<Vec<RecordComponent>, Malformed> {
    let mut components = Vec::new();
    for _ in 0..reader.u16()? {
        let mut component = RecordComponent {
            name: reader.u16()?,
            descriptor: reader.u16()?,
            signature: 0,
            annotations: None,
            type_annotations: None,
        };
        for_each(reader, constants, |name, mut content, length| {
            match name {
                "Signature" => component.signature = content.u16()?,
                "RuntimeVisibleAnnotations" => component.annotations = Some(range(&content, length)),
                "RuntimeVisibleTypeAnnotations" => component.type_annotations = Some(range(&content, length)),
                _ => {}
            }
            Ok(())
        })?;
        components.push(component);
    }
    Ok(components)
}
