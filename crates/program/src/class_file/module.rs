//! The Module attribute (JVMS §4.7.25): what a module lets other modules see.

use super::parse::ClassFile;
use super::reader::{Malformed, Reader};
use crate::Constant;

const ACC_OPEN: u16 = 0x0020;

/// What a module exports and opens, and the services it provides.
#[derive(Debug, Default)]
pub struct ModuleTable {
    open: bool,
    exports: Vec<Row>,
    opens: Vec<Row>,
    /// Services and the classes that provide them, in internal form.
    provides: Vec<(String, Vec<String>)>,
}

/// A package, in internal form, and the modules that it is exported or opened to; to all if there are none.
#[derive(Debug)]
struct Row {
    package: String,
    to: Vec<String>,
}

impl ModuleTable {
    /// The table of a `module-info.class`.
    pub fn read(file: &ClassFile) -> Result<ModuleTable, Malformed> {
        let Some(range) = &file.module else { return Ok(ModuleTable::default()) };
        let bytes = file.bytes.get(..range.end).ok_or_else(|| Malformed::new("a module attribute outside the file"))?;
        let mut reader = Reader::new(bytes, range.start);
        reader.skip(2)?;
        let open = reader.u16()? & ACC_OPEN != 0;
        reader.skip(2)?;
        for _ in 0..reader.u16()? {
            reader.skip(6)?;
        }
        let exports = read_rows(&mut reader, file)?;
        let opens = read_rows(&mut reader, file)?;
        // Services that the module uses.
        reader.u16_list()?;
        let provides = read_providers(&mut reader, file)?;
        Ok(ModuleTable { open, exports, opens, provides })
    }

    /// The classes that provide a service, in internal form as the service.
    pub fn providers(&self, service: &str) -> &[String] {
        self.provides.iter().find(|(name, _)| name == service).map_or(&[], |(_, providers)| providers)
    }

    /// Whether code of the other module may name public types of a package; `None` is code of unnamed modules.
    pub fn is_exported(&self, package: &str, to: Option<&str>) -> bool {
        self.is_open(package, to) || allows(&self.exports, package, to)
    }

    /// Whether code of the other module may also reach into those types by reflection.
    pub fn is_open(&self, package: &str, to: Option<&str>) -> bool {
        self.open || allows(&self.opens, package, to)
    }
}

fn allows(rows: &[Row], package: &str, to: Option<&str>) -> bool {
    rows.iter().any(|row| {
        row.package == package && (row.to.is_empty() || to.is_some_and(|to| row.to.iter().any(|name| name == to)))
    })
}

fn read_rows(reader: &mut Reader<'_>, file: &ClassFile) -> Result<Vec<Row>, Malformed> {
    let mut rows = Vec::new();
    for _ in 0..reader.u16()? {
        let package = named(file, reader.u16()?)?;
        reader.skip(2)?;
        let to = reader.u16_list()?.iter().map(|&index| named(file, index)).collect::<Result<_, _>>()?;
        rows.push(Row { package, to });
    }
    Ok(rows)
}

fn read_providers(reader: &mut Reader<'_>, file: &ClassFile) -> Result<Vec<(String, Vec<String>)>, Malformed> {
    let class = |index: u16| file.constants.class_name(index).map(|name| name.into_owned());
    let mut rows = Vec::new();
    for _ in 0..reader.u16()? {
        let service = class(reader.u16()?)?;
        let providers = reader.u16_list()?.iter().map(|&index| class(index)).collect::<Result<_, _>>()?;
        rows.push((service, providers));
    }
    Ok(rows)
}

/// The name in a constant for a module or a package.
fn named(file: &ClassFile, index: u16) -> Result<String, Malformed> {
    match file.constants.get(index)? {
        Constant::Module(name) | Constant::Package(name) => Ok(file.constants.text(name)?.into_owned()),
        _ => Err(Malformed(format!("constant {index} is neither a module nor a package"))),
    }
}
