//! Functions of `java.lang.StrictMath` that JDK 17 leaves to native code and that the crate `libm` computes otherwise than
//! fdlibm 5.3, whose results Java prescribes to the last bit. The rest of them are the same there.

const LN2_HIGH: f64 = f64::from_bits(0x3fe6_2e42_fee0_0000);
const LN2_LOW: f64 = f64::from_bits(0x3dea_39ef_3579_3c76);
const ONE_THIRD: f64 = f64::from_bits(0x3fd5_5555_5555_5555);
const TWO_54: f64 = f64::from_bits(0x4350_0000_0000_0000);
/// Where `exp` overflows, and where half of it does.
const LOG_MAX: f64 = f64::from_bits(0x4086_2e42_fefa_39ef);
const OVERFLOW: f64 = f64::from_bits(0x4086_33ce_8fb9_f87d);

fn high_word(x: f64) -> i32 {
    (x.to_bits() >> 32) as i32
}

fn with_high_word(x: f64, high: i32) -> f64 {
    f64::from_bits(x.to_bits() & 0xffff_ffff | u64::from(high as u32) << 32)
}

/// The natural logarithm: x = 2^k (1 + f), and a polynomial in s = f / (2 + f).
pub fn log(x: f64) -> f64 {
    const EVEN: [f64; 3] = [
        f64::from_bits(0x3fd9_9999_9997_fa04),
        f64::from_bits(0x3fcc_71c5_1d8e_78af),
        f64::from_bits(0x3fc3_9a09_d078_c69f),
    ];
    const ODD: [f64; 4] = [
        f64::from_bits(0x3fe5_5555_5555_5593),
        f64::from_bits(0x3fd2_4924_9422_9359),
        f64::from_bits(0x3fc7_4664_96cb_03de),
        f64::from_bits(0x3fc2_f112_df3e_5244),
    ];
    if x == 0.0 {
        return f64::NEG_INFINITY;
    }
    if x < 0.0 || x.is_nan() {
        return f64::NAN;
    }
    if x.is_infinite() {
        return x;
    }
    let (mut x, mut k) = if high_word(x) < 0x0010_0000 { (x * TWO_54, -54) } else { (x, 0) };
    let mut high = high_word(x);
    k += (high >> 20) - 1023;
    high &= 0x000f_ffff;
    let carry = (high + 0x9_5f64) & 0x10_0000;
    x = with_high_word(x, high | (carry ^ 0x3ff0_0000));
    k += carry >> 20;
    let (f, dk) = (x - 1.0, f64::from(k));
    if (0x000f_ffff & (2 + high)) < 3 {
        if f == 0.0 {
            return if k == 0 { 0.0 } else { dk * LN2_HIGH + dk * LN2_LOW };
        }
        let r = f * f * (0.5 - ONE_THIRD * f);
        return if k == 0 { f - r } else { dk * LN2_HIGH - ((r - dk * LN2_LOW) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let w = z * z;
    let even = w * (EVEN[0] + w * (EVEN[1] + w * EVEN[2]));
    let odd = z * (ODD[0] + w * (ODD[1] + w * (ODD[2] + w * ODD[3])));
    let r = odd + even;
    if ((high - 0x6_147a) | (0x6_b851 - high)) > 0 {
        let half_square = 0.5 * f * f;
        if k == 0 {
            return f - (half_square - s * (half_square + r));
        }
        return dk * LN2_HIGH - ((half_square - (s * (half_square + r) + dk * LN2_LOW)) - f);
    }
    if k == 0 { f - s * (f - r) } else { dk * LN2_HIGH - ((s * (f - r) - dk * LN2_LOW) - f) }
}

/// The logarithm to base 10, through that to base e.
pub fn log10(x: f64) -> f64 {
    const ONE_OVER_LN10: f64 = f64::from_bits(0x3fdb_cb7b_1526_e50e);
    const LOG10_2_HIGH: f64 = f64::from_bits(0x3fd3_4413_509f_6000);
    const LOG10_2_LOW: f64 = f64::from_bits(0x3d59_fef3_11f1_2b36);
    if x == 0.0 {
        return f64::NEG_INFINITY;
    }
    if x < 0.0 || x.is_nan() {
        return f64::NAN;
    }
    if x.is_infinite() {
        return x;
    }
    let (x, mut k) = if high_word(x) < 0x0010_0000 { (x * TWO_54, -54) } else { (x, 0) };
    let high = high_word(x);
    k += (high >> 20) - 1023;
    let below_one = i32::from(k < 0);
    let x = with_high_word(x, (high & 0x000f_ffff) | ((0x3ff - below_one) << 20));
    let y = f64::from(k + below_one);
    let z = y * LOG10_2_LOW + ONE_OVER_LN10 * log(x);
    z + y * LOG10_2_HIGH
}

pub fn sinh(x: f64) -> f64 {
    if !x.is_finite() {
        return x + x;
    }
    let half = if x < 0.0 { -0.5 } else { 0.5 };
    let size = x.abs();
    if size < 22.0 {
        if size < f64::from_bits(0x3e30_0000_0000_0000) {
            return x;
        }
        let t = libm::expm1(size);
        return if size < 1.0 { half * (2.0 * t - t * t / (t + 1.0)) } else { half * (t + t / (t + 1.0)) };
    }
    if size < LOG_MAX {
        return half * libm::exp(size);
    }
    if size <= OVERFLOW {
        let w = libm::exp(0.5 * size);
        return half * w * w;
    }
    x * f64::INFINITY
}

pub fn cosh(x: f64) -> f64 {
    if !x.is_finite() {
        return x * x;
    }
    let size = x.abs();
    if high_word(size) < 0x3fd6_2e43 {
        let t = libm::expm1(size);
        let w = 1.0 + t;
        return if high_word(size) < 0x3c80_0000 { w } else { 1.0 + t * t / (w + w) };
    }
    if size < 22.0 {
        let t = libm::exp(size);
        return 0.5 * t + 0.5 / t;
    }
    if size < LOG_MAX {
        return 0.5 * libm::exp(size);
    }
    if size <= OVERFLOW {
        let w = libm::exp(0.5 * size);
        return 0.5 * w * w;
    }
    f64::INFINITY
}

pub fn tanh(x: f64) -> f64 {
    if x.is_nan() {
        return x;
    }
    let size = x.abs();
    let z = if size < 22.0 {
        if size < f64::from_bits(0x3c80_0000_0000_0000) {
            return x * (1.0 + x);
        }
        if size >= 1.0 {
            let t = libm::expm1(2.0 * size);
            1.0 - 2.0 / (t + 2.0)
        } else {
            let t = libm::expm1(-2.0 * size);
            -t / (t + 2.0)
        }
    } else {
        1.0
    };
    if x.is_sign_negative() { -z } else { z }
}

/// x less a multiple of π/2, in two parts, and the multiple's last two bits; `None` where that takes many more digits of π
/// than the usual ones.
fn remainder_of_half_pi(x: f64) -> Option<(i32, f64, f64)> {
    const TWO_OVER_PI: f64 = f64::from_bits(0x3fe4_5f30_6dc9_c883);
    // π/2 in three pieces of 33 bits, each with what is left after it.
    const PIECES: [(f64, f64); 3] = [
        (f64::from_bits(0x3ff9_21fb_5440_0000), f64::from_bits(0x3dd0_b461_1a62_6331)),
        (f64::from_bits(0x3dd0_b461_1a60_0000), f64::from_bits(0x3ba3_198a_2e03_7073)),
        (f64::from_bits(0x3ba3_198a_2e00_0000), f64::from_bits(0x397b_839a_2520_49c1)),
    ];
    let size = x.abs();
    let high = high_word(size);
    if high <= 0x3fe9_21fb {
        return Some((0, x, 0.0));
    }
    if high > 0x4139_21fb {
        return None;
    }
    let negate = |multiple: i32, first: f64, second: f64| {
        if x < 0.0 { (-multiple, -first, -second) } else { (multiple, first, second) }
    };
    if high < 0x4002_d97c {
        let (mut z, mut rest) = (size - PIECES[0].0, PIECES[0].1);
        if high == 0x3ff9_21fb {
            z -= PIECES[1].0;
            rest = PIECES[1].1;
        }
        let first = z - rest;
        return Some(negate(1, first, (z - first) - rest));
    }
    let multiple = (size * TWO_OVER_PI + 0.5) as i32;
    let factor = f64::from(multiple);
    let (mut r, mut w) = (size - factor * PIECES[0].0, factor * PIECES[0].1);
    let mut first = r - w;
    let near_multiple = high == high_word(factor * std::f64::consts::FRAC_PI_2);
    if multiple >= 32 || near_multiple {
        // More pieces if the difference has lost too many bits.
        for (piece, lost) in PIECES[1..].iter().zip([16, 49]) {
            if (high >> 20) - ((high_word(first) >> 20) & 0x7ff) <= lost {
                break;
            }
            let t = r;
            w = factor * piece.0;
            r = t - w;
            w = factor * piece.1 - ((t - r) - w);
            first = r - w;
        }
    }
    Some(negate(multiple, first, (r - first) - w))
}

/// The sine of `x + y` for small x, where y is what x had no room for.
fn kernel_sin(x: f64, y: f64, has_tail: bool) -> f64 {
    const S: [f64; 6] = [
        f64::from_bits(0xbfc5_5555_5555_5549),
        f64::from_bits(0x3f81_1111_1110_f8a6),
        f64::from_bits(0xbf2a_01a0_19c1_61d5),
        f64::from_bits(0x3ec7_1de3_57b1_fe7d),
        f64::from_bits(0xbe5a_e5e6_8a2b_9ceb),
        f64::from_bits(0x3de5_d93a_5acf_d57c),
    ];
    if high_word(x) & 0x7fff_ffff < 0x3e40_0000 {
        return x;
    }
    let z = x * x;
    let v = z * x;
    let r = S[1] + z * (S[2] + z * (S[3] + z * (S[4] + z * S[5])));
    if has_tail { x - ((z * (0.5 * y - v * r) - y) - v * S[0]) } else { x + v * (S[0] + z * r) }
}

fn kernel_cos(x: f64, y: f64) -> f64 {
    const C: [f64; 6] = [
        f64::from_bits(0x3fa5_5555_5555_554c),
        f64::from_bits(0xbf56_c16c_16c1_5177),
        f64::from_bits(0x3efa_01a0_19cb_1590),
        f64::from_bits(0xbe92_7e4f_809c_52ad),
        f64::from_bits(0x3e21_ee9e_bdb4_b1c4),
        f64::from_bits(0xbda8_fae9_be88_38d4),
    ];
    let high = high_word(x) & 0x7fff_ffff;
    if high < 0x3e40_0000 {
        return 1.0;
    }
    let z = x * x;
    let r = z * (C[0] + z * (C[1] + z * (C[2] + z * (C[3] + z * (C[4] + z * C[5])))));
    if high < 0x3fd3_3333 {
        return 1.0 - (0.5 * z - (z * r - x * y));
    }
    let part = if high > 0x3fe9_0000 { 0.28125 } else { with_high_word(0.0, high - 0x0020_0000) };
    let half = 0.5 * z - part;
    (1.0 - part) - (half - (z * r - x * y))
}

pub fn sin(x: f64) -> f64 {
    let Some((multiple, first, second)) = remainder_of_half_pi(x) else { return libm::sin(x) };
    let has_tail = multiple != 0;
    match multiple & 3 {
        0 => kernel_sin(first, second, has_tail),
        1 => kernel_cos(first, second),
        2 => -kernel_sin(first, second, has_tail),
        _ => -kernel_cos(first, second),
    }
}

pub fn cos(x: f64) -> f64 {
    let Some((multiple, first, second)) = remainder_of_half_pi(x) else { return libm::cos(x) };
    match multiple & 3 {
        0 => kernel_cos(first, second),
        1 => -kernel_sin(first, second, true),
        2 => -kernel_cos(first, second),
        _ => kernel_sin(first, second, true),
    }
}
