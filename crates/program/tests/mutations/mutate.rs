//! Ways to damage a class file: blindly, and at the numbers that carry its structure.

use crate::random::Random;

/// A class file to be damaged, with the offsets of the two-byte numbers that others depend on: counts, lengths and
/// constant pool indices. Random offsets of a large file hardly ever hit one of them.
pub struct Original {
    pub name: &'static str,
    pub bytes: Vec<u8>,
    landmarks: Vec<usize>,
}

impl Original {
    pub fn new(name: &'static str, bytes: Vec<u8>) -> Original {
        let landmarks = Survey::of(&bytes);
        Original { name, bytes, landmarks }
    }
}

/// Keeps every byte in its place, so that the damaged file often still parses.
type InPlace = fn(&mut [u8], &Original, &Original, &mut Random);

/// The structural ones appear twice because they reach further into linking than the blind ones.
const IN_PLACE: [InPlace; 10] = [
    flip_bits,
    overwrite_byte,
    overwrite_corner,
    copy_range,
    overwrite_landmark,
    overwrite_landmark,
    nudge_landmark,
    nudge_landmark,
    swap_landmarks,
    swap_landmarks,
];

/// Shifts what follows; hardly any file survives that.
type Shifting = fn(&mut Vec<u8>, &Original, &mut Random);

const SHIFTING: [Shifting; 5] = [truncate, delete_range, duplicate_range, insert_noise, splice];

/// Applies one to four damages to a copy of `original`; `other` is a second file for damages that need one.
pub fn mutate(original: &Original, other: &Original, random: &mut Random) -> Vec<u8> {
    let mut bytes = original.bytes.clone();
    for _ in 0..=random.below(4) {
        if random.below(8) == 0 {
            random.pick(&SHIFTING)(&mut bytes, other, random);
        } else {
            random.pick(&IN_PLACE)(&mut bytes, original, other, random);
        }
    }
    bytes
}

fn flip_bits(bytes: &mut [u8], _: &Original, _: &Original, random: &mut Random) {
    for _ in 0..=random.below(8) {
        let at = random.below(bytes.len());
        if let Some(byte) = bytes.get_mut(at) {
            *byte ^= 1 << random.below(8);
        }
    }
}

fn overwrite_byte(bytes: &mut [u8], _: &Original, _: &Original, random: &mut Random) {
    let at = random.below(bytes.len());
    write(bytes, at, &[random.next() as u8]);
}

/// A one, two or four-byte number becomes one at which signs or widths change.
fn overwrite_corner(bytes: &mut [u8], _: &Original, _: &Original, random: &mut Random) {
    const CORNERS: [u32; 10] = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fff_ffff, 0xffff_ffff];
    let at = random.below(bytes.len());
    let corner = random.pick(&CORNERS).to_be_bytes();
    let skip = *random.pick(&[0, 2, 3]);
    write(bytes, at, &corner[skip..]);
}

fn truncate(bytes: &mut Vec<u8>, _: &Original, random: &mut Random) {
    bytes.truncate(random.below(bytes.len()));
}

fn delete_range(bytes: &mut Vec<u8>, _: &Original, random: &mut Random) {
    let range = some_range(bytes.len(), random);
    bytes.drain(range);
}

fn duplicate_range(bytes: &mut Vec<u8>, _: &Original, random: &mut Random) {
    let range = some_range(bytes.len(), random);
    let (end, copy) = (range.end, bytes[range].to_vec());
    bytes.splice(end..end, copy);
}

fn insert_noise(bytes: &mut Vec<u8>, _: &Original, random: &mut Random) {
    let at = random.below(bytes.len());
    let noise: Vec<u8> = (0..=random.below(16)).map(|_| random.next() as u8).collect();
    bytes.splice(at..at, noise);
}

/// The head of one file with the tail of another.
fn splice(bytes: &mut Vec<u8>, other: &Original, random: &mut Random) {
    bytes.truncate(random.below(bytes.len()));
    bytes.extend_from_slice(&other.bytes[random.below(other.bytes.len())..]);
}

/// A piece of another file over a piece of the same length of this one.
fn copy_range(bytes: &mut [u8], _: &Original, other: &Original, random: &mut Random) {
    let range = some_range(other.bytes.len(), random);
    let at = random.below(bytes.len());
    write(bytes, at, &other.bytes[range]);
}

fn overwrite_landmark(bytes: &mut [u8], original: &Original, _: &Original, random: &mut Random) {
    let value = *random.pick(&[0, 1, 2, 0x7fff, 0x8000, 0xfffe, 0xffff]);
    let value = if random.below(2) == 0 { value } else { random.below(1000) as u16 };
    write(bytes, *random.pick(&original.landmarks), &value.to_be_bytes());
}

