package types;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class CloneObjects {
    static class Sheep implements Cloneable {
        int age;
        final int[] marks;
        List<String> names = new ArrayList<>();

        Sheep(int age, int... marks) {
            this.age = age;
            this.marks = marks;
        }

        @Override
        public Sheep clone() {
            try {
                Sheep s = (Sheep) super.clone();
                s.names = new ArrayList<>(names);
                return s;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class BlackSheep extends Sheep {
        final String secret = "s".repeat(2);

        BlackSheep() {
            super(1, 1, 2);
            System.out.println("constructor runs once");
        }
    }

    static class Rock {
        Object copy() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    public static void main(String[] args) {
        int[] a = {1, 2};
        int[] b = a.clone();
        b[0] = 9;
        System.out.println(a[0] + " " + b[0]);
        int[][] rows = {{1}, {2}};
        int[][] shallow = rows.clone();
        shallow[0][0] = 5;
        shallow[1] = new int[] {6};
        System.out.println(Arrays.deepToString(rows) + " " + Arrays.deepToString(shallow));
        Sheep dolly = new BlackSheep();
        dolly.names.add("dolly");
        Sheep copy = dolly.clone();
        copy.names.add("molly");
        copy.age = 7;
        copy.marks[0] = 99;
        System.out.println(dolly.age + " " + dolly.marks[0] + " " + dolly.names + " " + copy.names + " " + (copy.getClass() == dolly.getClass()) + " " + ((BlackSheep) copy).secret);
        try {
            new Rock().copy();
        } catch (CloneNotSupportedException e) {
            System.out.println(e.getMessage());
        }
        ArrayList<int[]> list = new ArrayList<>(List.of(a));
        Object cloned = list.clone();
        System.out.println(cloned.equals(list) + " " + (cloned == list));
    }
}
