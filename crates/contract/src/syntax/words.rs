//! The words of the language, and those of JML that Kukang does not have: the parser, the printer, the messages and the near
//! names read these tables.

use super::{Behavior, ClauseWord, Modifier, Quantifier, Scope, StatementKind, Visibility};

/// What a word at the beginning of a clause means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Begin {
    Clause(ClauseWord),
    Invariant,
    Statement(StatementKind),
    Also,
    Behavior(Behavior),
    Visibility(Visibility),
    Scope(Scope),
    Modifier(Modifier),
    Unsupported,
}

/// The words that begin clauses. The first word of each meaning is the one that is printed.
const BEGINNINGS: &[(&str, Begin)] = &[
    ("requires", Begin::Clause(ClauseWord::Requires)),
    ("pre", Begin::Clause(ClauseWord::Requires)),
    ("ensures", Begin::Clause(ClauseWord::Ensures)),
    ("post", Begin::Clause(ClauseWord::Ensures)),
    ("signals", Begin::Clause(ClauseWord::Signals)),
    ("exsures", Begin::Clause(ClauseWord::Signals)),
    ("signals_only", Begin::Clause(ClauseWord::SignalsOnly)),
    ("assignable", Begin::Clause(ClauseWord::Assignable)),
    ("modifies", Begin::Clause(ClauseWord::Assignable)),
    ("modifiable", Begin::Clause(ClauseWord::Assignable)),
    ("invariant", Begin::Invariant),
    ("inv", Begin::Invariant),
    ("assert", Begin::Statement(StatementKind::Assert)),
    ("assume", Begin::Statement(StatementKind::Assume)),
    ("also", Begin::Also),
    ("behavior", Begin::Behavior(Behavior::Any)),
    ("behaviour", Begin::Behavior(Behavior::Any)),
    ("normal_behavior", Begin::Behavior(Behavior::Normal)),
    ("normal_behaviour", Begin::Behavior(Behavior::Normal)),
    ("exceptional_behavior", Begin::Behavior(Behavior::Exceptional)),
    ("exceptional_behaviour", Begin::Behavior(Behavior::Exceptional)),
    ("public", Begin::Visibility(Visibility::Public)),
    ("protected", Begin::Visibility(Visibility::Protected)),
    ("private", Begin::Visibility(Visibility::Private)),
    ("static", Begin::Scope(Scope::Static)),
    ("instance", Begin::Scope(Scope::Instance)),
    ("non_null", Begin::Modifier(Modifier::NonNull)),
    ("nullable", Begin::Modifier(Modifier::Nullable)),
    ("pure", Begin::Modifier(Modifier::Pure)),
    ("helper", Begin::Modifier(Modifier::Helper)),
    ("spec_public", Begin::Modifier(Modifier::SpecPublic)),
    ("spec_protected", Begin::Modifier(Modifier::SpecProtected)),
    ("nullable_by_default", Begin::Modifier(Modifier::NullableByDefault)),
    ("non_null_by_default", Begin::Modifier(Modifier::NonNullByDefault)),
];

/// The modifiers that are also written as annotations, without their at-signs.
const ANNOTATIONS: &[(&str, Modifier)] = &[
    ("NonNull", Modifier::NonNull),
    ("Nullable", Modifier::Nullable),
    ("Fresh", Modifier::Fresh),
    ("Pure", Modifier::Pure),
];

/// The short forms of the 2006 paper, which a colon may follow.
pub(crate) const SHORT_FORMS: &[&str] = &["pre", "post", "inv"];

/// Words that begin clauses, declarations, statements or modifiers of JML that Kukang does not have.
const UNSUPPORTED_BEGINNINGS: &str = "
    abrupt_behavior abrupt_behaviour accessible accessible_redundantly assert_redundantly assignable_redundantly
    assume_redundantly axiom breaks callable callable_redundantly captures captures_redundantly choose choose_if
    code code_bigint_math code_java_math code_safe_math constraint constraint_redundantly constructor continues
    debug decreases decreasing decreases_redundantly diverges diverges_redundantly duration duration_redundantly
    ensures_redundantly example exceptional_example extract field for_example forall ghost havoc hence_by
    implies_that in initializer initially inline inlined_loop invariant_redundantly loop_decreases loop_invariant
    loop_invariant_redundantly loop_modifies loop_assignable maintaining maintaining_redundantly maps measured_by
    measured_by_redundantly method model model_program modifies_redundantly monitored monitors_for normal_example
    nowarn old peer post_redundantly pre_redundantly query reachable readable readonly refine refining rep
    represents represents_redundantly requires_redundantly returns secret set show signals_only_redundantly
    signals_redundantly skipesc skiprac spec_bigint_math spec_java_math spec_safe_math static_initializer two_state
    no_state uninitialized unreachable use weakly when when_redundantly working_space working_space_redundantly
    writable
