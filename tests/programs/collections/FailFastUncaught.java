package collections;

import java.util.ArrayList;
import java.util.List;

public class FailFastUncaught {
    public static void main(String[] args) {
        List<String> list = new ArrayList<>(List.of("a", "b", "c"));
        for (String s : list) {
            System.out.println(s);
            list.add(s + s);
        }
        System.out.println("never reached");
    }
}
