//! A data structure by its own operations: `stack.push(2); stack.push(1);` in place of its nodes one by one.
//!
//! The values in its nodes are given to each method that could add them, in some orders, in trial runs. A sequence is used only if
//! it makes exactly the objects of the case, field by field, and touches nothing else. The test of a violation does without the
//! method that it is about: once that is mended, it may do something else.

use super::body::{Body, Placed, Written, no_test};
use super::classes::{Class, Method};
use super::literal::is_default;
use super::names::is_name;
use super::trial::{Item, Trial};
use crate::case::{Called, Contents, Field, Object, Value};
use program::{Type, access};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Calls that make a structure, one after the other.
struct Sequence {
    class: Rc<Class>,
    method: usize,
    arguments: Vec<Vec<Value>>,
}

/// The nodes of a structure, without itself; with the object and the field by which each was found first.
type Nodes = Vec<(usize, usize, usize)>;

/// Larger structures are no easier to read by their operations.
const MOST_NODES: usize = 12;

impl Body<'_, '_> {
    /// Makes an object and all its nodes by its operations, if that is possible.
    pub(super) fn by_operations(&mut self, object: usize) -> Written<bool> {
        let Some((sequence, nodes)) = self.sequence(object) else { return Ok(false) };
        let Sequence { class, method, arguments } = sequence;
        let method = &class.methods[method];
        for value in arguments.iter().flatten() {
            self.place_value(value)?;
        }
        let Some(named) = self.type_of(&class.name) else { return no_test("its class cannot be named") };
        let name = self.locals[object].name.clone();
        self.locals[object].is_typed = true;
        self.say(format!("{named} {name} = new {named}();"));
        self.note_method(&class, method);
        for values in arguments {
            let mut written = Vec::new();
            for (value, of) in values.iter().zip(&method.types.parameters) {
                written.push(self.expression(value, of)?);
            }
            let written = self.disambiguated(&class.name, method, written).join(", ");
            self.say(format!("{name}.{}({written});", method.name));
        }
        for (node, parent, place) in nodes {
            self.name_node(node, parent, place)?;
        }
        Ok(true)
    }

    /// Gives a node its variable; it is left out in the end if nothing needs it.
    fn name_node(&mut self, node: usize, parent: usize, place: usize) -> Written<()> {
        let case = self.case;
        let (found, owner) = (&case.objects[node], &case.objects[parent]);
        let Contents::Fields(fields) = &owner.contents else { return no_test("a node has no fields") };
        let field = &fields[place];
        if self.locals[node].name.is_empty() {
            self.locals[node].name = self.fresh_name(&super::names::variable_for(&found.class));
        }
        let name = self.locals[node].name.clone();
        let is_exact = Type::parse(&field.descriptor) == super::names::as_type(&found.class);
        let named = self.type_of(&found.class);
        self.locals[node].is_typed = named.is_some();
        let (value, is_exact) = match self.readable(parent, owner, field) {
            Some(readable) => (readable.expression, is_exact),
            None => (self.got_by_helper(parent, owner, field), false),
        };
        self.aliases.push((self.lines.len(), name.clone()));
        self.say(match named {
            Some(named) if is_exact => format!("{named} {name} = {value};"),
            Some(named) => format!("{named} {name} = ({named}) {value};"),
            None => format!("Object {name} = {value};"),
        });
        self.locals[node].state = Placed::Done;
        self.assign_pending(node)
    }

    /// Leaves out the variables of nodes that nothing needs.
    pub fn drop_unused(&mut self) {
        while let Some((line, name)) = self.aliases.pop() {
            let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
            let uses = |text: &String| text.split(|letter| !is_word(letter)).any(|word| word == name);
            let is_used = self.lines.iter().enumerate().any(|(place, text)| place != line && uses(text));
            if !is_used {
                self.lines.remove(line);
            }
        }
    }

