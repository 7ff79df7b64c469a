//! The sorts of terms, and what a width of bits means for a value kept in an `i64`.
//!
//! A bit-vector value is always kept sign-extended to 64 bits; [`Width::wrap`] is the only way there.

/// How many bits a bit-vector has: Java's `byte`, `short`/`char`, `int` and `long`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Width {
    W8,
    W16,
    W32,
    W64,
}

impl Width {
    /// All widths, narrowest first.
    pub const ALL: [Width; 4] = [Width::W8, Width::W16, Width::W32, Width::W64];

    /// The number of bits.
    pub fn bits(self) -> u32 {
        match self {
            Width::W8 => 8,
            Width::W16 => 16,
            Width::W32 => 32,
            Width::W64 => 64,
        }
    }

    /// The lowest value, as a signed number.
    pub fn min(self) -> i64 {
        i64::MIN >> (64 - self.bits())
    }

    /// The highest value, as a signed number.
    pub fn max(self) -> i64 {
        i64::MAX >> (64 - self.bits())
    }

    /// The value that the low bits of `value` have: what Java's wrapping arithmetic keeps.
    pub fn wrap(self, value: i64) -> i64 {
        let unused = 64 - self.bits();
        (value << unused) >> unused
    }

    /// The same bits read as an unsigned number.
    pub fn unsigned(self, value: i64) -> u64 {
        (value as u64) & (u64::MAX >> (64 - self.bits()))
    }

    /// Whether `value` is a value of this width.
    pub fn holds(self, value: i128) -> bool {
        (i128::from(self.min())..=i128::from(self.max())).contains(&value)
    }

    /// How far a shift by `distance` goes: Java looks at the low bits only.
    pub fn distance(self, distance: i64) -> u32 {
        (distance as u32) & (self.bits() - 1)
    }
}

/// What kind of value a term has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sort {
    Bool,
    Bits(Width),
    F32,
    F64,
}

impl Sort {
    /// All sorts with their names in the text form.
    pub const NAMES: [(Sort, &'static str); 7] = [
        (Sort::Bool, "bool"),
        (Sort::Bits(Width::W8), "b8"),
        (Sort::Bits(Width::W16), "b16"),
        (Sort::Bits(Width::W32), "b32"),
        (Sort::Bits(Width::W64), "b64"),
        (Sort::F32, "f32"),
        (Sort::F64, "f64"),
    ];

    /// The sort of Java's `int`.
    pub const INT: Sort = Sort::Bits(Width::W32);
    /// The sort of Java's `long`.
    pub const LONG: Sort = Sort::Bits(Width::W64);

    /// The name in the text form.
    pub fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(sort, _)| *sort == self).expect("every sort is in the table").1
    }

    /// The sort of that name in the text form.
    pub fn named(name: &str) -> Option<Sort> {
        Self::NAMES.iter().find(|(_, known)| *known == name).map(|(sort, _)| *sort)
    }

    /// The width of a bit-vector sort.
    pub fn width(self) -> Option<Width> {
        match self {
            Sort::Bits(width) => Some(width),
            _ => None,
        }
    }

    /// Whether this is `float` or `double`.
    pub fn is_float(self) -> bool {
        matches!(self, Sort::F32 | Sort::F64)
    }
}
