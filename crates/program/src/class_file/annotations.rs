//! Annotations (JVMS §4.7.16), read when they are asked for.

use super::constant_pool::ConstantPool;
use super::parse::ClassFile;
use super::reader::{Malformed, Reader};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::ops::Range;
use std::rc::Rc;

/// An annotation in a class file. It has the elements that were written down; those left to their defaults stand in the
/// class of the annotation.
#[derive(Clone)]
pub struct Annotation<'a> {
    /// From the number of elements on.
    elements: Reader<'a>,
    constants: &'a ConstantPool,
}

/// What has a type that annotations can be on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypePlace {
    Field,
    Result,
    /// As the source counts them.
    Parameter(u8),
}

impl<'a> Annotation<'a> {
    /// The value of an element that is a string.
    pub fn text(&self, element: &str) -> Option<String> {
        let mut value = self.find(element).ok()??;
        match value.u8().ok()? {
            b's' => self.constants.text(value.u16().ok()?).ok().map(|text| text.into_owned()),
            _ => None,
        }
    }

    /// The values of an element that is an array of strings. A single string counts as an array of one.
    pub fn texts(&self, element: &str) -> Option<Vec<Rc<str>>> {
        self.read_texts(self.find(element).ok()??).ok()?
    }

    /// The values of an element that is an array of annotations, or one of them.
    pub fn annotations(&self, element: &str) -> Vec<Annotation<'a>> {
        let found = self.find(element).ok().flatten();
        found.and_then(|value| self.read_annotations(value).ok()).unwrap_or_default()
    }

    /// The value of an element that is a class: its internal name, or the descriptor of an array, or the keyword of a
    /// primitive type or void.
    pub fn class(&self, element: &str) -> Option<String> {
        let mut value = self.find(element).ok()??;
        if value.u8().ok()? != b'c' {
            return None;
        }
        let descriptor = self.constants.text(value.u16().ok()?).ok()?;
        if descriptor == "V" {
            return Some("void".to_owned());
        }
        crate::Type::parse(&descriptor).map(|class| class.class_name())
    }

    /// The reader of an element's value.
    fn find(&self, element: &str) -> Result<Option<Reader<'a>>, Malformed> {
        let mut reader = self.elements.clone();
        for _ in 0..reader.u16()? {
            if self.constants.is_text(reader.u16()?, element)? {
                return Ok(Some(reader));
            }
            skip_value(&mut reader, 0)?;
        }
        Ok(None)
    }

    fn read_annotations(&self, mut value: Reader<'a>) -> Result<Vec<Annotation<'a>>, Malformed> {
        let array = value.clone().u8()? == b'[';
        let count = if array { (value.u8()?, value.u16()?).1 } else { 1 };
        let mut found = Vec::new();
        for _ in 0..count {
            if value.u8()? != b'@' {
                return Err(Malformed::new("something else where an annotation should be"));
            }
            value.skip(2)?;
            found.push(Annotation { elements: value.clone(), constants: self.constants });
            skip_elements(&mut value, 0)?;
        }
        Ok(found)
    }

    fn read_texts(&self, mut value: Reader<'a>) -> Result<Option<Vec<Rc<str>>>, Malformed> {
        let array = value.clone().u8()? == b'[';
        let count = if array { (value.u8()?, value.u16()?).1 } else { 1 };
        // Shared, because a file may say a long text very often.
        let mut known: FxHashMap<u16, Rc<str>> = FxHashMap::default();
        let mut texts = Vec::new();
        for _ in 0..count {
            if value.u8()? != b's' {
                return Ok(None);
            }
            let index = value.u16()?;
            let text = match known.get(&index) {
                Some(text) => text.clone(),
                None => Rc::from(self.constants.text(index)?),
            };
            known.insert(index, text.clone());
            texts.push(text);
        }
        Ok(Some(texts))
    }
}

impl ClassFile {
    /// Whether an attribute with annotations has the one with this descriptor.
    pub fn has_annotation(&self, attribute: &Option<Range<usize>>, descriptor: &str) -> bool {
        self.annotation(attribute, descriptor).is_some()
    }

