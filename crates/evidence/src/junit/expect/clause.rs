//! A postcondition as a condition of Java, where it says the same there: numbers, comparisons and logic about the result, the
//! parameters, fields that these and the receiver lead to, and what was in them before.
//!
//! Whatever else a clause has (a call, a quantifier, an element of an array) leaves it to whoever asked: in a test it could mean
//! something else, or not compile.

use crate::case::{Contents, Value};
use crate::junit::body::{Body, Placed};
use crate::junit::literal::literal;
use program::{BaseType, Type, access};

/// A part of a clause.
#[derive(Clone, Debug, PartialEq)]
enum Token {
    /// A name, or `\result`.
    Word(String),
    Number(String),
    Sign(&'static str),
}

/// Operators of Java that mean the same in clauses. Those of JML come first, so that none is taken for its beginning.
const SIGNS: [&str; 20] = [
    "<==>", "<=!=>", "==>", "<==", "&&", "||", "==", "!=", "<=", ">=", "<", ">", "!", "+", "-", "*", "(", ")", ".", "[",
];
const IMPLIES: &str = "==>";

/// A part of a condition of Java.
#[derive(Clone, Debug, PartialEq)]
struct Piece {
    text: String,
    sort: Sort,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Sort {
    Sign,
    Number,
    /// Of which Java and clauses only compare whether it is the same as another.
    Reference,
}

/// What a name stands for, and its type; null has none.
struct Meant {
    text: String,
    of: Option<Type>,
}

impl Meant {
    fn piece(self) -> Piece {
        let sort = if matches!(self.of, Some(Type::Base(_))) { Sort::Number } else { Sort::Reference };
        Piece { text: self.text, sort }
    }
}

impl Body<'_, '_> {
    /// The condition that a clause states after the call, whose result is in the variable `result`.
    pub(in crate::junit) fn as_condition(&mut self, clause: &str, result: Option<&Type>) -> Option<String> {
        self.as_java(&tokens(clause)?, result)
    }

    fn as_java(&mut self, tokens: &[Token], result: Option<&Type>) -> Option<String> {
        let mut depth = 0;
        for (place, token) in tokens.iter().enumerate() {
            match token {
                Token::Sign("(") => depth += 1,
                Token::Sign(")") => depth -= 1,
                Token::Sign(IMPLIES) if depth == 0 => {
                    let (left, right) =
                        (self.as_java(&tokens[..place], result)?, self.as_java(&tokens[place + 1..], result)?);
                    return Some(format!("!({left}) || {right}"));
                }
                _ => {}
            }
        }
        let mut pieces = Vec::new();
        let mut place = 0;
        while let Some(token) = tokens.get(place) {
            place += 1;
            pieces.push(match token {
                Token::Number(number) => Piece { text: number.clone(), sort: Sort::Number },
                Token::Sign(IMPLIES) => return None,
                Token::Sign("(") => {
                    let end = place - 1 + closing(&tokens[place - 1..])?;
                    let within = self.as_java(&tokens[place..end], result)?;
                    place = end + 1;
                    Piece { text: format!("({within})"), sort: Sort::Number }
                }
                Token::Sign(sign) => Piece { text: (*sign).to_owned(), sort: Sort::Sign },
                Token::Word(word) if word == "\\old" => {
                    let end = place + closing(&tokens[place..])?;
                    let names = path(tokens.get(place + 1..end)?)?;
                    place = end + 1;
                    self.before(&names)?.piece()
                }
                Token::Word(_) => {
                    let length = path_length(&tokens[place - 1..]);
                    let names = path(&tokens[place - 1..place - 1 + length])?;
                    place += length - 1;
                    if matches!(tokens.get(place), Some(Token::Sign("(" | "[" | "."))) {
                        return None;
                    }
                    self.after(&names, result)?.piece()
                }
            });
        }
        let is_compared = |place: usize| pieces[place].sort != Sort::Reference || is_compared(&pieces, place);
        let is_plain = (0..pieces.len()).all(is_compared);
        is_plain.then(|| spaced(&pieces.into_iter().map(|piece| piece.text).collect::<Vec<_>>()))
    }

    /// The argument of a name, by its place.
    fn argument(&self, name: &str) -> Option<Value> {
        self.case.arguments.iter().find(|argument| argument.name == name).map(|argument| argument.value)
    }

