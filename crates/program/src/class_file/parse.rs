//! The class file structure itself (JVMS §4.1).

use super::attributes::{
    BootstrapMethod, EnclosingMethod, InnerClass, RawCode, RecordComponent, for_each, read_bootstrap_methods,
    read_inner_classes, read_record,
};
use super::constant_pool::ConstantPool;
use super::reader::{Malformed, Reader};
use std::ops::Range;
use std::rc::Rc;

const OLDEST_VERSION: u16 = 45;
/// Java 25.
const NEWEST_VERSION: u16 = 69;

/// A parsed class file; names are constant pool indices, bodies are still bytes.
#[derive(Debug, Clone)]
pub struct ClassFile {
    pub bytes: Rc<[u8]>,
    pub constants: Rc<ConstantPool>,
    pub version: u16,
    pub access: u16,
    pub this_class: u16,
    /// 0 only for `java/lang/Object`.
    pub super_class: u16,
    pub interfaces: Box<[u16]>,
    pub fields: Vec<RawField>,
    pub methods: Vec<RawMethod>,
    pub source_file: Option<u16>,
    pub signature: Option<u16>,
    pub inner_classes: Vec<InnerClass>,
    pub enclosing_method: Option<EnclosingMethod>,
    pub bootstrap_methods: Vec<BootstrapMethod>,
    pub record: Option<Vec<RecordComponent>>,
    pub nest_host: Option<u16>,
    pub nest_members: Box<[u16]>,
    pub permitted_subclasses: Option<Box<[u16]>>,
    pub annotations: Option<Range<usize>>,
    /// Those of class retention, which no reflection shows.
    pub invisible_annotations: Option<Range<usize>>,
    pub type_annotations: Option<Range<usize>>,
    /// The Module attribute of a `module-info.class`.
    pub module: Option<Range<usize>>,
}

#[derive(Debug, Clone)]
pub struct RawField {
    pub access: u16,
    pub name: u16,
    pub descriptor: u16,
    pub constant_value: Option<u16>,
    pub signature: Option<u16>,
    pub annotations: Option<Range<usize>>,
    pub invisible_annotations: Option<Range<usize>>,
    pub type_annotations: Option<Range<usize>>,
    pub invisible_type_annotations: Option<Range<usize>>,
}

#[derive(Debug, Clone)]
pub struct RawMethod {
    pub access: u16,
    pub name: u16,
    pub descriptor: u16,
    pub code: Option<Range<usize>>,
    pub exceptions: Box<[u16]>,
    pub signature: Option<u16>,
    pub annotations: Option<Range<usize>>,
    pub invisible_annotations: Option<Range<usize>>,
    pub type_annotations: Option<Range<usize>>,
    pub invisible_type_annotations: Option<Range<usize>>,
    pub parameter_annotations: Option<Range<usize>>,
    pub invisible_parameter_annotations: Option<Range<usize>>,
    pub annotation_default: Option<Range<usize>>,
    /// From MethodParameters: name (0 if none) and access of each parameter.
    pub parameters: Option<Box<[(u16, u16)]>>,
}

pub fn parse(bytes: Rc<[u8]>) -> Result<ClassFile, Malformed> {
    let held = bytes.clone();
    let mut reader = Reader::new(&held, 0);
    if held.is_empty() {
        return Err(Malformed::new("the file is empty"));
    }
    let magic = reader.u32()?;
    if magic != 0xcafe_babe {
        return Err(Malformed(format!("not a class file: it starts with 0x{magic:08x} instead of 0xcafebabe")));
    }
    let (minor, version) = (reader.u16()?, reader.u16()?);
    check_version(version, minor)?;
    let constants = Rc::new(ConstantPool::read(&bytes, &mut reader)?);
    let mut class = ClassFile {
        bytes,
        version,
        access: reader.u16()?,
        this_class: reader.u16()?,
        super_class: reader.u16()?,
        interfaces: reader.u16_list()?,
        fields: Vec::new(),
        methods: Vec::new(),
        source_file: None,
        signature: None,
        inner_classes: Vec::new(),
        enclosing_method: None,
        bootstrap_methods: Vec::new(),
        record: None,
        nest_host: None,
        nest_members: Box::default(),
        permitted_subclasses: None,
        annotations: None,
        invisible_annotations: None,
        type_annotations: None,
        module: None,
        constants: constants.clone(),
    };
    for _ in 0..reader.u16()? {
        class.fields.push(read_field(&mut reader, &constants)?);
    }
    for _ in 0..reader.u16()? {
        class.methods.push(read_method(&mut reader, &constants)?);
    }
    read_class_attributes(&mut reader, &constants, &mut class)?;
    if reader.position() != held.len() {
        return Err(Malformed(format!("{} bytes too many after the end", held.len() - reader.position())));
    }
    Ok(class)
}

fn check_version(version: u16, minor: u16) -> Result<(), Malformed> {
    if version < OLDEST_VERSION {
        return Err(Malformed(format!("version {version}.{minor} is older than any Java")));
    }
    if version > NEWEST_VERSION {
        return Err(Malformed(format!(
            "version {version}.{minor} (Java {}) is newer than Kukang knows; compile with --release 25 or older",
            version - 44
        )));
    }
    // JVMS §4.1: the minor version of a class file that depends on preview features.
    if minor == u16::MAX && version >= 56 {
        return Err(Malformed(format!(
            "it uses preview features of Java {}, which Kukang does not enable",
            version - 44
        )));
    }
    Ok(())
}

