//! What is printed reads as the same again.

mod support;

use contract::Code;
use contract::syntax::{
    ClauseKind, Parentheses, parse_clause, parse_contract, parse_expression, print_contract, print_expression,
};
use proptest::prelude::*;
use support::generate;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn expressions(expression in generate::expression()) {
        for parentheses in [Parentheses::Needed, Parentheses::All] {
            let text = print_expression(&expression, parentheses);
            let again = parse_expression(&text).map_err(|problem| problem.in_file("E", &text).render());
            prop_assert_eq!(again, Ok(expression.clone()), "{}", text);
        }
    }

    #[test]
    fn contracts(contract in generate::contract()) {
        let text = print_contract(&contract, Parentheses::Needed);
        let again = parse_contract(&text);
        // Random contracts speak of results where there are none.
        let wrong = again.problems.iter().find(|problem| !matches!(problem.code, Code::Misplaced | Code::Contradiction));
        prop_assert_eq!(wrong, None, "{}", text);
        prop_assert_eq!(again.value, contract, "{}", text);
    }

    #[test]
    fn spans_enclose_what_they_are_about(expression in generate::expression()) {
        let text = print_expression(&expression, Parentheses::Needed);
        let read = parse_expression(&text).expect("it is correct");
        prop_assert_eq!(read.span.of(&text), text.as_str());
        let mut inside = vec![&read];
        while let Some(outer) = inside.pop() {
            for child in outer.children() {
                prop_assert!(outer.span.start <= child.span.start && child.span.end <= outer.span.end);
                let alone = parse_expression(child.span.of(&text));
                // `super` and the parts of a domain are no expressions by themselves.
                prop_assert!(alone.is_err() || alone.as_ref() == Ok(child), "{} in {}", child.span.of(&text), text);
                inside.push(child);
            }
        }
    }
}

#[test]
fn clauses_of_annotations_have_no_word_and_no_semicolon() {
    use contract::syntax::ClauseWord;
    let read = parse_clause(ClauseWord::Signals, "(Exception e) e != null");
    assert!(matches!(read, Ok(ClauseKind::Signals { variable: Some(_), condition: Some(_), .. })), "{read:?}");
    assert!(parse_clause(ClauseWord::Assignable, "this.x, a[0..n], b.*").is_ok());
    assert_eq!(parse_clause(ClauseWord::Requires, "a;").map_err(|problems| problems[0].code), Err(Code::Syntax));
    assert_eq!(
        parse_clause(ClauseWord::Requires, "\\result").map_err(|problems| problems[0].code),
        Err(Code::Misplaced)
    );
}