    /// A known value as an expression.
    fn known(&mut self, value: &Value) -> Option<Meant> {
        let of = match *value {
            Value::Object(object) => {
                let local = &self.locals[object];
                let of = local.is_typed.then(|| self.case.objects[object].class.replace('.', "/").into());
                let is_there = local.state == Placed::Done && !local.name.is_empty();
                let text = Some(local.name.clone()).filter(|_| is_there)?;
                let of = Type::Class(of.unwrap_or_else(|| "java/lang/Object".into()));
                return Some(Meant { text, of: Some(of) });
            }
            Value::Null => None,
            Value::Any => return None,
            Value::Boolean(_) => Some(BaseType::Boolean),
            Value::Byte(_) => Some(BaseType::Byte),
            Value::Char(_) => Some(BaseType::Char),
            Value::Short(_) => Some(BaseType::Short),
            Value::Int(_) => Some(BaseType::Int),
            Value::Long(_) => Some(BaseType::Long),
            Value::Float(_) => Some(BaseType::Float),
            Value::Double(_) => Some(BaseType::Double),
        };
        let number = literal(value)?;
        let text = if number.starts_with(['-', '(']) { format!("({number})") } else { number };
        Some(Meant { text, of: of.map(Type::Base) })
    }

    /// What a name led to before the call, which is known.
    fn before(&mut self, names: &[String]) -> Option<Meant> {
        let (first, others) = names.split_first()?;
        let argument = self.argument(first);
        let (mut value, others) = match argument {
            Some(value) => (value, others),
            None => (self.argument("this")?, names),
        };
        for name in others {
            let Value::Object(object) = value else { return None };
            let place = self.field_place(object, name)?;
            // What nobody has read may be anything.
            if self.case.unread.contains(&(object, place)) {
                return None;
            }
            let Contents::Fields(fields) = &self.case.objects[object].contents else { return None };
            value = fields[place].value;
        }
        self.known(&value)
    }

    fn field_place(&self, object: usize, name: &str) -> Option<usize> {
        let Contents::Fields(fields) = &self.case.objects.get(object)?.contents else { return None };
        fields.iter().rposition(|field| *field.name == *name)
    }

    /// What a name leads to after the call.
    fn after(&mut self, names: &[String], result: Option<&Type>) -> Option<Meant> {
        let (first, others) = names.split_first()?;
        let argument = self.argument(first);
        let (mut meant, others) = match (first.as_str(), argument) {
            ("null", _) => (Meant { text: first.clone(), of: None }, others),
            ("true" | "false", _) => (Meant { text: first.clone(), of: Some(Type::Base(BaseType::Boolean)) }, others),
            ("\\result", _) => (Meant { text: "result".to_owned(), of: Some(result?.clone()) }, others),
            (_, Some(value)) => (self.known(&value)?, others),
            _ => (self.receiver_meant()?, names),
        };
        for name in others {
            meant = self.field_meant(&meant, name)?;
        }
        Some(meant)
    }

    fn receiver_meant(&mut self) -> Option<Meant> {
        let receiver = self.argument("this")?;
        let Value::Object(object) = receiver else { return None };
        let of = Type::Class(self.case.objects.get(object)?.class.replace('.', "/").into());
        Some(Meant { of: Some(of), ..self.known(&receiver)? })
    }