";

/// The backslash words that Kukang has.
const KNOWN: &str = r"
    \result \old \fresh \typeof \type \nonnullelements \reach \nothing \everything \forall \exists \sum \num_of
    \min \max
";

/// The backslash words of JML and its dialects that Kukang does not have.
const UNSUPPORTED: &str = r"
    \TYPE \assigns \backup \bigint \bigint_math \bsum \by \choose \concat \count \declassifies \determines
    \disjoint \distinct \dl_ \duration \elemtype \empty \erases \erasure \exception \inclusive_or \index
    \infinite_union \intersect \into \inv \invariant_for \is_finite \is_infinite \is_initialized \is_nan \java_math
    \key \lbl \lblneg \lblpos \let \lockset \locset \map \measured_by \new_elems_fresh \new_objects \not_assigned
    \not_modified \not_specified \nowarn \nowarn_op \only_accessed \only_assigned \only_called \only_captured \past
    \peer \permission \post \pre \primitive \product \protects \reachLocs \readonly \real \rep \safe_math \same
    \seq \seq_concat \seq_def \seq_empty \seq_get \seq_length \seq_sub \set_minus \set_union \singleton \space
    \static_invariant_for \storeref \strictly_nothing \string \subset \such_that \unique \values \warn \warn_op
    \working_space
";

/// Words that Java keeps for itself, so that nothing else can be called so.
const RESERVED: &str = "
    _ abstract assert boolean break byte case catch char class const continue default do double else enum extends
    false final finally float for goto if implements import instanceof int interface long native new null package
    private protected public return short static strictfp super switch synchronized this throw throws transient
    true try void volatile while
";

pub(crate) fn beginning(word: &str) -> Option<Begin> {
    let known = BEGINNINGS.iter().find(|(name, _)| *name == word).map(|(_, begin)| *begin);
    known.or_else(|| has(UNSUPPORTED_BEGINNINGS, word).then_some(Begin::Unsupported))
}

/// Whether a new clause begins with this word, and not only a name of the program.
pub(crate) fn begins_clause(word: &str) -> bool {
    matches!(
        beginning(word),
        Some(
            Begin::Clause(_)
                | Begin::Invariant
                | Begin::Statement(_)
                | Begin::Also
                | Begin::Behavior(_)
                | Begin::Visibility(_)
        )
    )
}

pub(crate) fn annotation(word: &str) -> Option<Modifier> {
    ANNOTATIONS.iter().find(|(name, _)| *name == word).map(|(_, modifier)| *modifier)
}

/// How what begins so is printed.
pub(super) fn printed(begin: Begin) -> String {
    if let Some((word, _)) = BEGINNINGS.iter().find(|(_, other)| *other == begin) {
        return (*word).to_owned();
    }
    let annotation = ANNOTATIONS.iter().find(|(_, modifier)| Begin::Modifier(*modifier) == begin);
    annotation.map(|(word, _)| format!("@{word}")).unwrap_or_default()
}

pub(crate) fn beginnings() -> impl Iterator<Item = &'static str> {
    BEGINNINGS.iter().map(|(word, _)| *word).chain(UNSUPPORTED_BEGINNINGS.split_whitespace())
}

pub(super) fn annotations() -> impl Iterator<Item = &'static str> {
    ANNOTATIONS.iter().map(|(word, _)| *word)
}

pub(super) fn backslash_words() -> impl Iterator<Item = &'static str> {
    KNOWN.split_whitespace().chain(UNSUPPORTED.split_whitespace())
}

pub(super) fn is_known(word: &str) -> bool {
    has(KNOWN, word)
}

/// KeY's `\dl_…` words are as many as its users define.
pub(super) fn is_unsupported(word: &str) -> bool {
    has(UNSUPPORTED, word) || word.starts_with("\\dl_")
}

pub(super) fn quantifier(word: &str) -> Option<Quantifier> {
    Quantifier::ALL.into_iter().find(|quantifier| quantifier.word() == word)
}

/// The word that a name would be with a backslash, or in the case that Java writes it in.
pub(crate) fn value_without_backslash(name: &str) -> Option<&'static str> {
    let lower = name.to_ascii_lowercase();
    let own = ["null", "true", "false", "this"].into_iter().find(|word| *word == lower);
    own.or_else(|| KNOWN.split_whitespace().find(|word| word[1..] == lower))
}

pub(crate) fn is_reserved(word: &str) -> bool {
    has(RESERVED, word)
}

fn has(words: &str, word: &str) -> bool {
    words.split_whitespace().any(|known| known == word)
}