    fn sequence(&self, object: usize) -> Option<(Sequence, Nodes)> {
        let classes = self.names.classes;
        let found = &self.case.objects[object];
        let class = classes.get(&found.class)?;
        let is_plain = !class.is_abstract() && !class.is_inner && !class.is_enum() && !class.is_record;
        let maker = class.method("<init>", "()V").filter(|maker| self.is_callable(&class, maker))?;
        if !is_plain {
            return None;
        }
        let nodes = self.nodes(object)?;
        let orders = self.orders(object, &nodes);
        for (place, method) in class.methods.iter().enumerate() {
            let is_adding = method.name != "<init>"
                && !method.is_static()
                && (1..=2).contains(&method.types.parameters.len())
                && method.types.parameters.iter().all(is_element)
                && self.is_callable(&class, method);
            if !is_adding {
                continue;
            }
            for arguments in self.candidates(&orders, method) {
                if self.makes(object, &class, maker, method, &arguments).is_some() {
                    return Some((Sequence { class: class.clone(), method: place, arguments }, nodes));
                }
            }
        }
        None
    }

    pub(super) fn is_callable(&self, class: &Class, method: &Method) -> bool {
        let classes = self.names.classes;
        method.access & (access::SYNTHETIC | access::BRIDGE) == 0
            && (is_name(&method.name) || method.name == "<init>")
            && classes.is_accessible(class, method.access, &self.names.package)
            && !method.exceptions.iter().any(|exception| classes.is_checked(exception))
    }

    /// What hangs on an object, in breadth-first order; `None` if that is nothing, too much, or in use already.
    fn nodes(&self, object: usize) -> Option<Nodes> {
        let mut seen = BTreeSet::from([object]);
        let mut nodes: Nodes = Vec::new();
        let mut next = 0;
        let mut parent = object;
        loop {
            for (place, child) in self.children(parent) {
                if seen.insert(child) {
                    let has_fields = matches!(self.case.objects[child].contents, Contents::Fields(_));
                    if !has_fields || self.locals[child].state != Placed::Not {
                        return None;
                    }
                    nodes.push((child, parent, place));
                }
            }
            let Some(&(node, ..)) = nodes.get(next) else { break };
            (parent, next) = (node, next + 1);
        }
        (1..=MOST_NODES).contains(&nodes.len()).then_some(nodes)
    }

    /// The objects with fields that an object refers to, with the places of these fields.
    fn children(&self, object: usize) -> Vec<(usize, usize)> {
        let fields = fields_of(&self.case.objects[object]);
        let child = |(place, field): (usize, &Field)| match field.value {
            Value::Object(child) if !is_leaf(&self.case.objects[child]) => Some((place, child)),
            _ => None,
        };
        fields.iter().enumerate().filter_map(child).collect()
    }

    /// Orders in which the nodes could have come.
    fn orders(&self, object: usize, nodes: &Nodes) -> Vec<Vec<usize>> {
        let breadth: Vec<usize> = nodes.iter().map(|(node, ..)| *node).collect();
        let mut depth = Vec::new();
        let mut seen = BTreeSet::new();
        let mut open = vec![object];
        while let Some(next) = open.pop() {
            if seen.insert(next) {
                depth.push(next);
                open.extend(self.children(next).into_iter().rev().map(|(_, child)| child));
            }
        }
        depth.remove(0);
        let reversed = |order: &Vec<usize>| order.iter().rev().copied().collect::<Vec<_>>();
        let mut orders = vec![reversed(&breadth), reversed(&depth)];
        orders.splice(0..0, [breadth, depth]);
        orders.dedup();
        orders
    }

    /// What to give to a method, call by call: for each parameter what the nodes have in one of their fields.
    fn candidates(&self, orders: &[Vec<usize>], method: &Method) -> Vec<Vec<Vec<Value>>> {
        let mut all = Vec::new();
        for order in orders {
            let Some(&first) = order.first() else { continue };
            let fields = fields_of(&self.case.objects[first]);
            let fitting = |of: &Type| -> Vec<usize> {
                let is_it = |place: &usize| Type::parse(&fields[*place].descriptor).as_ref() == Some(of);
                (0..fields.len()).filter(is_it).collect()
            };
            let mut choices: Vec<Vec<usize>> = vec![Vec::new()];
            for of in &method.types.parameters {
                let with = |chosen: &Vec<usize>| {
                    let free = fitting(of).into_iter().filter(|place| !chosen.contains(place)).collect::<Vec<_>>();
                    free.into_iter().map(|place| [chosen.as_slice(), &[place]].concat()).collect::<Vec<_>>()
                };
                choices = choices.iter().flat_map(with).collect();
            }
            for chosen in choices {
                let keys: Vec<(&str, &str)> =
                    chosen.iter().map(|&place| (fields[place].class.as_str(), fields[place].name.as_str())).collect();
                all.push(order.iter().filter_map(|&node| self.values_of(node, &keys)).collect());
            }
        }
        all
    }