    /// The annotation with this descriptor in a `RuntimeVisibleAnnotations` or `RuntimeInvisibleAnnotations` attribute.
    /// None are found behind a place where the attribute is malformed.
    pub fn annotation(&self, attribute: &Option<Range<usize>>, descriptor: &str) -> Option<Annotation<'_>> {
        let mut reader = self.attribute(attribute)?;
        self.find_annotation(&mut reader, descriptor).ok()?
    }

    /// How many parameters a `Runtime(In)VisibleParameterAnnotations` attribute has annotations of.
    pub fn annotated_parameters(&self, attribute: &Option<Range<usize>>) -> u8 {
        self.attribute(attribute).and_then(|mut reader| reader.u8().ok()).unwrap_or(0)
    }

    /// The annotation with this descriptor of one of those parameters.
    pub fn parameter_annotation(
        &self,
        attribute: &Option<Range<usize>>,
        parameter: u8,
        descriptor: &str,
    ) -> Option<Annotation<'_>> {
        let mut reader = self.attribute(attribute)?;
        if parameter >= reader.u8().ok()? {
            return None;
        }
        for _ in 0..parameter {
            skip_annotations(&mut reader).ok()?;
        }
        self.find_annotation(&mut reader, descriptor).ok()?
    }

    /// The descriptors of all annotations in a `RuntimeVisibleAnnotations` or `RuntimeInvisibleAnnotations` attribute.
    pub fn annotation_types(&self, attribute: &Option<Range<usize>>) -> Vec<String> {
        let mut found = BTreeSet::new();
        if let Some(mut reader) = self.attribute(attribute) {
            // What stands behind a malformed place is as good as not there.
            let _ = list_annotations(&mut reader, &mut found);
        }
        self.texts_of(found)
    }

    /// The same of one parameter in a `Runtime(In)VisibleParameterAnnotations` attribute.
    pub fn parameter_annotation_types(&self, attribute: &Option<Range<usize>>, parameter: u8) -> Vec<String> {
        let mut found = BTreeSet::new();
        if let Some(mut reader) = self.attribute(attribute) {
            let _ = list_parameter_annotations(&mut reader, parameter, &mut found);
        }
        self.texts_of(found)
    }

    /// The descriptors of the annotations in a `Runtime(In)VisibleTypeAnnotations` attribute that are on a whole type in
    /// this place, not on a part of it such as the elements of an array.
    pub fn type_annotation_types(&self, attribute: &Option<Range<usize>>, place: TypePlace) -> Vec<String> {
        let mut found = BTreeSet::new();
        if let Some(mut reader) = self.attribute(attribute) {
            let _ = list_type_annotations(&mut reader, place, &mut found);
        }
        self.texts_of(found)
    }

    /// Each text once, because a file may name a long one very often.
    fn texts_of(&self, indices: BTreeSet<u16>) -> Vec<String> {
        indices.into_iter().filter_map(|index| self.constants.text(index).ok()).map(|text| text.into_owned()).collect()
    }

    fn attribute(&self, range: &Option<Range<usize>>) -> Option<Reader<'_>> {
        let range = range.as_ref()?;
        Some(Reader::new(self.bytes.get(..range.end)?, range.start))
    }

    /// The type names stand in the constant pool, so a search of the raw bytes would find false ones; the entries are
    /// walked.
    fn find_annotation<'a>(
        &'a self,
        reader: &mut Reader<'a>,
        descriptor: &str,
    ) -> Result<Option<Annotation<'a>>, Malformed> {
        for _ in 0..reader.u16()? {
            if self.constants.is_text(reader.u16()?, descriptor)? {
                return Ok(Some(Annotation { elements: reader.clone(), constants: &self.constants }));
            }
            skip_elements(reader, 0)?;
        }
        Ok(None)
    }
}

fn list_annotations(reader: &mut Reader<'_>, found: &mut BTreeSet<u16>) -> Result<(), Malformed> {
    for _ in 0..reader.u16()? {
        found.insert(reader.u16()?);
        skip_elements(reader, 0)?;
    }
    Ok(())
}

fn list_parameter_annotations(
    reader: &mut Reader<'_>,
    parameter: u8,
    found: &mut BTreeSet<u16>,
) -> Result<(), Malformed> {
    if parameter >= reader.u8()? {
        return Ok(());
    }
    for _ in 0..parameter {
        skip_annotations(reader)?;
    }
    list_annotations(reader, found)
}

fn list_type_annotations(
    reader: &mut Reader<'_>,
    place: TypePlace,
    found: &mut BTreeSet<u16>,
) -> Result<(), Malformed> {
    for _ in 0..reader.u16()? {
        let is_there = read_type_place(reader)? == Some(place);
        let is_whole = read_type_path(reader)?;
        let name = reader.u16()?;
        if is_there && is_whole {
            found.insert(name);
        }
        skip_elements(reader, 0)?;
    }
    Ok(())
}

/// The target of a type annotation (JVMS §4.7.20.1); `None` for one that nobody asks for.
fn read_type_place(reader: &mut Reader<'_>) -> Result<Option<TypePlace>, Malformed> {
    match reader.u8()? {
        0x13 => return Ok(Some(TypePlace::Field)),
        0x14 => return Ok(Some(TypePlace::Result)),
        0x16 => return Ok(Some(TypePlace::Parameter(reader.u8()?))),
        0x15 => {}
        0x00 | 0x01 => reader.skip(1)?,
        0x10..=0x12 | 0x17 | 0x42..=0x46 => reader.skip(2)?,
        0x40 | 0x41 => {
            let rows = usize::from(reader.u16()?);
            reader.skip(rows * 6)?;
        }
        0x47..=0x4b => reader.skip(3)?,
        _ => return Err(Malformed::new("an annotation on an unknown kind of type")),
    }
    Ok(None)
}

/// Goes behind a type path (JVMS §4.7.20.2). It leads to the whole type if all its steps are from a class to a class in it:
/// `@A Inner` is written for what the class file knows as `Outer.@A Inner`.
fn read_type_path(reader: &mut Reader<'_>) -> Result<bool, Malformed> {
    const NESTED: u8 = 1;
    let mut is_whole = true;
    for _ in 0..reader.u8()? {
        is_whole &= reader.u8()? == NESTED;
        reader.skip(1)?;
    }
    Ok(is_whole)
}

fn skip_annotations(reader: &mut Reader<'_>) -> Result<(), Malformed> {
    for _ in 0..reader.u16()? {
        reader.skip(2)?;
        skip_elements(reader, 0)?;
    }
    Ok(())
}

fn skip_elements(reader: &mut Reader<'_>, depth: usize) -> Result<(), Malformed> {
    for _ in 0..reader.u16()? {
        reader.skip(2)?;
        skip_value(reader, depth)?;
    }
    Ok(())
}

fn skip_value(reader: &mut Reader<'_>, depth: usize) -> Result<(), Malformed> {
    if depth > 64 {
        return Err(Malformed::new("annotation values nested too deeply"));
    }
    match reader.u8()? {
        b'e' => reader.skip(4),
        b'@' => {
            reader.skip(2)?;
            skip_elements(reader, depth + 1)
        }
        b'[' => {
            for _ in 0..reader.u16()? {
                skip_value(reader, depth + 1)?;
            }
            Ok(())
        }
        _ => reader.skip(2),
    }
}
