//! Numbers as Java writes them: JLS sections 3.10.1 and 3.10.2.

use super::Literal;

/// A number, or one that is a number only together with the minus sign before it.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Number {
    Plain(Literal),
    OnlyNegated(Literal),
}

/// Whether a number stands at the beginning of the text.
pub(super) fn begins(text: &str) -> bool {
    let digit = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    digit(0) || (text.starts_with('.') && digit(1))
}

/// How much of the text belongs to the number at its beginning, mistakes included. Two dots do not: they make a range.
pub(super) fn length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    let exponents: &[u8] = if hexadecimal { b"pP" } else { b"eE" };
    let mut at = 0;
    let mut dot = false;
    while let Some(&byte) = bytes.get(at) {
        let sign = matches!(byte, b'+' | b'-') && at > 0 && exponents.contains(&bytes[at - 1]);
        let point = byte == b'.' && !dot && bytes.get(at + 1) != Some(&b'.');
        if !(byte.is_ascii_alphanumeric() || byte == b'_' || sign || point) {
            break;
        }
        dot |= point;
        at += 1;
    }
    at
}

pub(super) fn read(text: &str) -> Result<Number, String> {
    let lower = text.to_ascii_lowercase();
    let (digits, radix) = if let Some(digits) = lower.strip_prefix("0x") {
        (digits, 16)
    } else if let Some(digits) = lower.strip_prefix("0b") {
        (digits, 2)
    } else {
        (lower.as_str(), 10)
    };
    let real = match radix {
        16 => digits.contains(['.', 'p']),
        10 => digits.contains(['.', 'e']) || digits.ends_with(['f', 'd']),
        _ => false,
    };
    if real { read_real(digits, radix).map(Number::Plain) } else { read_integer(digits, radix) }
}

fn read_integer(written: &str, radix: u32) -> Result<Number, String> {
    let (digits, long) = match written.strip_suffix('l') {
        Some(digits) => (digits, true),
        None => (written, false),
    };
    let octal = radix == 10 && digits.len() > 1 && digits.starts_with('0');
    let radix = if octal { 8 } else { radix };
    let plain = without_underscores(digits)?;
    if plain.is_empty() || !plain.chars().all(|digit| digit.is_digit(radix)) {
        return Err(format!("this is not a number of base {radix}"));
    }
    let (type_name, bits) = if long { ("long", 64) } else { ("int", 32) };
    let too_large = || format!("this number is too large for `{type_name}`");
    let value = u64::from_str_radix(&plain, radix).map_err(|_| too_large())?;
    let limit = 1u128 << if radix == 10 { bits - 1 } else { bits };
    // Other bases write the bits of a value, its sign included.
    let literal = if long { Literal::Long(value as i64) } else { Literal::Int(value as u32 as i32) };
    match u128::from(value) {
        value if value < limit => Ok(Number::Plain(literal)),
        value if value == limit && radix == 10 => Ok(Number::OnlyNegated(literal)),
        _ if !long && radix == 10 && value < 1 << 63 => Err(too_large() + ": write `L` behind it"),
        _ => Err(too_large()),
    }
}

fn read_real(written: &str, radix: u32) -> Result<Literal, String> {
    let single = written.ends_with('f') && (radix == 10 || written.contains('p'));
    let double = written.ends_with('d') && (radix == 10 || written.contains('p'));
    let number = if single || double { &written[..written.len() - 1] } else { written };
    for part in number.split(['.', 'e', 'p', '+', '-']).filter(|_| radix == 10) {
        without_underscores(part)?;
    }
    let plain = number.replace('_', "");
    let value = if radix == 16 { hexadecimal(&plain, single)? } else { decimal(&plain, single)? };
    let mantissa = plain.split(['e', 'p']).next().unwrap_or("");
    let is_zero = !mantissa.chars().any(|digit| digit.is_digit(radix) && digit != '0');
    let type_name = if single { "float" } else { "double" };
    match value {
        value if value.is_infinite() => Err(format!("this number is too large for `{type_name}`")),
        0.0 if !is_zero => Err(format!("this number is too small for `{type_name}`")),
        value if single => Ok(Literal::Float(value as f32)),
        value => Ok(Literal::Double(value)),
    }
}

fn decimal(plain: &str, single: bool) -> Result<f64, String> {
    let malformed = |_| "this is not a floating-point number".to_owned();
    if !plain.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | 'e' | '+' | '-')) {
        return Err("this is not a floating-point number".to_owned());
    }
    // Rounding to `double` first would round a `float` twice.
    if single { plain.parse::<f32>().map(f64::from).map_err(malformed) } else { plain.parse().map_err(malformed) }
}

