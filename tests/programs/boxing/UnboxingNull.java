package boxing;

import java.util.HashMap;
import java.util.Map;

public class UnboxingNull {
    static Integer nothing() {
        return null;
    }

    static Boolean flag;

    public static void main(String[] args) {
        try {
            int i = nothing();
            System.out.println(i);
        } catch (NullPointerException e) {
            System.out.println("assignment");
        }
        try {
            if (flag) {
                System.out.println("true");
            }
        } catch (NullPointerException e) {
            System.out.println("condition");
        }
        Map<String, Integer> map = new HashMap<>();
        try {
            int sum = map.get("absent") + 1;
            System.out.println(sum);
        } catch (NullPointerException e) {
            System.out.println("addition");
        }
        Integer boxed = null;
        try {
            int chosen = map.isEmpty() ? boxed : 0;
            System.out.println(chosen);
        } catch (NullPointerException e) {
            System.out.println("conditional");
        }
        try {
            switch (boxed) {
                default:
                    System.out.println("default");
            }
        } catch (NullPointerException e) {
            System.out.println("switch");
        }
        System.out.println(boxed == null ? "null is fine unread" : "");
    }
}
