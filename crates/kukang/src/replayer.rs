//! The program that runs cases on a JVM: sources in the folder `replayer`, its jar (`scripts/make-jars`) in the binary.

/// The jar as a file has it.
pub const JAR: &[u8] = include_bytes!("../../../replayer/replayer.jar");