/// A hexadecimal number with a binary exponent, rounded once, to the nearest and to even.
fn hexadecimal(plain: &str, single: bool) -> Result<f64, String> {
    let malformed = || "a hexadecimal floating-point number has digits and an exponent `p`".to_owned();
    let (mantissa, exponent) = plain.split_once('p').ok_or_else(malformed)?;
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    if whole.is_empty() && fraction.is_empty() {
        return Err(malformed());
    }
    let magnitude = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
    if magnitude.is_empty() || !magnitude.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(malformed());
    }
    // An exponent that no number fits is as good as any other such.
    let mut exponent: i64 = exponent.parse::<i64>().unwrap_or(i64::MAX).clamp(-1 << 40, 1 << 40);
    if plain.contains("p-") && exponent > 0 {
        exponent = -1 << 40;
    }
    let mut bits: u64 = 0;
    for (index, digit) in whole.chars().chain(fraction.chars()).enumerate() {
        let digit = u64::from(digit.to_digit(16).ok_or_else(malformed)?);
        let after_point = index >= whole.len();
        // Digits that no longer fit only say whether anything follows, which is all that rounding asks.
        if bits >> 59 == 0 {
            bits = bits << 4 | digit;
            exponent -= if after_point { 4 } else { 0 };
        } else {
            bits |= u64::from(digit != 0);
            exponent += if after_point { 0 } else { 4 };
        }
    }
    Ok(scaled(bits, exponent, single))
}

/// `bits` times two to the `exponent`, in the precision of a `float` or a `double`.
fn scaled(bits: u64, exponent: i64, single: bool) -> f64 {
    if bits == 0 {
        return 0.0;
    }
    let (precision, lowest, highest) = if single { (24, -149, 127) } else { (53, -1074, 1023) };
    let top = 63 - i64::from(bits.leading_zeros());
    // The exponent of the last place that is kept.
    let last = (exponent + top - (precision - 1)).max(lowest);
    let dropped = last - exponent;
    let rounded = match dropped {
        ..=0 => u128::from(bits) << (-dropped).min(64),
        1..=64 => {
            let wide = u128::from(bits);
            let half = 1u128 << (dropped - 1);
            let rest = wide & ((half << 1) - 1);
            let kept = wide >> dropped;
            kept + u128::from(rest > half || (rest == half && kept & 1 == 1))
        }
        _ => 0,
    };
    if rounded == 0 {
        return 0.0;
    }
    if 127 - i64::from(rounded.leading_zeros()) + last > highest {
        return f64::INFINITY;
    }
    // Exact: at most 53 bits are left, and two multiplications by powers of two that stay in range.
    let last = i32::try_from(last).expect("between the lowest and the highest exponent");
    rounded as f64 * 2f64.powi(last / 2) * 2f64.powi(last - last / 2)
}

fn without_underscores(digits: &str) -> Result<String, String> {
    if digits.starts_with('_') || digits.ends_with('_') {
        return Err("underscores stand between digits only".to_owned());
    }
    Ok(digits.replace('_', ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> Literal {
        assert_eq!(length(text), text.len());
        match read(text) {
            Ok(Number::Plain(literal)) => literal,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn integers() {
        for (text, value) in
            [("0", 0), ("1_000", 1000), ("0x7fff_ffff", i32::MAX), ("0xFFFFFFFF", -1), ("017", 15), ("0b101", 5)]
        {
            assert_eq!(plain(text), Literal::Int(value), "{text}");
        }
        assert_eq!(plain("9223372036854775807L"), Literal::Long(i64::MAX));
        assert_eq!(plain("0x8000000000000000L"), Literal::Long(i64::MIN));
        assert_eq!(read("2147483648"), Ok(Number::OnlyNegated(Literal::Int(i32::MIN))));
        assert_eq!(read("9223372036854775808l"), Ok(Number::OnlyNegated(Literal::Long(i64::MIN))));
        for bad in ["2147483649", "0x1_0000_0000", "08", "0b2", "0x", "1_", "0_x1", "12abc", "99999999999999999999999"]
        {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn reals() {
        for (text, value) in [
            ("1.", 1.0),
            (".5", 0.5),
            ("1e3", 1000.0),
            ("1d", 1.0),
            ("1_0.2_5E-1", 1.025),
            ("0x1.8p1", 3.0),
            ("0x.8p0", 0.5),
            ("0xAp-1d", 5.0),
        ] {
            assert_eq!(plain(text), Literal::Double(value), "{text}");
        }
        assert_eq!(plain("3.4028235e38f"), Literal::Float(f32::MAX));
        assert_eq!(plain("0x1.fffffffffffffp1023"), Literal::Double(f64::MAX));
        assert_eq!(plain("0x1p-1074"), Literal::Double(f64::from_bits(1)));
        assert_eq!(plain("0x1.000001p0f"), Literal::Float(1.0));
        assert_eq!(plain("0x1.0000011p0f"), Literal::Float(f32::from_bits(0x3f80_0001)));
        assert_eq!(
            plain("0x1.00000000000008000000000000000001p0"),
            Literal::Double(f64::from_bits(0x3ff0_0000_0000_0001))
        );
        for bad in [
            "1e400",
            "1e-400",
            "1e99f",
            "0x1p1024",
            "0x1.8",
            "1._5",
            "1e",
            "0xp1",
            "0x1p99999999999999999999",
            "0x1p-99999999999999999999",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_range_is_no_number() {
        assert_eq!(length("1..5"), 1);
        assert_eq!(length("1.5.6"), 3);
        assert_eq!(length("1e-5+3"), 4);
        assert_eq!(length("1+3"), 1);
    }
}
