//! How many paths there are: against the exact numbers for search trees, against Table 1 of the 2011 article on lazy,
//! lazier and lazier# initialization, against counts made by hand, and against themselves for any number of workers.
//!
//! `KUKANG_BLESS=1 cargo test -p kukang --test counts` writes our columns of `tests/counts/table1.csv` anew; read the
//! difference before you believe it.

#[path = "../src/annotations.rs"]
mod annotations;
#[path = "support/subjects.rs"]
mod subjects;
mod support;

#[path = "support/counts/article_programs.rs"]
mod article_programs;
#[path = "support/counts/bounds.rs"]
mod bounds;
#[path = "support/counts/search_trees.rs"]
mod search_trees;
#[path = "support/counts/table1.rs"]
mod table1;
#[path = "support/counts/workers.rs"]
mod workers;
