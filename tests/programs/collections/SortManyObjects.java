package collections;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;

public class SortManyObjects {
    record Card(int rank, int serial) {
    }

    public static void main(String[] args) {
        Random r = new Random(11);
        Card[] cards = new Card[200];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = new Card(r.nextInt(10), i);
        }
        Arrays.sort(cards, Comparator.comparingInt(Card::rank));
        boolean stable = true;
        for (int i = 1; i < cards.length; i++) {
            if (cards[i - 1].rank() == cards[i].rank()) {
                stable &= cards[i - 1].serial() < cards[i].serial();
            } else {
                stable &= cards[i - 1].rank() < cards[i].rank();
            }
        }
        System.out.println(stable + " " + cards[0] + " " + cards[199]);
        Integer[] runs = new Integer[150];
        for (int i = 0; i < runs.length; i++) {
            runs[i] = i < 50 ? i * 2 : i < 100 ? 200 - i : i * 3 % 97;
        }
        Arrays.sort(runs);
        System.out.println(Arrays.toString(Arrays.copyOfRange(runs, 60, 75)));
        String[] words = "pear fig apple kiwi date plum lime".split(" ");
        Arrays.sort(words, 1, 6, Comparator.reverseOrder());
        System.out.println(Arrays.toString(words));
        try {
            Arrays.sort(new Object[] {1, "x", 2});
        } catch (ClassCastException e) {
            System.out.println("mixed types");
        }
        Integer[] bad = new Integer[500];
        for (int i = 0; i < bad.length; i++) {
            bad[i] = i * 7919 % 503;
        }
        Random coin = new Random(5);
        try {
            Arrays.sort(bad, (a, b) -> coin.nextInt(3) - 1);
            System.out.println("not noticed");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
