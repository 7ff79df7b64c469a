//! Collections of the JDK that came with an object of a trial run: whether they hold what those of the case hold, where nobody can see in
//! what else they differ.
//!
//! How much room a list or a deque has no public method tells. In which order a table has its entries is told, but of one entry there
//! is but one order. Elements that nobody has read may be others, if the collection is left as it was.

use crate::case::Value;
use crate::junit::body::Body;
use crate::junit::expect::containers::{Container, Holds};
use crate::junit::trial::store::Inside;
use crate::junit::trial::{Item, Trial};

/// Entries of a table that are read.
const MOST_ENTRIES: usize = 64;

impl Body<'_, '_> {
    /// Whether a collection of a trial holds what one of the case holds, and the elements that are others and may be; `None` where it has
    /// to be compared field by field.
    pub(super) fn same_content(
        &self,
        object: usize,
        made: usize,
        trial: &Trial<'_>,
        is_paired: impl Fn(Item, &Value) -> bool,
    ) -> Option<Vec<(usize, usize)>> {
        let class = self.case.objects[object].class.as_str().strip_prefix("java.util.")?;
        if *trial.made[made].class != *self.case.objects[object].class {
            return None;
        }
        let held = held_by(trial, made, class)?;
        let (old, new) = self.told_container(object)?;
        let is_one = |container: &Container| container.holds.values().len() <= 2;
        let is_shown = match class {
            "Vector" | "Stack" => self.asks_for_room(),
            "HashMap" => !is_one(&old) || !is_one(&new),
            "HashSet" => old.holds.values().len() > 1 || new.holds.values().len() > 1,
            // Whether entries that are read come last.
            "LinkedHashMap" => {
                let kept = trial.made[made].field("java.util.LinkedHashMap", "accessOrder").unwrap_or(Item::Int(0));
                self.part(object, "accessOrder").and_then(|wanted| Item::of(&wanted)) != Some(kept)
            }
            _ => false,
        };
        if is_shown || self.is_watched(object, &old.inner) {
            return None;
        }
        let wanted = old.holds.values();
        if wanted.len() != held.len() {
            return None;
        }
        let is_kept = old.holds.is_same(&new.holds);
        let mut loose = Vec::new();
        for (place, (value, stored)) in wanted.into_iter().zip(held).enumerate() {
            if self.is_stored(trial, stored, value) || is_paired(stored, value) {
                continue;
            }
            let unread = self.unread_element(object, &old, place).filter(|_| is_kept && stored != Item::Null)?;
            loose.push(unread);
        }
        Some(loose)
    }

    /// The element of a list that nobody has read, by the array that it is in.
    pub(super) fn unread_element(&self, object: usize, container: &Container, place: usize) -> Option<(usize, usize)> {
        let Holds::List(_) = container.holds else { return None };
        let array = match self.part(object, "elementData")? {
            Value::Object(array) => array,
            _ => return None,
        };
        Some((array, place)).filter(|element| self.case.unread.contains(element))
    }
}

/// What a collection of a trial holds, in the order in which those of the case are read.
fn held_by(trial: &Trial<'_>, made: usize, class: &str) -> Option<Vec<Item>> {
    match class {
        "ArrayList" => first_of(trial, made, ("java.util.ArrayList", "elementData", "size")),
        "Vector" | "Stack" => first_of(trial, made, ("java.util.Vector", "elementData", "elementCount")),
        "ArrayDeque" => {
            let elements = elements_of(trial, trial.made[made].field("java.util.ArrayDeque", "elements")?)?;
            let head = number_of(trial, made, "java.util.ArrayDeque", "head")?;
            let tail = number_of(trial, made, "java.util.ArrayDeque", "tail")?;
            let count = (tail + elements.len()).checked_sub(head)?.checked_rem(elements.len())?;
            (0..count).map(|place| elements.get((head + place) % elements.len()).copied()).collect()
        }
        "HashMap" => entries_of(trial, made),
        "LinkedHashMap" => linked_of(trial, made),
        "HashSet" | "LinkedHashSet" => {
            let Item::Made(map) = trial.made[made].field("java.util.HashSet", "map")? else { return None };
            let entries = if class == "HashSet" { entries_of(trial, map) } else { linked_of(trial, map) }?;
            Some(entries.into_iter().step_by(2).collect())
        }
        _ => None,
    }
}

fn first_of(trial: &Trial<'_>, made: usize, (class, store, size): (&str, &str, &str)) -> Option<Vec<Item>> {
    let size = number_of(trial, made, class, size)?;
    if size == 0 {
        return Some(Vec::new());
    }
    elements_of(trial, trial.made[made].field(class, store)?)?.get(..size).map(<[Item]>::to_vec)
}

fn number_of(trial: &Trial<'_>, made: usize, class: &str, name: &str) -> Option<usize> {
    match trial.made[made].field(class, name) {
        None => Some(0),
        Some(Item::Int(number)) => usize::try_from(number).ok(),
        _ => None,
    }
}

fn elements_of<'t>(trial: &'t Trial<'_>, array: Item) -> Option<&'t [Item]> {
    let Item::Made(array) = array else { return None };
    match &trial.made.get(array)?.inside {
        Inside::Elements(elements) => Some(elements),
        Inside::Fields(_) => None,
    }
}

/// Keys and values in turn, by their places in the table.
fn entries_of(trial: &Trial<'_>, map: usize) -> Option<Vec<Item>> {
    let table = match trial.made[map].field("java.util.HashMap", "table") {
        None | Some(Item::Null) => return Some(Vec::new()),
        Some(table) => elements_of(trial, table)?,
    };
    let mut entries = Vec::new();
    for bucket in table {
        entries.extend(chain_of(trial, *bucket, "java.util.HashMap$Node", "next")?);
    }
    Some(entries)
}

/// Keys and values in turn, in the order in which they came.
fn linked_of(trial: &Trial<'_>, map: usize) -> Option<Vec<Item>> {
    let head = trial.made[map].field("java.util.LinkedHashMap", "head").unwrap_or(Item::Null);
    chain_of(trial, head, "java.util.LinkedHashMap$Entry", "after")
}

fn chain_of(trial: &Trial<'_>, first: Item, class: &str, next: &str) -> Option<Vec<Item>> {
    const NODE: &str = "java.util.HashMap$Node";
    let mut entries = Vec::new();
    let mut at = first;
    while let Item::Made(node) = at {
        let node = trial.made.get(node)?;
        entries.extend(["key", "value"].map(|name| node.field(NODE, name).unwrap_or(Item::Null)));
        if entries.len() > MOST_ENTRIES {
            return None;
        }
        at = node.field(class, next).unwrap_or(Item::Null);
    }
    (at == Item::Null).then_some(entries)
}
