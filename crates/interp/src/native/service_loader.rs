//! `java.util.ServiceLoader`: the providers that the JDK's own modules declare. The module graph is not built, so they
//! are read from the modules' class files. Those that files of the class path name are found by the JDK's own code.

use super::arguments::{nullable, object};
use super::class_by_name::loader_kind;
use crate::frame::{Completion, Continuation, Native, Step};
use crate::machine::Machine;
use crate::trap::Trap;
use heap::{ObjectId, Value};
use program::Loader;

pub fn find(name: &str, _descriptor: &str) -> Option<Native> {
    Some(match name {
        "iteratorFor" => iterator_for,
        "inExplicitModule" => in_explicit_module,
        _ => return None,
    })
}

/// The name of the service that the iterator's loader looks for.
fn service_of(machine: &Machine, iterator: ObjectId) -> Option<String> {
    let Value::Object(loader) = machine.field(iterator, "this$0") else { return None };
    match machine.field(loader, "serviceName") {
        Value::Object(name) => Some(machine.string_text(name)),
        _ => None,
    }
}

/// The providers in modules of one loader. Searches go on to its parents.
fn iterator_for(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let service = service_of(machine, object(arguments, 0)?)
        .ok_or_else(|| Trap::unsupported("this JDK: its ServiceLoader does not name its service"))?;
    let loader = loader_kind(machine, nullable(arguments, 1)?)?;
    let mut providers = Vec::new();
    for module in machine.program.jdk().module_names() {
        if Loader::of_module(&module) != loader {
            continue;
        }
        let table = machine.program.jdk().module_table(&module)?;
        let found = table.map_or_else(Vec::new, |table| table.providers(&service.replace('.', "/")).to_vec());
        for provider in found {
            providers.push(new_provider(machine, &module, &provider)?);
        }
    }
    let array = machine.new_object_array("java/lang/Object", providers)?;
    let arrays = machine.load("java/util/Arrays")?;
    machine.require_initialized(arrays)?;
    let as_list = machine.program.declared_method(arrays, "asList", "([Ljava/lang/Object;)Ljava/util/List;");
    let Some(method) = as_list else { return Err(Trap::unsupported("this JDK: Arrays has no asList")) };
    let then = Some(Continuation { resume: iterate, state: Box::default() });
    Ok(Step::Call { method, arguments: vec![array.into()], then })
}

fn new_provider(machine: &mut Machine, module: &str, provider: &str) -> Result<Value, Trap> {
    let class = machine.load("jdk/internal/module/ServicesCatalog$ServiceProvider")?;
    let made = machine.new_instance(class);
    let module = machine.module_object(Some(module))?;
    let name = machine.new_string(&provider.replace('/', "."))?;
    machine.set_field(made, "module", module.into());
    machine.set_field(made, "providerName", name.into());
    Ok(made.into())
}

/// The iterator of the list that the call before has made.
fn iterate(machine: &mut Machine, _: &[Value], completion: Completion) -> Result<Step, Trap> {
    let list = match completion {
        Ok(Some(Value::Object(list))) => list,
        Ok(_) => return Err(Trap::unverifiable("Arrays.asList returned no list")),
        Err(exception) => return Err(Trap::Throw(exception)),
    };
    let class = machine.class_of(list);
    match machine.program.find_method(class, "iterator", "()Ljava/util/Iterator;") {
        Some(method) => Step::tail(method, vec![list.into()]),
        None => Err(Trap::unsupported("this JDK: its lists have no iterator")),
    }
}

/// The JDK's modules are all declared by a class file of their own.
fn in_explicit_module(machine: &mut Machine, arguments: &[Value]) -> Result<Step, Trap> {
    let class = machine.mirrored(object(arguments, 1)?);
    Step::bool(class.is_some_and(|class| machine.program.class(class).module.is_some()))
}
