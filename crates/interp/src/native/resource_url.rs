//! `java.net.URL` objects for resources, made by the JDK's own constructor from the text that HotSpot's loaders give them.

use crate::frame::{Completion, Continuation, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::source::Place;
use std::path::Path;

/// How many of the URLs are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// The first, or null.
    First,
    /// An enumeration of all.
    All,
}

/// The URL of a file in a module of the JDK.
pub fn of_module_file(module: &str, name: &str) -> String {
    format!("jrt:/{module}/{}", encode(name))
}

/// The URLs of a name on the class path.
pub fn of_class_path(machine: &Machine, name: &str) -> Vec<String> {
    let text = |path: &Path| encode(&path.to_string_lossy());
    let places = machine.program.class_path().places(name);
    let url = |place: &Place| match place {
        Place::File(path) => format!("file:{}", text(path)),
        Place::InJar(jar) => format!("jar:file:{}!/{}", text(jar), encode(name)),
    };
    places.iter().map(url).collect()
}

/// Characters that a URL's path cannot hold are written as the bytes of their UTF-8 form.
fn encode(path: &str) -> String {
    const ENCODED: &str = " \"#%;<=>?[\\]^`{|}\u{7f}";
    let mut encoded = String::with_capacity(path.len());
    for character in path.chars() {
        if character.is_ascii() && !character.is_ascii_control() && !ENCODED.contains(character) {
            encoded.push(character);
            continue;
        }
        for byte in character.encode_utf8(&mut [0; 4]).bytes() {
            encoded.push_str(&format!("%{byte:02x}"));
        }
    }
    encoded
}

/// Makes URL objects from texts and answers with what is wanted of them.
pub fn make_urls(machine: &mut Machine, mut texts: Vec<String>, wanted: Wanted) -> Result<Step, Trap> {
    if wanted == Wanted::First {
        texts.truncate(1);
        if texts.is_empty() {
            return Step::value(Value::Null);
        }
    }
    for class in ["java/net/URL", "java/util/Arrays", "java/util/Collections"] {
        let class = machine.load(class)?;
        machine.require_initialized(class)?;
    }
    let mut strings = Vec::new();
    for text in texts {
        strings.push(Value::Object(machine.new_string(&text)?));
    }
    let list = machine.new_object_array("java/lang/Object", strings)?;
    construct(machine, list, 0, wanted)
}

/// Replaces the texts in the list by URLs, from the given place on.
fn construct(machine: &mut Machine, list: ObjectId, place: usize, wanted: Wanted) -> Result<Step, Trap> {
    let Some(text) = machine.heap.get(list).body.element(place) else { return answer(machine, list, wanted) };
    let class = machine.load("java/net/URL")?;
    let Some(method) = machine.program.declared_method(class, "<init>", "(Ljava/lang/String;)V") else {
        return Err(Trap::unsupported("this JDK: its URL has no constructor from a string"));
    };
    let url = machine.new_instance(class);
    machine.heap.get_mut(list).body.set_element(place, url.into());
    let all = Value::from_bool(wanted == Wanted::All);
    let state = Box::new([Value::Object(list), Value::Int(place as i32 + 1), all]);
    Ok(Step::Call { method, arguments: vec![url.into(), text], then: Some(Continuation { resume: next, state }) })
}

fn next(machine: &mut Machine, state: &[Value], ended: Completion) -> Result<Step, Trap> {
    if let Err(exception) = ended {
        return Err(Trap::Throw(exception));
    }
    let [Value::Object(list), Value::Int(place), Value::Int(all)] = *state else {
        unreachable!("the state was made by construct")
    };
    let wanted = if all == 0 { Wanted::First } else { Wanted::All };
    construct(machine, list, place as usize, wanted)
}

fn answer(machine: &mut Machine, list: ObjectId, wanted: Wanted) -> Result<Step, Trap> {
    match wanted {
        Wanted::First => Step::value(machine.heap.get(list).body.element(0).unwrap_or(Value::Null)),
        Wanted::All => {
            let method = static_method(machine, "java/util/Arrays", "asList", "([Ljava/lang/Object;)Ljava/util/List;")?;
            let then = Some(Continuation { resume: enumerate, state: Box::default() });
            Ok(Step::Call { method, arguments: vec![list.into()], then })
        }
    }
}

/// Turns the list that the call before has made into an enumeration.
fn enumerate(machine: &mut Machine, _: &[Value], ended: Completion) -> Result<Step, Trap> {
    let list = match ended {
        Ok(list) => list.unwrap_or(Value::Null),
        Err(exception) => return Err(Trap::Throw(exception)),
    };
    let descriptor = "(Ljava/util/Collection;)Ljava/util/Enumeration;";
    let method = static_method(machine, "java/util/Collections", "enumeration", descriptor)?;
    Step::tail(method, vec![list])
}

fn static_method(machine: &mut Machine, class: &str, name: &str, form: &str) -> Result<program::MethodId, Trap> {
    let id = machine.load(class)?;
    let found = machine.program.declared_method(id, name, form);
    found.ok_or_else(|| Trap::unsupported(format!("this JDK: {class} has no {name}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_written_as_urls_write_them() {
        assert_eq!(encode("/a/b-c_d.txt"), "/a/b-c_d.txt");
        assert_eq!(encode("/a b/é%"), "/a%20b/%c3%a9%25");
        assert_eq!(encode("x~$&'()*+,:@"), "x~$&'()*+,:@");
    }
}
