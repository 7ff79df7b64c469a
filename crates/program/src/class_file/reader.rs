//! A bounds-checked cursor over a class file's bytes.

/// What is wrong with a class file, in words; the caller adds which file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Malformed(pub String);

impl Malformed {
    pub fn new(what: impl Into<String>) -> Malformed {
        Malformed(what.into())
    }
}

#[derive(Clone)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    pub fn new(bytes: &'a [u8], at: usize) -> Reader<'a> {
        Reader { bytes, at }
    }

    pub fn position(&self) -> usize {
        self.at
    }

    pub fn take(&mut self, count: usize) -> Result<&'a [u8], Malformed> {
        let end = self.at.checked_add(count).filter(|&end| end <= self.bytes.len());
        let Some(end) = end else {
            return Err(Malformed(format!(
                "truncated: {count} bytes needed at offset {} of {}",
                self.at,
                self.bytes.len()
            )));
        };
        let taken = &self.bytes[self.at..end];
        self.at = end;
        Ok(taken)
    }

    pub fn skip(&mut self, count: usize) -> Result<(), Malformed> {
        self.take(count).map(|_| ())
    }

    /// A reader of the next `count` bytes and no more, which are skipped here.
    pub fn part(&mut self, count: usize) -> Result<Reader<'a>, Malformed> {
        let at = self.at;
        self.skip(count)?;
        Ok(Reader { bytes: &self.bytes[..self.at], at })
    }

    pub fn u8(&mut self) -> Result<u8, Malformed> {
        Ok(self.take(1)?[0])
    }

    pub fn u16(&mut self) -> Result<u16, Malformed> {
        let bytes = self.take(2)?;
        Ok(u16::from_be_bytes([bytes[0], bytes[1]]))
    }

    pub fn u32(&mut self) -> Result<u32, Malformed> {
        let bytes = self.take(4)?;
        Ok(u32::from_be_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
    }

    pub fn i32(&mut self) -> Result<i32, Malformed> {
        self.u32().map(|value| value as i32)
    }

    pub fn u16_list(&mut self) -> Result<Box<[u16]>, Malformed> {
        let count = self.u16()?;
        (0..count).map(|_| self.u16()).collect()
    }
}
