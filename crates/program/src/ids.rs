//! Typed indices into the tables of a [`Program`](crate::Program).

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(pub u32);

        impl $name {
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

index!(
    /// A loaded class, interface, array type or primitive type.
    ClassId
);
index!(
    /// A method of a loaded class.
    MethodId
);
index!(
    /// A field of a loaded class.
    FieldId
);
index!(
    /// The place of a static field among all static fields of all loaded classes.
    StaticSlot
);
