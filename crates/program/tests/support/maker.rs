//! Class files made by hand, for what no Java compiler would write.

use program::access;
use std::collections::HashMap;
use std::rc::Rc;

/// Writes a class file (JVMS §4.1) with anything in it.
pub struct Maker {
    pub access: u16,
    pub interfaces: Vec<String>,
    this_class: u16,
    super_class: u16,
    texts: HashMap<String, u16>,
    constants: Vec<Vec<u8>>,
    methods: Vec<Vec<u8>>,
    attributes: Vec<Vec<u8>>,
}

impl Maker {
    pub fn new(name: &str, parent: &str) -> Maker {
        let mut maker = Maker {
            access: access::PUBLIC | access::SUPER,
            interfaces: Vec::new(),
            this_class: 0,
            super_class: 0,
            texts: Default::default(),
            constants: Vec::new(),
            methods: Vec::new(),
            attributes: Vec::new(),
        };
        maker.this_class = maker.class(name);
        maker.super_class = maker.class(parent);
        maker
    }

    fn constant(&mut self, bytes: Vec<u8>) -> u16 {
        self.constants.push(bytes);
        u16::try_from(self.constants.len()).unwrap()
    }

    pub fn text(&mut self, text: &str) -> u16 {
        if let Some(&known) = self.texts.get(text) {
            return known;
        }
        let length = u16::try_from(text.len()).unwrap().to_be_bytes();
        let index = self.constant([&[1], &length[..], text.as_bytes()].concat());
        self.texts.insert(text.to_owned(), index);
        index
    }

    fn class(&mut self, name: &str) -> u16 {
        let [high, low] = self.text(name).to_be_bytes();
        self.constant(vec![7, high, low])
    }

    pub fn method(&mut self, flags: u16, name: &str, descriptor: &str, code: Option<&[u8]>) {
        let (name, descriptor) = (self.text(name), self.text(descriptor));
        let mut bytes: Vec<u8> = [flags, name, descriptor].iter().flat_map(|number| number.to_be_bytes()).collect();
        bytes.extend(u16::from(code.is_some()).to_be_bytes());
        if let Some(code) = code {
            let name = self.text("Code");
            bytes.extend(attribute(name, code));
        }
        self.methods.push(bytes);
    }

    pub fn attribute(&mut self, name: u16, content: &[u8]) {
        self.attributes.push(attribute(name, content));
    }

    pub fn finish(mut self) -> Rc<[u8]> {
        let names = std::mem::take(&mut self.interfaces);
        let mut known = HashMap::new();
        let mut interfaces = Vec::new();
        for name in &names {
            let index = *known.entry(name).or_insert_with(|| self.class(name));
            interfaces.push(index.to_be_bytes().to_vec());
        }
        let mut bytes = vec![0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52];
        bytes.extend(u16::try_from(self.constants.len() + 1).unwrap().to_be_bytes());
        bytes.extend(self.constants.concat());
        for number in [self.access, self.this_class, self.super_class] {
            bytes.extend(number.to_be_bytes());
        }
        for table in [interfaces, Vec::new(), self.methods, self.attributes] {
            bytes.extend(u16::try_from(table.len()).unwrap().to_be_bytes());
            bytes.extend(table.concat());
        }
        bytes.into()
    }
}

pub fn attribute(name: u16, content: &[u8]) -> Vec<u8> {
    [&name.to_be_bytes()[..], &(content.len() as u32).to_be_bytes(), content].concat()
}