    /// The values of some fields of a node; `None` for one that does not have them.
    fn values_of(&self, node: usize, keys: &[(&str, &str)]) -> Option<Vec<Value>> {
        let fields = fields_of(&self.case.objects[node]);
        let value = |(class, name): &(&str, &str)| {
            let field = fields.iter().find(|field| field.class == *class && field.name == *name)?;
            Some(field.value)
        };
        keys.iter().map(value).collect()
    }

    /// The method that will be another once the violation is mended that the test is about.
    pub(super) fn suspect(&self) -> Option<&Called> {
        self.case.prediction.violation.is_some().then_some(&self.case.called)
    }

    /// Whether these calls make exactly what the case has.
    fn makes(
        &self,
        object: usize,
        class: &Class,
        maker: &Method,
        method: &Method,
        arguments: &[Vec<Value>],
    ) -> Option<()> {
        let mut trial = Trial::new(self.names.classes, &class.name, &self.case.objects).without(self.suspect());
        let made = trial.make(&class.name)?;
        trial.call(class, maker, vec![made], 0)?;
        for values in arguments {
            let mut items = vec![made];
            for value in values {
                items.push(Item::of(value)?);
            }
            trial.call(class, method, items, 0)?;
        }
        let Item::Made(root) = made else { return None };
        self.is_made(object, root, &trial).then_some(())
    }

    /// Whether what a trial has stored, other than objects of its own, is a value of the case.
    pub(super) fn is_stored(&self, trial: &Trial<'_>, stored: Item, value: &Value) -> bool {
        let contents = match *value {
            Value::Object(object) => self.case.objects.get(object).map(|found| (object, &found.contents)),
            _ => None,
        };
        match (stored, contents) {
            // A literal is the same object wherever it stands; of equal texts only the first is written as one.
            (Item::Text(text), Some((object, Contents::Text(units)))) => {
                trial.texts[text] == *units && self.is_literal(object)
            }
            (Item::Constant(place), Some((_, Contents::Constant { class, field }))) => {
                let (home, name) = &trial.constants[place];
                home == class && name == field
            }
            _ => Item::of(value) == Some(stored),
        }
    }

    /// Whether the objects of a trial and those of the case are the same but for their numbers.
    fn is_made(&self, object: usize, root: usize, trial: &Trial<'_>) -> bool {
        let mut pairs = BTreeMap::from([(object, root)]);
        let mut back = BTreeMap::from([(root, object)]);
        let mut open = vec![(object, root)];
        while let Some((wanted, made)) = open.pop() {
            let (wanted, made) = (&self.case.objects[wanted], &trial.made[made]);
            if wanted.class != made.class || !matches!(wanted.contents, Contents::Fields(_)) {
                return false;
            }
            for field in fields_of(wanted) {
                let is_same = match (made.fields.get(&(field.class.to_string(), field.name.to_string())), field.value) {
                    (None, value) => is_default(&value),
                    (Some(Item::Made(made)), Value::Object(child)) => {
                        if !pairs.contains_key(&child) && !back.contains_key(made) {
                            pairs.insert(child, *made);
                            back.insert(*made, child);
                            open.push((child, *made));
                        }
                        pairs.get(&child) == Some(made)
                    }
                    (Some(stored), value) => self.is_stored(trial, *stored, &value),
                };
                if !is_same {
                    return false;
                }
            }
        }
        true
    }
}

fn fields_of(object: &Object) -> &[Field] {
    match &object.contents {
        Contents::Fields(fields) => fields,
        _ => &[],
    }
}

/// Whether an object is an element rather than a node.
fn is_leaf(object: &Object) -> bool {
    matches!(object.contents, Contents::Text(_) | Contents::Boxed(_) | Contents::Constant { .. })
}

/// Whether a parameter is of a type that elements have.
fn is_element(of: &Type) -> bool {
    const BOXES: [&str; 8] = ["Boolean", "Byte", "Character", "Short", "Integer", "Long", "Float", "Double"];
    match of {
        Type::Base(_) => !of.kind().is_wide(),
        Type::Class(name) => {
            let simple = name.strip_prefix("java/lang/");
            simple.is_some_and(|simple| simple == "String" || BOXES.contains(&simple))
        }
        Type::Array(_) => false,
    }
}