    /// A field of what an expression gives: by its name, or by the helper class.
    fn field_meant(&mut self, owner: &Meant, name: &str) -> Option<Meant> {
        let class = match owner.of.as_ref()? {
            Type::Array(_) if name == "length" => {
                let text = format!("{}.length", owner.text);
                return Some(Meant { text, of: Some(Type::Base(BaseType::Int)) });
            }
            Type::Class(name) => name.replace('/', "."),
            _ => return None,
        };
        let lineage = self.names.classes.lineage(&class);
        let home = lineage.iter().find(|home| home.field(name).is_some())?;
        let declared = home.field(name).filter(|declared| declared.access & access::STATIC == 0)?;
        let of = Type::parse(&declared.descriptor)?;
        let is_typed = self.names.classes.is_nameable(&class, &self.names.package) && !owner.text.is_empty();
        let is_open = is_typed
            && !home.is_generic
            && !declared.is_deprecated
            && self.names.classes.is_accessible(home, declared.access, &self.names.package)
            && self.names.classes.inherits(&class, home, declared.access);
        if is_open {
            return Some(Meant { text: format!("{}.{name}", owner.text), of: Some(of) });
        }
        self.helper(&home.name.clone());
        let got = format!("{}.get({}, \"{name}\")", self.names.helper, owner.text);
        let text = match self.type_name(&of) {
            Some(named) => format!("(({named}) {got})"),
            None => got,
        };
        Some(Meant { text, of: Some(of) })
    }
}

/// How many tokens a name with dots has.
fn path_length(tokens: &[Token]) -> usize {
    let mut length = 1;
    while let (Some(Token::Sign(".")), Some(Token::Word(_))) = (tokens.get(length), tokens.get(length + 1)) {
        length += 2;
    }
    length
}

/// A name with dots: `this.root.key`.
fn path(tokens: &[Token]) -> Option<Vec<String>> {
    let is_path = !tokens.is_empty() && path_length(tokens) == tokens.len();
    let words = tokens.iter().filter_map(|token| match token {
        Token::Word(word) => Some(word.clone()),
        _ => None,
    });
    is_path.then(|| words.collect())
}

/// The place of the parenthesis that closes the one at the beginning.
fn closing(tokens: &[Token]) -> Option<usize> {
    let mut depth = 0;
    for (place, token) in tokens.iter().enumerate() {
        match token {
            Token::Sign("(") => depth += 1,
            Token::Sign(")") => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return (place > 0).then_some(place);
        }
    }
    None
}

/// Whether a reference is compared with another, or with null.
fn is_compared(pieces: &[Piece], place: usize) -> bool {
    let is_comparison = |place: Option<usize>| {
        let piece = place.and_then(|place| pieces.get(place));
        piece.is_some_and(|piece| matches!(piece.text.as_str(), "==" | "!=") && piece.sort == Sort::Sign)
    };
    let is_reference = |place: Option<usize>| {
        place.and_then(|place| pieces.get(place)).is_some_and(|piece| piece.sort == Sort::Reference)
    };
    is_comparison(Some(place + 1)) && is_reference(Some(place + 2))
        || is_comparison(place.checked_sub(1)) && is_reference(place.checked_sub(2))
}

fn tokens(clause: &str) -> Option<Vec<Token>> {
    let mut found = Vec::new();
    let mut rest = clause.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let end = |from: usize| rest[from..].find(|letter| !is_part(letter)).map_or(rest.len(), |end| from + end);
        let (token, length) = if first == '\\' || first.is_ascii_alphabetic() || first == '_' {
            let length = end(1);
            (Token::Word(rest[..length].to_owned()), length)
        } else if first.is_ascii_digit() {
            let length = end(0);
            let number = &rest[..length];
            let digits = number.trim_end_matches(['l', 'L']);
            // Other notations mean the same in Java, but are not needed often.
            let is_plain = digits.chars().all(|digit| digit.is_ascii_digit()) && (digits == "0" || first != '0');
            (Token::Number(number.to_owned()), if is_plain { length } else { return None })
        } else {
            let place = SIGNS.iter().position(|sign| rest.starts_with(sign))?;
            if matches!(SIGNS[place], "<==>" | "<=!=>" | "<==") {
                return None;
            }
            (Token::Sign(SIGNS[place]), SIGNS[place].len())
        };
        found.push(token);
        rest = rest[length..].trim_start();
    }
    Some(found)
}

/// Words and signs with spaces as people write them.
fn spaced(words: &[String]) -> String {
    let mut text = String::new();
    let mut is_after_operand = false;
    for word in words {
        let is_prefix = matches!(word.as_str(), "!" | "-" | "+") && !is_after_operand;
        let begins = text.is_empty() || text.ends_with(['(', '!']) || word == ")" || text.ends_with('\u{0}');
        if !begins {
            text.push(' ');
        }
        text = text.trim_end_matches('\u{0}').to_owned() + word;
        if is_prefix {
            text.push('\u{0}');
        }
        is_after_operand = word == ")" || !SIGNS.contains(&word.as_str());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Piece, Sort, Token, closing, is_compared, path, spaced, tokens};

    #[test]
    fn only_what_java_has_too_is_taken() {
        assert!(tokens("\\result >= 0 && (size == 1 || this.next != null)").is_some());
        assert!(tokens("a ==> b == \\old(c.d)").is_some());
        for clause in ["a <==> b", "a <== b", "\\old(a) == 1 ? b : c", "a % 2 == 0", "s == \"x\"", "x == 0x10"] {
            assert_eq!(tokens(clause), None, "{clause}");
        }
    }

    #[test]
    fn references_are_compared_with_references_only() {
        let piece = |text: &str| {
            let sort = match text {
                "a" | "null" => Sort::Reference,
                "==" | "!=" | "&&" => Sort::Sign,
                _ => Sort::Number,
            };
            Piece { text: text.to_owned(), sort }
        };
        let pieces = |text: &str| text.split(' ').map(piece).collect::<Vec<_>>();
        assert!(is_compared(&pieces("a == null"), 0) && is_compared(&pieces("x && null != a"), 4));
        assert!(!is_compared(&pieces("a == 3"), 0) && !is_compared(&pieces("a"), 0));
    }

    #[test]
    fn names_lead_from_field_to_field() {
        let old = tokens("(this.root.key) == 1").unwrap_or_default();
        assert_eq!(closing(&old), Some(6));
        assert_eq!(path(&old[1..6]), Some(["this", "root", "key"].map(str::to_owned).to_vec()));
        assert_eq!(path(&tokens("a + b").unwrap_or_default()), None);
        assert_eq!(closing(&[Token::Number("1".to_owned())]), None);
    }

    #[test]
    fn conditions_have_the_spaces_that_people_write() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(spaced(&words("! ( a >= - 1 ) && b - 1 == 0")), "!(a >= -1) && b - 1 == 0");
    }
}
