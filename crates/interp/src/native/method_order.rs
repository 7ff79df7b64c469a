//! The order in which `getDeclaredMethods` and `getDeclaredConstructors` list things.
//!
//! The JDK promises none, but programs print what they get. HotSpot sorts the methods of a class by the addresses of their
//! names, with a quicksort that swaps equals, so overloads and constructors come out in an order that is odd but always the
//! same. The addresses are close to the order in which names turn up: those that HotSpot itself uses, among them
//! `<init>`, and then the others as class files have them. Names that are in HotSpot's archive of prepared classes come
//! earlier; which ones these are is not known here.

use program::{MethodId, Program};
use rustc_hash::FxHashMap;

/// The methods of a class, given in the order of its class file, as HotSpot orders them.
pub fn hotspot_order(program: &Program, methods: &[MethodId]) -> Vec<MethodId> {
    let mut ranks = FxHashMap::default();
    let mut rank = |id: MethodId| {
        let name = program.method(id).name;
        let next = ranks.len() + 2;
        match program.text(name) {
            "<init>" => 0,
            "<clinit>" => 1,
            _ => *ranks.entry(name).or_insert(next),
        }
    };
    let mut ranked: Vec<(usize, MethodId)> = methods.iter().map(|&id| (rank(id), id)).collect();
    sort(&mut ranked);
    ranked.into_iter().map(|(_, id)| id).collect()
}

/// HotSpot's `QuickSort`, from `utilities/quickSort.hpp`. Which elements it swaps is the point.
fn sort<T: Copy>(elements: &mut [(usize, T)]) {
    let length = elements.len();
    if length < 2 {
        return;
    }
    let (middle, last) = (length / 2, length - 1);
    for (low, high) in [(0, middle), (0, last), (middle, last)] {
        if elements[low].0 > elements[high].0 {
            elements.swap(low, high);
        }
    }
    // Up to three elements are in order by now.
    if length < 4 {
        return;
    }
    let split = partition(elements, elements[middle].0) + 1;
    let (left, right) = elements.split_at_mut(split);
    sort(left);
    sort(right);
}

/// Moves what is smaller than the pivot to the left and returns the last place of the left part. The pivot's being
/// among the elements keeps both searches inside.
fn partition<T: Copy>(elements: &mut [(usize, T)], pivot: usize) -> usize {
    let (mut left, mut right) = (0, elements.len() - 1);
    loop {
        while elements[left].0 < pivot {
            left += 1;
        }
        while elements[right].0 > pivot {
            right -= 1;
        }
        if left >= right {
            return right;
        }
        elements.swap(left, right);
        left += 1;
        right -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(ranks: &[usize]) -> Vec<usize> {
        let mut elements: Vec<(usize, usize)> = ranks.iter().copied().zip(0..).collect();
        sort(&mut elements);
        elements.into_iter().map(|(_, place)| place).collect()
    }

    #[test]
    fn three_constructors_stay_and_four_turn_round() {
        assert_eq!(sorted(&[0, 0, 0]), [0, 1, 2]);
        assert_eq!(sorted(&[0, 0, 0, 0]), [3, 2, 1, 0]);
    }

    #[test]
    fn the_ranks_end_up_in_order() {
        let ranks = [5, 2, 2, 9, 0, 7, 2, 1, 9, 3];
        let order = sorted(&ranks);
        assert!(order.windows(2).all(|pair| ranks[pair[0]] <= ranks[pair[1]]), "{order:?}");
    }

    #[test]
    fn constructors_before_two_other_methods_stay() {
        assert_eq!(sorted(&[0, 0, 2, 3]), [0, 1, 2, 3]);
    }
}
