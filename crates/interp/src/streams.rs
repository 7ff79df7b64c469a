//! The standard streams of the process.

use std::io::{self, Read, Write};

/// Nothing is held back here: Java buffers its own streams, and what it writes is out when it says so.
pub struct Streams;

impl Streams {
    /// Writes to descriptor 1 or 2.
    pub fn write(&mut self, descriptor: i32, bytes: &[u8]) -> io::Result<()> {
        match descriptor {
            1 => write_out(&mut io::stdout().lock(), bytes),
            _ => write_out(&mut io::stderr().lock(), bytes),
        }
    }

    pub fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        io::stdin().lock().read(buffer)
    }
}

fn write_out(stream: &mut impl Write, bytes: &[u8]) -> io::Result<()> {
    stream.write_all(bytes)?;
    stream.flush()
}