fn nudge_landmark(bytes: &mut [u8], original: &Original, _: &Original, random: &mut Random) {
    let at = *random.pick(&original.landmarks);
    let by = *random.pick(&[1, 2, 0xfffe, 0xffff]);
    let value = read_u16(bytes, at).unwrap_or(0).wrapping_add(by);
    write(bytes, at, &value.to_be_bytes());
}

fn swap_landmarks(bytes: &mut [u8], original: &Original, _: &Original, random: &mut Random) {
    let (left, right) = (*random.pick(&original.landmarks), *random.pick(&original.landmarks));
    if let (Some(one), Some(other)) = (read_u16(bytes, left), read_u16(bytes, right)) {
        write(bytes, left, &other.to_be_bytes());
        write(bytes, right, &one.to_be_bytes());
    }
}

/// Mostly short, because long ranges leave nothing to link.
fn some_range(length: usize, random: &mut Random) -> std::ops::Range<usize> {
    let start = random.below(length);
    let longest = *random.pick(&[4, 16, 64, 1024]);
    start..(start + random.below(longest)).min(length)
}

/// Writes what fits; earlier damages may have shortened the file.
fn write(bytes: &mut [u8], at: usize, values: &[u8]) {
    for (place, value) in bytes.iter_mut().skip(at).zip(values) {
        *place = *value;
    }
}

fn read_u16(bytes: &[u8], at: usize) -> Option<u16> {
    let pair = bytes.get(at..at + 2)?;
    Some(u16::from_be_bytes([pair[0], pair[1]]))
}

/// Walks a sound class file (JVMS §4.1) and notes where its structure stands. It shares no code with the reader under
/// test, so that a mistake of that reader does not spare the places it gets wrong.
struct Survey<'a> {
    bytes: &'a [u8],
    at: usize,
    found: Vec<usize>,
    /// The constant pool index of the text "Code".
    code: u16,
}

impl Survey<'_> {
    fn of(bytes: &[u8]) -> Vec<usize> {
        let mut survey = Survey { bytes, at: 6, found: Vec::new(), code: 0 };
        survey.mark();
        survey.constants();
        survey.marks(3);
        let interfaces = survey.mark();
        survey.marks(interfaces);
        for _ in 0..2 {
            for _ in 0..survey.mark() {
                survey.marks(3);
                survey.attributes();
            }
        }
        survey.attributes();
        assert_eq!(survey.at, bytes.len(), "the JDK's class files are sound");
        survey.found
    }

    fn skip(&mut self, count: usize) {
        self.at += count;
    }

    /// Notes the number at the current place and returns it.
    fn mark(&mut self) -> u16 {
        self.found.push(self.at);
        self.skip(2);
        read_u16(self.bytes, self.at - 2).expect("the JDK's class files are sound")
    }

    fn marks(&mut self, count: u16) {
        for _ in 0..count {
            self.mark();
        }
    }

    /// A length of four bytes, noted by its lower two.
    fn mark_long(&mut self) -> usize {
        let high = read_u16(self.bytes, self.at).expect("the JDK's class files are sound");
        self.skip(2);
        usize::from(high) << 16 | usize::from(self.mark())
    }

    fn constants(&mut self) {
        let count = self.mark();
        let mut index = 1;
        while index < count {
            let tag = self.bytes[self.at];
            self.skip(1);
            match tag {
                1 => {
                    let length = usize::from(self.mark());
                    if self.bytes[self.at..].starts_with(b"Code") && length == 4 {
                        self.code = index;
                    }
                    self.skip(length);
                }
                3 | 4 => self.skip(4),
                5 | 6 => {
                    self.skip(8);
                    index += 1;
                }
                7 | 8 | 16 | 19 | 20 => self.marks(1),
                15 => {
                    self.skip(1);
                    self.marks(1);
                }
                _ => self.marks(2),
            }
            index += 1;
        }
    }

    fn attributes(&mut self) {
        for _ in 0..self.mark() {
            let name = self.mark();
            let end = self.mark_long() + self.at;
            if name == self.code {
                self.marks(2);
                let length = self.mark_long();
                self.skip(length);
                let handlers = self.mark();
                self.marks(4 * handlers);
                self.attributes();
            } else if self.at + 2 <= end {
                // Most attributes start with a count or an index.
                self.mark();
            }
            self.at = end;
        }
    }
}
