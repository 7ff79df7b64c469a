//! Every shape of a subject's heaps, isomorphic ones once, without objects that cannot be reached.
//!
//! The variables are filled in a fixed order: parameters, static fields, then the contents of the objects in the order
//! in which they were first referred to. A reference is null, an object that is there, or a new one, which gets the
//! next number. So any two shapes that come out can be told apart by following references from the parameters.

use super::input::{Content, Shape, Thing};
use super::subject::{Holds, Schema, Subject, Variable};

/// All shapes of a subject.
pub fn shapes(subject: &Subject, schema: &Schema) -> Vec<Shape> {
    let mut search = Search { subject, schema, shape: Shape::default(), sizes: Vec::new(), found: Vec::new() };
    search.fill();
    search.found
}

struct Search<'a> {
    subject: &'a Subject,
    schema: &'a Schema,
    shape: Shape,
    /// How many variables each object has.
    sizes: Vec<usize>,
    found: Vec<Shape>,
}

/// Where a variable is.
#[derive(Clone, Copy)]
enum Owner {
    Roots,
    Statics,
    Object(usize),
}

impl<'a> Search<'a> {
    /// Fills the next variable in each possible way, and then all others.
    fn fill(&mut self) {
        let Some((owner, variable, may_be_null)) = self.next() else {
            self.found.push(self.shape.clone());
            return;
        };
        match &variable.holds {
            Holds::Number(values) => {
                let place = self.shape.numbers.len();
                self.shape.numbers.push(values.clone());
                self.put(owner, Content::Number(place));
                self.shape.numbers.pop();
            }
            Holds::Reference(classes) => {
                if may_be_null {
                    self.put(owner, Content::Null);
                }
                for place in 0..self.shape.objects.len() {
                    if classes.contains(&self.shape.objects[place].class) {
                        self.put(owner, Content::Object(place));
                    }
                }
                for &class in classes {
                    self.put_new(owner, class);
                }
            }
        }
    }

    /// The first variable that is not filled, and whether it may be null.
    fn next(&self) -> Option<(Owner, &'a Variable, bool)> {
        let (shape, schema) = (&self.shape, self.schema);
        if let Some(variable) = schema.roots.get(shape.roots.len()) {
            return Some((Owner::Roots, variable, !(schema.has_receiver && shape.roots.is_empty())));
        }
        if let Some(variable) = schema.statics.get(shape.statics.len()) {
            return Some((Owner::Statics, variable, true));
        }
        let is_open = |place: &usize| shape.objects[*place].contents.len() < self.sizes[*place];
        let place = (0..shape.objects.len()).find(is_open)?;
        let class = &schema.classes[shape.objects[place].class];
        let variable = match &class.elements {
            Some(element) => element,
            None => &class.fields[shape.objects[place].contents.len()],
        };
        Some((Owner::Object(place), variable, true))
    }

    fn put(&mut self, owner: Owner, content: Content) {
        self.contents(owner).push(content);
        self.fill();
        self.contents(owner).pop();
    }

    /// A new object, if one more of its class is allowed; a new array of each length.
    fn put_new(&mut self, owner: Owner, class: usize) {
        let of = &self.schema.classes[class];
        if self.shape.objects.iter().filter(|object| object.class == class).count() >= of.most {
            return;
        }
        let sizes = if of.elements.is_some() { 0..=self.subject.longest } else { of.fields.len()..=of.fields.len() };
        for size in sizes {
            let place = self.shape.objects.len();
            self.shape.objects.push(Thing { class, contents: Vec::new() });
            self.sizes.push(size);
            self.put(owner, Content::Object(place));
            self.shape.objects.pop();
            self.sizes.pop();
        }
    }

    fn contents(&mut self, owner: Owner) -> &mut Vec<Content> {
        match owner {
            Owner::Roots => &mut self.shape.roots,
            Owner::Statics => &mut self.shape.statics,
            Owner::Object(place) => &mut self.shape.objects[place].contents,
        }
    }
}
