package collections;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.WeakHashMap;

public class IdentityAndWeakKeys {
    public static void main(String[] args) {
        String one = new String("key");
        String two = new String("key");
        Map<String, Integer> identity = new IdentityHashMap<>();
        identity.put(one, 1);
        identity.put(two, 2);
        System.out.println(identity.size() + " " + identity.get(one) + " " + identity.get(two) + " " + identity.get("key"));
        identity.remove(one);
        System.out.println(identity + " " + identity.containsKey(two) + " " + identity.containsKey(one));
        Object[] keys = new Object[100];
        Map<Object, Integer> many = new IdentityHashMap<>(4);
        for (int i = 0; i < keys.length; i++) {
            keys[i] = new Object();
            many.put(keys[i], i);
        }
        int sum = 0;
        for (Object k : keys) {
            sum += many.get(k);
        }
        System.out.println(many.size() + " " + sum);
        Map<String, Integer> weak = new WeakHashMap<>();
        weak.put(one, 1);
        weak.put(null, 0);
        System.out.println(weak.get(two) + " " + weak.get(null) + " " + weak.size() + " " + weak.remove("key") + " " + weak);
        System.out.println(one.length());
    }
}
