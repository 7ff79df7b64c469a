//! Access rights (JVMS §5.4.4): which class may name which class and member, and who is whose nest mate.

use super::access;
use super::class::Class;
use super::load::Program;
use crate::ClassId;

impl Program {
    /// Whether code of class `from` may name a class (JVMS §5.4.4).
    pub fn may_access_class(&self, from: ClassId, class: ClassId) -> bool {
        let mut class = self.class(class);
        while let super::ClassKind::Array { element, .. } = class.kind {
            class = self.class(element);
        }
        class.access & access::PUBLIC != 0
            || from == class.id
            // What Kukang has made, only code names that Kukang has made too.
            || class.host.is_some()
            || self.same_runtime_package(self.class(from), class)
            || self.may_access_for_specs(from, class, 0)
    }

    pub(super) fn same_runtime_package(&self, left: &Class, right: &Class) -> bool {
        left.loader == right.loader && left.package() == right.package()
    }

    /// JVMS §5.4.4, for a member with these flags that `home` declares, named through class `through`.
    pub fn may_access_member(&self, from: ClassId, home: ClassId, through: ClassId, flags: u16) -> bool {
        if flags & access::PUBLIC != 0 || from == home {
            return true;
        }
        let (who, home) = (self.class(from), self.class(home));
        if self.may_access_for_specs(from, home, flags) {
            return true;
        }
        if who.host.is_some_and(|host| self.may_access_member(host, home.id, through, flags)) {
            return true;
        }
        if flags & access::PRIVATE != 0 {
            return self.nest_host(who) == self.nest_host(home);
        }
        // `clone` of an array is public although Object declares it protected.
        let array = self.class(through).is_array();
        // An instance member is inherited by way of the class that the reference names.
        let related = flags & access::STATIC != 0 || self.is_subclass(from, through) || self.is_subclass(through, from);
        let inherited = flags & access::PROTECTED != 0 && (array || self.is_subclass(from, home.id) && related);
        inherited || self.same_runtime_package(who, home)
    }

    /// Whether two classes may use each other's private members (JVMS §5.4.4).
    pub fn are_nest_mates(&self, left: ClassId, right: ClassId) -> bool {
        self.nest_host(self.class(left)) == self.nest_host(self.class(right))
    }

    /// The name of the class that heads a class's nest (JVMS §5.4.4): the one that the class names, if that one lists
    /// the class in turn, else the class itself.
    fn nest_host(&self, class: &Class) -> String {
        match self.claimed_host(class) {
            Some(host) if self.lists_nest_member(&host, &class.name) => host,
            _ => class.name.to_string(),
        }
    }

    fn claimed_host(&self, class: &Class) -> Option<String> {
        let file = class.file.as_ref()?;
        file.constants.class_name(file.nest_host?).ok().map(|name| name.into_owned())
    }

    /// Whether the host lists the member. A host that is not loaded has not been asked for anything yet, and nothing
    /// private of its own can be at stake; its word is taken for granted.
    fn lists_nest_member(&self, host: &str, member: &str) -> bool {
        let Some(host) = self.loaded(host) else { return true };
        let Some(file) = &self.class(host).file else { return false };
        file.nest_members.iter().any(|&index| file.constants.class_name(index).is_ok_and(|name| name == *member))
    }

    /// HotSpot adds why two classes that look like nest mates are none.
    pub(super) fn nest_complaint(&self, who: &Class, home: &Class, flags: u16) -> String {
        let complaint = |class: &Class| {
            let host = self.claimed_host(class)?;
            (!self.lists_nest_member(&host, &class.name)).then(|| {
                format!(
                    ", (Type {} (loader: 'app') is not a nest member of type {} (loader: 'app'): current type is not \
                     listed as a nest member)",
                    class.java_name(),
                    host.replace('/', ".")
                )
            })
        };
        if flags & access::PRIVATE == 0 {
            return String::new();
        }
        complaint(who).or_else(|| complaint(home)).unwrap_or_default()
    }
}

/// How HotSpot's messages name a member's access.
pub(super) fn access_word(flags: u16) -> &'static str {
    if flags & access::PRIVATE != 0 {
        "private "
    } else if flags & access::PROTECTED != 0 {
        "protected "
    } else {
        ""
    }
}
