//! `java.util.zip.Inflater`. What is decompressed does not depend on who does it, which cannot be said of compressing:
//! `Deflater` is unsupported by having no model, since its output would differ from HotSpot's.

use super::arguments::{int, long, object};
use super::file::bytes_of;
use crate::frame::{Native, Step};
use heap::Body;
use crate::machine::Machine;
use crate::trap::{Raise, Trap};
use heap::Value;
use flate2::{Decompress, FlushDecompress, Status};

pub fn find(name: &str, descriptor: &str) -> Option<Native> {
    Some(match (name, descriptor) {
        ("init", "(Z)J") => start,
        ("reset", "(J)V") => reset,
        ("end", "(J)V") => end,
        ("inflateBytesBytes", _) => inflate,
        _ => return None,
    })
}

/// Decompressions under way. A Java object knows its own by place, counted from one.
#[derive(Default)]
pub struct Inflaters {
    running: Vec<Option<Inflation>>,
}

struct Inflation {
    state: Decompress,
    has_header: bool,
}

impl Inflaters {
    fn place(&mut self, number: i64) -> Result<&mut Option<Inflation>, Trap> {
        let index = usize::try_from(number - 1).ok();
        index.and_then(|index| self.running.get_mut(index)).ok_or_else(gone)
    }
}

fn gone() -> Trap {
    Trap::unverifiable("an inflater that has ended")
}

/// `init(boolean nowrap)`.
fn start(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let has_header = int(arguments, 0)? == 0;
    let running = &mut machine.inflaters.running;
    running.push(Some(Inflation { state: Decompress::new(has_header), has_header }));
    Step::long(running.len() as i64)
}

fn reset(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let inflation = machine.inflaters.place(long(arguments, 0)?)?.as_mut().ok_or_else(gone)?;
    inflation.state.reset(inflation.has_header);
    Step::void()
}

fn end(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    *machine.inflaters.place(long(arguments, 0)?)? = None;
    Step::void()
}

/// `inflateBytesBytes(long, byte[] input, int offset, int length, byte[] output, int offset, int length)`. The result
/// holds, from the lowest bit on, 31 bits each for the bytes taken and made, and whether the end was reached.
fn inflate(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let input = bytes_of(machine, object(arguments, 2)?, int(arguments, 3)?, int(arguments, 4)?)?;
    let (target, offset) = (object(arguments, 5)?, int(arguments, 6)?);
    let mut output = bytes_of(machine, target, offset, int(arguments, 7)?)?;
    let inflation = machine.inflaters.place(long(arguments, 1)?)?.as_mut().ok_or_else(gone)?;
    let before = (inflation.state.total_in(), inflation.state.total_out());
    let status = inflation.state.decompress(&input, &mut output, FlushDecompress::Sync);
    let taken = inflation.state.total_in() - before.0;
    let made = inflation.state.total_out() - before.1;
    if let Body::Bytes(bytes) = &mut machine.heap.get_mut(target).body {
        for (place, &byte) in bytes[offset as usize..].iter_mut().zip(&output[..made as usize]) {
            *place = byte as i8;
        }
    }
    match status {
        Ok(status) => Step::long((taken | made << 31 | u64::from(status == Status::StreamEnd) << 62) as i64),
        Err(error) if error.needs_dictionary().is_some() => {
            Err(Trap::unsupported("decompressing with a preset dictionary"))
        }
        Err(error) => {
            let inflater = object(arguments, 0)?;
            machine.set_field(inflater, "inputConsumed", Value::Int(taken as i32));
            machine.set_field(inflater, "outputConsumed", Value::Int(made as i32));
            let message = error.message().map(str::to_owned);
            Err(Trap::Raise(Raise { class: "java/util/zip/DataFormatException", message }))
        }
    }
}