fn read_field(reader: &mut Reader<'_>, constants: &ConstantPool) -> Result<RawField, Malformed> {
    let mut field = RawField {
        access: reader.u16()?,
        name: reader.u16()?,
        descriptor: reader.u16()?,
        constant_value: None,
        signature: None,
        annotations: None,
        invisible_annotations: None,
        type_annotations: None,
        invisible_type_annotations: None,
    };
    for_each(reader, constants, |name, mut content, length| {
        match name {
            "ConstantValue" => field.constant_value = Some(content.u16()?),
            "Signature" => field.signature = Some(content.u16()?),
            "RuntimeVisibleAnnotations" => field.annotations = Some(range(&content, length)),
            "RuntimeInvisibleAnnotations" => field.invisible_annotations = Some(range(&content, length)),
            "RuntimeVisibleTypeAnnotations" => field.type_annotations = Some(range(&content, length)),
            "RuntimeInvisibleTypeAnnotations" => field.invisible_type_annotations = Some(range(&content, length)),
            _ => {}
        }
        Ok(())
    })?;
    Ok(field)
}

fn read_method(reader: &mut Reader<'_>, constants: &ConstantPool) -> Result<RawMethod, Malformed> {
    let mut method = RawMethod {
        access: reader.u16()?,
        name: reader.u16()?,
        descriptor: reader.u16()?,
        code: None,
        exceptions: Box::default(),
        signature: None,
        annotations: None,
        invisible_annotations: None,
        type_annotations: None,
        invisible_type_annotations: None,
        parameter_annotations: None,
        invisible_parameter_annotations: None,
        annotation_default: None,
        parameters: None,
    };
    for_each(reader, constants, |name, mut content, length| {
        match name {
            "Code" => method.code = Some(range(&content, length)),
            "Exceptions" => method.exceptions = content.u16_list()?,
            "Signature" => method.signature = Some(content.u16()?),
            "RuntimeVisibleAnnotations" => method.annotations = Some(range(&content, length)),
            "RuntimeInvisibleAnnotations" => method.invisible_annotations = Some(range(&content, length)),
            "RuntimeVisibleTypeAnnotations" => method.type_annotations = Some(range(&content, length)),
            "RuntimeInvisibleTypeAnnotations" => method.invisible_type_annotations = Some(range(&content, length)),
            "RuntimeVisibleParameterAnnotations" => method.parameter_annotations = Some(range(&content, length)),
            "RuntimeInvisibleParameterAnnotations" => {
                method.invisible_parameter_annotations = Some(range(&content, length));
            }
            "AnnotationDefault" => method.annotation_default = Some(range(&content, length)),
            "MethodParameters" => {
                let count = content.u8()?;
                let rows: Result<Vec<_>, Malformed> =
                    (0..count).map(|_| Ok((content.u16()?, content.u16()?))).collect();
                method.parameters = Some(rows?.into());
            }
            _ => {}
        }
        Ok(())
    })?;
    Ok(method)
}

fn read_class_attributes(
    reader: &mut Reader<'_>,
    constants: &ConstantPool,
    class: &mut ClassFile,
) -> Result<(), Malformed> {
    for_each(reader, constants, |name, mut content, length| {
        match name {
            "SourceFile" => class.source_file = Some(content.u16()?),
            "Signature" => class.signature = Some(content.u16()?),
            "InnerClasses" => class.inner_classes = read_inner_classes(&mut content)?,
            "EnclosingMethod" => {
                class.enclosing_method = Some(EnclosingMethod { class: content.u16()?, method: content.u16()? });
            }
            "BootstrapMethods" => class.bootstrap_methods = read_bootstrap_methods(&mut content)?,
            "Record" => class.record = Some(read_record(&mut content, constants)?),
            "NestHost" => class.nest_host = Some(content.u16()?),
            "NestMembers" => class.nest_members = content.u16_list()?,
            "PermittedSubclasses" => class.permitted_subclasses = Some(content.u16_list()?),
            "RuntimeVisibleAnnotations" => class.annotations = Some(range(&content, length)),
            "RuntimeInvisibleAnnotations" => class.invisible_annotations = Some(range(&content, length)),
            "RuntimeVisibleTypeAnnotations" => class.type_annotations = Some(range(&content, length)),
            "Module" => class.module = Some(range(&content, length)),
            _ => {}
        }
        Ok(())
    })
}

pub(super) fn range(content: &Reader<'_>, length: usize) -> Range<usize> {
    content.position()..content.position() + length
}

impl ClassFile {
    pub fn name(&self) -> Result<String, Malformed> {
        self.constants.class_name(self.this_class).map(|name| name.into_owned())
    }

    /// The body at a range that [`RawMethod::code`] gave.
    pub fn code(&self, range: &Range<usize>) -> Result<RawCode<'_>, Malformed> {
        let bytes = self.bytes.get(..range.end).ok_or_else(|| Malformed::new("a method body outside the file"))?;
        RawCode::read(&mut Reader::new(bytes, range.start), &self.constants)
    }

    pub fn slice(&self, range: &Range<usize>) -> &[u8] {
        self.bytes.get(range.clone()).unwrap_or_default()
    }
}
