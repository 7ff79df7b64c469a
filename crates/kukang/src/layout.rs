//! Where build tools keep things: a project is known by their files, and its classes are where they put them.

use std::fs;
use std::path::{Path, PathBuf};

/// A project of a build tool, or a folder with classes that has none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    pub tool: Tool,
    /// The folders with the compiled classes, one for each module; whether they are there is another question.
    pub classes: Vec<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    Maven,
    Gradle,
    /// No build tool: a folder that has classes in it.
    Plain,
}

impl Tool {
    /// The files by which its projects are known.
    const FILES: [(&str, Tool); 5] = [
        ("pom.xml", Tool::Maven),
        ("build.gradle", Tool::Gradle),
        ("build.gradle.kts", Tool::Gradle),
        ("settings.gradle", Tool::Gradle),
        ("settings.gradle.kts", Tool::Gradle),
    ];

    pub fn name(self) -> &'static str {
        match self {
            Tool::Maven => "Maven",
            Tool::Gradle => "Gradle",
            Tool::Plain => "plain",
        }
    }

    /// What to type to have the classes made.
    pub fn compile(self) -> &'static str {
        match self {
            Tool::Maven => "mvn compile",
            Tool::Gradle => "gradle classes",
            Tool::Plain => "javac -g -d out …",
        }
    }

    /// Where it puts classes.
    fn classes(self) -> &'static [&'static str] {
        match self {
            Tool::Maven => &["target/classes"],
            Tool::Gradle => &["build/classes/java/main"],
            Tool::Plain => &["target/classes", "build/classes/java/main", "out", "bin", "classes"],
        }
    }
}

impl Layout {
    /// What the project in a folder looks like. `None`: nothing is known of it.
    pub fn of(folder: &Path) -> Option<Layout> {
        let tool = Tool::FILES.iter().find(|(file, _)| folder.join(file).is_file()).map(|(_, tool)| *tool);
        let Some(tool) = tool else {
            let found = Tool::Plain.classes().iter().map(|place| folder.join(place)).find(|place| has_classes(place));
            return found.map(|classes| Layout { tool: Tool::Plain, classes: vec![classes] });
        };
        let homes = std::iter::once(folder.to_owned()).chain(modules(folder, tool));
        let all: Vec<PathBuf> =
            homes.flat_map(|home| tool.classes().iter().map(move |place| home.join(place))).collect();
        let there: Vec<PathBuf> = all.iter().filter(|place| place.is_dir()).cloned().collect();
        Some(Layout { tool, classes: if there.is_empty() { all[..1].to_vec() } else { there } })
    }

    /// Whether there is something to check.
    pub fn is_compiled(&self) -> bool {
        self.classes.iter().any(|folder| has_classes(folder))
    }

    /// The class path, or what to do to have one.
    pub fn class_path(&self) -> Result<String, String> {
        if !self.is_compiled() {
            let (tool, compile) = (self.tool.name(), self.tool.compile());
            let folder = self.classes.first().map(|folder| folder.display().to_string()).unwrap_or_default();
            return Err(format!("this {tool} project has no classes in {folder}; compile first: {compile}"));
        }
        let joined = std::env::join_paths(&self.classes).map_err(|error| format!("the class path: {error}"))?;
        Ok(joined.to_string_lossy().into_owned())
    }
}

/// The folders right below a project that are projects of the same tool.
fn modules(folder: &Path, tool: Tool) -> Vec<PathBuf> {
    let is_module = |path: &PathBuf| Tool::FILES.iter().any(|(file, of)| *of == tool && path.join(file).is_file());
    let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let entries = fs::read_dir(here).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> =
        entries.map(|entry| folder.join(entry.file_name())).filter(|path| path.is_dir() && is_module(path)).collect();
    found.sort();
    found
}

/// Whether there are class files in a folder or right below: `bin` may hold anything.
fn has_classes(folder: &Path) -> bool {
    const DEEPEST: usize = 6;
    fn look(folder: &Path, depth: usize) -> bool {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) = entries.partition(|path| path.is_dir());
        let is_class = |path: &PathBuf| path.extension().is_some_and(|end| end == "class");
        files.iter().any(is_class) || depth > 0 && folders.iter().any(|folder| look(folder, depth - 1))
    }
    look(folder, DEEPEST)
}

/// The packages that have classes in a folder, in order, as Java names them.
pub fn packages(folder: &Path) -> Vec<String> {
    fn look(folder: &Path, package: &str, found: &mut Vec<String>) {
        let mut entries: Vec<PathBuf> =
            fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        entries.sort();
        if !package.is_empty() && entries.iter().any(|path| path.extension().is_some_and(|end| end == "class")) {
            found.push(package.to_owned());
        }
        for path in entries.iter().filter(|path| path.is_dir()) {
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let dot = if package.is_empty() { "" } else { "." };
            look(path, &format!("{package}{dot}{name}"), found);
        }
    }
    let mut found = Vec::new();
    look(folder, "", &mut found);
    found
}
