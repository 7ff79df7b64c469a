//! The static types of fields, and what is known of them beyond: what is never null, what is of exactly one class.

use crate::machine::Machine;
use crate::symbolic::TOTAL_ORDER;
use crate::symbolic::types::declared_class;
use crate::trap::Trap;
use program::{BaseType, ClassId, FieldId, FieldPlace, Filling, Kind, Type, access};
use std::rc::Rc;

/// The static type of a field.
#[derive(Clone, Debug)]
pub(crate) enum FieldType {
    /// A number, and the class that declares the field.
    Base { of: BaseType, home: ClassId },
    /// A reference, by its descriptor and the class that declares the field.
    Reference { of: Type, home: ClassId, marks: Marks },
    /// Where the JDK keeps what it makes again if nothing is there, such as a view of a map: nobody sees whether it did.
    Cache { kind: Kind, home: ClassId },
}

/// What is known of a reference beyond its type.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Marks {
    pub never_null: bool,
    pub is_ordered: bool,
    /// Whether the type is the class of the object itself.
    pub is_exact: bool,
    /// Whether the constructor of the object with the field has made it for that field.
    pub is_new: bool,
    /// Whether clones of the object with the field have it too.
    pub is_in_clones: bool,
    /// Whether the object was made with a comparator.
    pub has_comparator: bool,
    /// How long the array is.
    pub length: Option<i32>,
}

impl Machine {
    /// The types of the fields of a class, by their places in the layout.
    pub(super) fn collect_field_types(&mut self, class: ClassId) -> Result<Rc<[FieldType]>, Trap> {
        let of = self.program.class(class);
        let mut types: Vec<FieldType> = of
            .layout
            .iter()
            .map(|&kind| match kind {
                Kind::Base(of) => FieldType::Base { of, home: class },
                Kind::Reference => FieldType::Base { of: BaseType::Int, home: class },
            })
            .collect();
        let fields = of.lineage.iter().flat_map(|&ancestor| self.program.class(ancestor).fields.iter().copied());
        let fields: Vec<FieldId> = fields.collect();
        for id in fields {
            if let FieldPlace::Instance(slot) = self.program.field(id).place {
                types[usize::from(slot)] = self.type_of_field(id, slot)?;
            }
        }
        Ok(types.into())
    }

    fn type_of_field(&mut self, id: FieldId, slot: u16) -> Result<FieldType, Trap> {
        let field = self.program.field(id);
        let home = field.class;
        let of = Type::parse(self.program.text(field.descriptor));
        let of = of.ok_or_else(|| Trap::unverifiable("a field without a type"))?;
        if self.is_cache_field(id) || self.is_coder(home, slot) {
            return Ok(FieldType::Cache { kind: of.kind(), home });
        }
        // The object around an inner one is always there.
        let is_outer = field.access & access::SYNTHETIC != 0 && self.program.text(field.name).starts_with("this$");
        let never_null = is_outer || self.is_non_null(id);
        let is_ordered = self.program.has_annotation(id, TOTAL_ORDER)
            || self.symbolic.as_ref().is_some_and(|it| it.orders.is_ordered_parameter(home, slot));
        let (of, marks) = self.as_filled(id, of, Marks { never_null, is_ordered, ..Marks::default() });
        Ok(field_type(of, home, marks))
    }

    /// The type of a field, and what is known beyond it, after any constructor. Objects of the JDK are as their specs say.
    fn as_filled(&mut self, field: FieldId, of: Type, marks: Marks) -> (Type, Marks) {
        let home = self.program.field(field).class;
        if marks.is_ordered || self.program.class(home).module.is_some() {
            return (of, marks);
        }
        let filling = self.program.filling(field);
        let is_new = matches!(filling, Some(Filling::Object { .. } | Filling::Array { .. }));
        self.symbolic_mut().has_made_parts |= is_new;
        let marks = Marks { is_in_clones: filling.is_some() && self.may_be_cloned(home), ..marks };
        match filling {
            None => (of, marks),
            Some(Filling::NotNull) => (of, Marks { never_null: true, ..marks }),
            Some(Filling::Object { class, has_comparator }) => {
                let marks = Marks { never_null: true, is_new: true, has_comparator, ..marks };
                self.as_made(home, of, &format!("L{class};"), marks)
            }
            Some(Filling::Array { class, length }) => {
                let marks = Marks { never_null: true, is_new: true, length, ..marks };
                match class {
                    Some(class) => self.as_made(home, of, &class, marks),
                    None => (of, marks),
                }
            }
        }
    }

    /// Whether an object of a class, or of one below it, may come from `Object.clone`, which runs no constructor.
    fn may_be_cloned(&mut self, class: ClassId) -> bool {
        let Some(cloneable) = self.program.loaded("java/lang/Cloneable") else { return true };
        let Ok(all) = self.program.implementations(class) else { return true };
        all.iter().any(|&class| self.program.is_subtype(class, cloneable))
    }

    /// The type of a field that holds a new object of exactly this class.
    fn as_made(&mut self, home: ClassId, of: Type, class: &str, marks: Marks) -> (Type, Marks) {
        // Who makes an object of a class that is not there fails, and has told so.
        let made = Type::parse(class).filter(|made| declared_class(self, made, home).is_ok());
        let is_exact = made.is_some();
        (made.unwrap_or(of), Marks { is_exact, ..marks })
    }

    /// Whether a field says how a string keeps its characters: those of the input do it in bytes, as their spec has it.
    fn is_coder(&self, class: ClassId, slot: u16) -> bool {
        class == self.known.string && slot == self.known.string_coder
    }
}

pub(super) fn field_type(of: Type, home: ClassId, marks: Marks) -> FieldType {
    match of.kind() {
        Kind::Base(of) => FieldType::Base { of, home },
        Kind::Reference => FieldType::Reference { of, home, marks },
    }
}
