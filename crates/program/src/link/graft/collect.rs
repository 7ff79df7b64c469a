//! The specs that are grafted together: one that was asked for, its nested classes, and the specs that these mention.

use super::role::{simple_name, spec_annotation};
use super::{Graft, Role, SpecError};
use crate::class_file::{self, ClassFile, Malformed};
use crate::link::load::{Program, Trouble};
use crate::near::near_names;
use crate::{LinkErrorKind, ProgramError};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

impl Program {
    /// The specs that come with one and are not grafted yet, in the order of their names.
    pub(super) fn collect(&mut self, spec: &str) -> Result<Vec<Graft>, Vec<SpecError>> {
        let file = self.read_part(spec).map_err(|error| vec![error])?;
        if let Some(error) = self.is_no_spec(spec, &file) {
            return Err(vec![error]);
        }
        let mut errors = Vec::new();
        let mut parts: BTreeMap<Rc<str>, ClassFile> = BTreeMap::new();
        let mut pending: Vec<Rc<str>> = vec![spec.into()];
        while let Some(name) = pending.pop() {
            if parts.contains_key(&name) || self.specs.targets.values().flatten().any(|known| *known == name) {
                continue;
            }
            match self.read_part(&name) {
                Ok(file) => {
                    pending.extend(self.parts_mentioned(&file));
                    parts.insert(name, file);
                }
                Err(error) => errors.push(error),
            }
        }
        let mut batch = Vec::new();
        for (name, file) in parts {
            match self.role(&name) {
                Role::Spec(target) => match self.graft(&name, &file, &target) {
                    Ok(graft) => batch.push(graft),
                    Err(error) => errors.push(error),
                },
                Role::Helper(target) => errors.extend(self.bad_helper(&name, &file, &target)),
                Role::Ordinary => {}
            }
        }
        if errors.is_empty() { Ok(batch) } else { Err(errors) }
    }

    fn is_no_spec(&mut self, name: &str, file: &ClassFile) -> Option<SpecError> {
        if matches!(self.role(name), Role::Spec(_)) {
            return None;
        }
        let what = match spec_annotation(file) {
            Some(_) => "its @SpecFor does not say which class it stands for",
            None => "it has no annotation @SpecFor",
        };
        Some(SpecError::new(name, what).help("write @SpecFor(Target.class) on the class"))
    }

    /// The class file of a spec or of a class in it.
    fn read_part(&self, name: &str) -> Result<ClassFile, SpecError> {
        let found = self.find(name).map_err(|trouble| SpecError::new(name, words(trouble)))?;
        let broken = |Malformed(what)| SpecError::new(name, format!("class file {}: {what}", found.origin));
        let file = class_file::parse(found.bytes).map_err(broken)?;
        self.check_version(&file).map_err(broken)?;
        let own_name = file.name().map_err(broken)?;
        if own_name != name {
            return Err(broken(Malformed(format!("it holds the class {}", own_name.replace('/', ".")))));
        }
        Ok(file)
    }

    /// The specs, and the classes in specs, that a class file mentions.
    fn parts_mentioned(&mut self, file: &ClassFile) -> Vec<Rc<str>> {
        let mut names: BTreeSet<Rc<str>> = BTreeSet::new();
        // The renamed file is not the point here, and what is wrong with it comes up again when it is.
        let _ = file.renamed(&mut |name| {
            names.insert(name.into());
            None
        });
        names.into_iter().filter(|name| self.role(name) != Role::Ordinary).collect()
    }

    fn graft(&mut self, name: &Rc<str>, file: &ClassFile, target: &Rc<str>) -> Result<Graft, SpecError> {
        let error = |what: String| SpecError::new(name, what);
        let java_name = target.replace('/', ".");
        if self.role(target) != Role::Ordinary {
            return Err(error(format!("it stands for {java_name}, which is part of a spec itself")));
        }
        let class = self.load(target).map_err(|trouble| match trouble {
            Trouble::Link(link) if link.kind == LinkErrorKind::NoClassDefFound && *link.message == **target => {
                error(format!("it stands for {java_name}, which is neither on the class path nor in the JDK"))
            }
            trouble => error(format!("it stands for {java_name}, which cannot be loaded: {}", words(trouble))),
        })?;
        if self.class(class).file.is_none() {
            return Err(error(format!("it stands for {}, which is no class", self.class(class).source_name())));
        }
        let source = file.source_file.and_then(|index| file.constants.text(index).ok()).map(Rc::from);
        let broken = |Malformed(what)| error(format!("its class file is broken: {what}"));
        let file = Rc::new(self.specs.renamed(file).map_err(broken)?);
        Ok(Graft { spec: name.clone(), target: class, file, source })
    }

    /// What is wrong with a class that is part of a spec and stands for no class of the target.
    fn bad_helper(&self, name: &str, file: &ClassFile, target: &str) -> Option<SpecError> {
        if self.loaded(name).is_some() {
            return Some(SpecError::new(name, "it is in use already").help("add specs before anything runs"));
        }
        let simple = simple_name(file, name)?;
        let members = self.member_class_names(target);
        if near_names(&simple, members.iter().map(String::as_str)).is_empty() {
            return None;
        }
        let what = format!("{} has no member class {simple}", target.replace('/', "."));
        Some(SpecError::new(name, what).near(&simple, members.iter().map(String::as_str)))
    }
}

fn words(trouble: Trouble) -> String {
    match trouble {
        Trouble::Link(error) if error.kind == LinkErrorKind::NoClassDefFound => {
            ProgramError::MissingClass { name: error.message }.to_string()
        }
        Trouble::Link(error) => error.message,
        Trouble::Input(error) => error.to_string(),
    }
}
