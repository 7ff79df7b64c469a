//! Annotations (JVMS §4.7.16), read when they are asked for.

use super::constant_pool::ConstantPool;
use super::parse::ClassFile;
use super::reader::{Malformed, Reader};
use rustc_hash::FxHashMap;
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
