//! The standard streams of the process.

use std::io::{self, BufWriter, Read, Write};

pub struct Streams {
    out: BufWriter<io::Stdout>,
}

impl Default for Streams {
    fn default() -> Streams {
        Streams { out: BufWriter::with_capacity(1 << 16, io::stdout()) }
    }
}

impl Streams {
    /// Writes to descriptor 1 or 2. Standard output is flushed before standard error, so that both keep their order
    /// on a terminal, and when the run ends.
    pub fn write(&mut self, descriptor: i32, bytes: &[u8]) -> io::Result<()> {
        match descriptor {
            1 => self.out.write_all(bytes),
            _ => {
                self.out.flush()?;
                let mut err = io::stderr().lock();
                err.write_all(bytes)?;
                err.flush()
            }
        }
    }

    pub fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.flush()?;
        io::stdin().lock().read(buffer)
    }

    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
