//! The fields and methods of a class that is being linked, and where instances keep the fields.

use super::access;
use super::class::{Body, Class, Field, FieldPlace, Method};
use super::load::Program;
use crate::class_file::{ClassFile, Malformed};
use crate::{ClassId, FieldId, Kind, MethodDescriptor, MethodId, Name, StaticSlot, Type};
use std::rc::Rc;

impl Program {
    pub(super) fn add_fields(&mut self, class: &mut Class, file: &ClassFile) -> Result<(), Malformed> {
        let mut layout: Vec<Kind> =
            class.super_class.map_or_else(Vec::new, |parent| self.class(parent).layout.to_vec());
        for (index, raw) in file.fields.iter().enumerate() {
            let name = self.names.intern(&file.constants.text(raw.name)?);
            let text = file.constants.text(raw.descriptor)?;
            let kind = Type::parse(&text).ok_or_else(|| Malformed(format!("bad field descriptor {text}")))?.kind();
            let descriptor = self.names.intern(&text);
            let place =
                if raw.access & access::STATIC != 0 { self.add_static(kind) } else { add_slot(&mut layout, kind)? };
            let raw_index = Some(index as u16);
            self.add_field(
                class,
                Field {
                    id: FieldId(0),
                    class: class.id,
                    name,
                    descriptor,
                    kind,
                    access: raw.access,
                    place,
                    raw: raw_index,
                },
            );
        }
        let injected = self.injected.iter().find(|(name, _)| *name == &*class.name);
        for &kind in injected.map_or(&[][..], |(_, kinds)| kinds) {
            add_slot(&mut layout, kind)?;
        }
        class.layout = layout.into();
        Ok(())
    }

    pub(crate) fn add_static(&mut self, kind: Kind) -> FieldPlace {
        self.statics.push(kind);
        FieldPlace::Static(StaticSlot(self.statics.len() as u32 - 1))
    }

    pub(crate) fn add_field(&mut self, class: &mut Class, field: Field) {
        let id = self.new_field(field);
        class.fields.push(id);
    }

    /// A field that its class does not list yet.
    pub(crate) fn new_field(&mut self, field: Field) -> FieldId {
        let id = FieldId(self.fields.len() as u32);
        self.fields.push(Field { id, ..field });
        id
    }

    pub(super) fn add_methods(&mut self, class: &mut Class, file: &ClassFile) -> Result<(), Malformed> {
        for (index, raw) in file.methods.iter().enumerate() {
            let name = self.names.intern(&file.constants.text(raw.name)?);
            let descriptor = file.constants.text(raw.descriptor)?;
            let body = raw.code.clone().map_or(Body::None, Body::Bytes);
            let id = self.add_method(class, name, &descriptor, raw.access, body, Some(index as u16))?;
            let method = self.method(id);
            if method.types.slots() + usize::from(!method.is_static()) > 255 {
                return Err(Malformed(format!("more than 255 arguments in method descriptor {descriptor}")));
            }
        }
        Ok(())
    }

    pub(crate) fn add_method(
        &mut self,
        class: &mut Class,
        name: Name,
        descriptor: &str,
        flags: u16,
        body: Body,
        raw: Option<u16>,
    ) -> Result<MethodId, Malformed> {
        let id = self.new_method(class.id, name, descriptor, flags, body, raw)?;
        class.methods.push(id);
        Ok(id)
    }

    /// A method that its class does not list yet.
    pub(crate) fn new_method(
        &mut self,
        class: ClassId,
        name: Name,
        descriptor: &str,
        flags: u16,
        body: Body,
        raw: Option<u16>,
    ) -> Result<MethodId, Malformed> {
        let (descriptor, types) = self.method_types(descriptor)?;
        let receiver = u8::from(flags & access::STATIC == 0);
        let id = MethodId(self.methods.len() as u32);
        self.methods.push(Method {
            id,
            class,
            name,
            descriptor,
            access: flags,
            // Class files are checked to have at most 255 with the receiver.
            arguments: u8::try_from(types.parameters.len()).unwrap_or(u8::MAX).saturating_add(receiver),
            spreads_arguments: types.parameters.iter().rev().skip(1).any(|parameter| parameter.kind().is_wide()),
            types,
            vtable_slot: None,
            body,
            raw,
        });
        Ok(id)
    }

    fn method_types(&mut self, text: &str) -> Result<(Name, Rc<MethodDescriptor>), Malformed> {
        let key = self.names.intern(text);
        if let Some(known) = self.descriptors.get(&key) {
            return Ok((key, known.clone()));
        }
        let types = MethodDescriptor::parse(text).ok_or_else(|| Malformed(format!("bad method descriptor {text}")))?;
        let types = Rc::new(types);
        self.descriptors.insert(key, types.clone());
        Ok((key, types))
    }
}

pub(crate) fn add_slot(layout: &mut Vec<Kind>, kind: Kind) -> Result<FieldPlace, Malformed> {
    let slot = u16::try_from(layout.len()).map_err(|_| Malformed::new("more than 65,535 instance fields"))?;
    layout.push(kind);
    Ok(FieldPlace::Instance(slot))
}
