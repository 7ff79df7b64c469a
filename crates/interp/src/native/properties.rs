//! `jdk.internal.util.SystemProps.Raw`: the system properties that come from the virtual machine and the platform.

use crate::frame::{Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::Value;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "vmProperties" => vm_properties,
        "platformProperties" => platform_properties,
        _ => return None,
    })
}

/// Keys and values in turn, ended by null.
fn vm_properties(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    let home = machine.program.jdk().home().display().to_string();
    let feature = machine.program.jdk().feature();
    let mut pairs: Vec<(String, String)> = [
        ("java.home", home.as_str()),
        ("sun.boot.library.path", &format!("{home}/lib")),
        ("java.vm.specification.name", "Java Virtual Machine Specification"),
        ("java.vm.specification.vendor", "Oracle Corporation"),
        ("java.vm.specification.version", &feature.to_string()),
        ("java.vm.name", "Kukang"),
        ("java.vm.vendor", "Kukang"),
        ("java.vm.version", env!("CARGO_PKG_VERSION")),
        ("java.vm.info", "interpreted mode"),
        ("java.vm.compressedOopsMode", "32-bit"),
        ("java.class.path", &machine.settings.class_path.clone()),
        ("java.library.path", "/usr/java/packages/lib:/usr/lib64:/lib64:/lib:/usr/lib"),
        ("jdk.debug", "release"),
        ("sun.nio.MaxDirectMemorySize", "-1"),
        ("sun.nio.PageAlignDirectMemory", "false"),
    ]
    .map(|(key, value)| (key.to_owned(), value.to_owned()))
    .to_vec();
    pairs.extend(machine.settings.properties.clone());
    let mut values = Vec::new();
    for (key, value) in pairs {
        values.push(Value::Object(machine.new_string(&key)?));
        values.push(Value::Object(machine.new_string(&value)?));
    }
    values.push(Value::Null);
    Step::value(machine.new_object_array("java/lang/String", values)?)
}

/// The platform's properties go to places that constants of the class name.
fn platform_properties(machine: &mut Machine, _: &[Value]) -> Result<Step, Trap> {
    let class = machine.load("jdk/internal/util/SystemProps$Raw")?;
    let Some(Value::Int(length)) = machine.static_field(class, "FIXED_LENGTH") else {
        return Err(Trap::unsupported("this JDK: SystemProps.Raw has no FIXED_LENGTH"));
    };
    let mut values = vec![Value::Null; length as usize];
    for (constant, text) in platform_values() {
        let Some(Value::Int(place)) = machine.static_field(class, constant) else { continue };
        let text = machine.new_string(&text)?;
        if let Some(value) = values.get_mut(place as usize) {
            *value = Value::Object(text);
        }
    }
    Step::value(machine.new_object_array("java/lang/String", values)?)
}

fn platform_values() -> Vec<(&'static str, String)> {
    let environment = |name: &str| std::env::var(name).unwrap_or_default();
    let folder = std::env::current_dir().map_or_else(|_| "/".into(), |folder| folder.display().to_string());
    let encoding = locale_encoding(&environment);
    let (language, country) = locale_language(&environment);
    let mut values = vec![
        ("_file_separator_NDX", "/".to_owned()),
        ("_path_separator_NDX", ":".to_owned()),
        ("_line_separator_NDX", "\n".to_owned()),
        ("_os_name_NDX", "Linux".to_owned()),
        ("_os_arch_NDX", if cfg!(target_arch = "aarch64") { "aarch64" } else { "amd64" }.to_owned()),
        ("_os_version_NDX", kernel_release()),
        ("_java_io_tmpdir_NDX", "/tmp".to_owned()),
        ("_user_dir_NDX", folder),
        ("_user_home_NDX", environment("HOME")),
        ("_user_name_NDX", user_name(&environment)),
        ("_file_encoding_NDX", encoding.clone()),
        ("_native_encoding_NDX", encoding.clone()),
        ("_sun_jnu_encoding_NDX", encoding),
        ("_sun_arch_data_model_NDX", "64".to_owned()),
        ("_sun_cpu_endian_NDX", "little".to_owned()),
        ("_sun_io_unicode_encoding_NDX", "UnicodeLittle".to_owned()),
        ("_display_language_NDX", language),
    ];
    if let Some(country) = country {
        values.push(("_display_country_NDX", country));
    }
    values
}

/// The language and the country of the default locale, as code finds them on this machine.
pub fn default_locale() -> (String, Option<String>) {
    locale_language(&|name: &str| std::env::var(name).unwrap_or_default())
}

fn user_name(environment: &impl Fn(&str) -> String) -> String {
    let name = environment("USER");
    if name.is_empty() { "root".to_owned() } else { name }
}

fn kernel_release() -> String {
    std::fs::read_to_string("/proc/sys/kernel/osrelease").map_or_else(|_| String::new(), |text| text.trim().to_owned())
}

/// The locale that the C library would take from the environment.
fn locale(environment: &impl Fn(&str) -> String, category: &str) -> String {
    ["LC_ALL", category, "LANG"].into_iter().map(environment).find(|value| !value.is_empty()).unwrap_or_default()
}

/// The character encoding of the locale, under the name that `nl_langinfo` has for it.
fn locale_encoding(environment: &impl Fn(&str) -> String) -> String {
    let locale = locale(environment, "LC_CTYPE");
    let encoding = locale.split_once('.').map_or("", |(_, encoding)| encoding.split('@').next().unwrap_or(""));
    match encoding.to_ascii_uppercase().replace('-', "").as_str() {
        "UTF8" => "UTF-8".to_owned(),
        "ISO88591" => "ISO-8859-1".to_owned(),
        "ISO885915" => "ISO-8859-15".to_owned(),
        _ => "ANSI_X3.4-1968".to_owned(),
    }
}

fn locale_language(environment: &impl Fn(&str) -> String) -> (String, Option<String>) {
    let locale = locale(environment, "LC_MESSAGES");
    let name = locale.split(['.', '@']).next().unwrap_or("");
    match name.split_once('_') {
        Some((language, country)) => (language.to_owned(), Some(country.to_owned())),
        None if matches!(name, "" | "C" | "POSIX") => ("en".to_owned(), None),
        None => (name.to_owned(), None),
    }
}
