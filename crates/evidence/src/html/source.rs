//! A source file with what the paths have covered of it, line by line.

use super::text::escaped;
use crate::count::counted;
use explore::{BranchSite, BranchTaken, MethodBranches};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Lines around a method that are shown of a long file.
const AROUND: usize = 12;
/// Files of no more lines are shown whole.
const WHOLE: usize = 400;

/// A source file and the code that was compiled from it.
pub struct SourceView<'a> {
    pub name: &'a str,
    pub text: &'a str,
    /// The methods of the classes in it.
    pub methods: &'a [MethodBranches],
    pub taken: &'a BTreeSet<BranchTaken>,
    /// What only paths took that came to no end of the method.
    pub begun: &'a BTreeSet<BranchTaken>,
    /// The method that was checked, by the lines of its code.
    pub target: Vec<u16>,
    /// Lines that violations point to, with the paths that do.
    pub violated: &'a BTreeMap<u32, Vec<usize>>,
}

/// What is known of the branches of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Covered {
    All,
    Some,
    None,
}

impl SourceView<'_> {
    /// How many ways out of branches there are in methods that some path came through, and how many of them were taken.
    pub fn totals(&self) -> (usize, usize) {
        self.reached()
            .flat_map(|of| of.sites.iter().map(|site| self.ways(of, site)))
            .fold((0, 0), |sum, (taken, all)| (sum.0 + taken, sum.1 + all))
    }

    /// The methods in which some branch was taken.
    fn reached(&self) -> impl Iterator<Item = &MethodBranches> {
        self.methods.iter().filter(|of| {
            self.taken.iter().chain(self.begun).any(|taken| taken.method == of.method) || self.is_target(of)
        })
    }

    fn is_target(&self, of: &MethodBranches) -> bool {
        !self.target.is_empty() && of.lines == self.target
    }

    fn ways(&self, of: &MethodBranches, site: &BranchSite) -> (usize, usize) {
        let is_taken =
            |to: &&u16| self.taken.contains(&BranchTaken { method: of.method.clone(), offset: site.offset, to: **to });
        (site.ways.iter().filter(is_taken).count(), site.ways.len())
    }

    /// The lines with branches in methods that were reached: ways taken, ways in all.
    pub fn lines(&self) -> BTreeMap<u16, (usize, usize)> {
        let mut lines: BTreeMap<u16, (usize, usize)> = BTreeMap::new();
        for of in self.reached() {
            for site in &of.sites {
                let (taken, all) = self.ways(of, site);
                if let Some(line) = site.line {
                    let sum = lines.entry(line).or_default();
                    *sum = (sum.0 + taken, sum.1 + all);
                }
            }
        }
        lines
    }

    /// How many ways out of the branches of a line only paths took that came to no end.
    fn begun_in(&self, line: usize) -> usize {
        let of_line = |of: &MethodBranches, taken: &BranchTaken| {
            let is_it = |site: &&BranchSite| site.offset == taken.offset && site.line.map(usize::from) == Some(line);
            of.method == taken.method && of.sites.iter().any(|site| is_it(&site))
        };
        self.begun.iter().filter(|taken| self.methods.iter().any(|of| of_line(of, taken))).count()
    }

    pub fn render(&self) -> String {
        let branches = self.lines();
        let total = self.text.lines().count();
        let (first, last) = self.shown(&branches, total);
        let mut out = format!(
            "<table class=\"source\"><caption>{}{}</caption><thead><tr><th scope=\"col\">line</th><th scope=\"col\">branches\
             </th><th scope=\"col\">code</th></tr></thead><tbody>",
            escaped(self.name),
            if first > 1 || last < total { format!(", lines {first} to {last}") } else { String::new() }
        );
        for (place, line) in self.text.lines().enumerate().skip(first - 1).take(last + 1 - first) {
            self.line(place + 1, line, &branches, &mut out);
        }
        out.push_str("</tbody></table>");
        out
    }

    /// Which lines to show: those of the methods that were reached, if the file is long.
    fn shown(&self, branches: &BTreeMap<u16, (usize, usize)>, total: usize) -> (usize, usize) {
        let wanted = || {
            let violated = self.violated.keys().map(|line| *line as usize);
            branches.keys().chain(&self.target).map(|line| usize::from(*line)).chain(violated)
        };
        if total <= WHOLE {
            return (1, total);
        }
        let first = wanted().min().unwrap_or(1).saturating_sub(AROUND).max(1);
        let last = (wanted().max().unwrap_or(WHOLE) + AROUND).min(total);
        (first.min(last), last.min(first + 4 * WHOLE))
    }

    fn line(&self, number: usize, line: &str, branches: &BTreeMap<u16, (usize, usize)>, out: &mut String) {
        let known = u16::try_from(number).ok().and_then(|number| branches.get(&number));
        let (class, mark) = match known {
            None => ("", String::new()),
            Some(&(taken, all)) => {
                let (class, sign) = match covered(taken, all) {
                    Covered::All => ("full", "✓"),
                    Covered::Some => ("part", "◐"),
                    Covered::None => ("none", "✗"),
                };
                let mut words =
                    format!("{taken} of {} out of the branches of this line were taken", counted(all as u64, "way"));
                let begun = self.begun_in(number);
                let cut = match begun {
                    0 => String::new(),
                    _ => {
                        words += &format!(", {begun} more only by paths that were cut or given up");
                        format!("<span class=\"cut\"> +{begun} cut</span>")
                    }
                };
                (
                    class,
                    format!(
                        "<span title=\"{words}\">{sign} {taken}/{all}<span class=\"hidden\"> ways taken</span>{cut}</span>"
                    ),
                )
            }
        };
        let violated = self.violated.get(&(number as u32));
        let links: String = violated
            .into_iter()
            .flatten()
            .take(4)
            .map(|path| format!(" <a class=\"chip bad\" href=\"#path-{path}\">path {path} fails here</a>"))
            .collect();
        let class = if violated.is_some() { format!("{class} violated") } else { class.to_owned() };
        let _ = write!(
            out,
            "<tr id=\"line-{number}\" class=\"{class}\"><th scope=\"row\">{number}</th><td class=\"mark\">{mark}</td>\
             <td class=\"code\"><code>{}</code>{links}</td></tr>",
            escaped(line)
        );
    }
}

fn covered(taken: usize, all: usize) -> Covered {
    match taken {
        0 => Covered::None,
        _ if taken == all => Covered::All,
        _ => Covered::Some,
    }
}
