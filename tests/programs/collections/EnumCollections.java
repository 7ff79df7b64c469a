package collections;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

public class EnumCollections {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    public static void main(String[] args) {
        EnumSet<Day> weekend = EnumSet.of(Day.SUN, Day.SAT);
        System.out.println(weekend + " " + EnumSet.complementOf(weekend) + " " + EnumSet.range(Day.TUE, Day.THU)
                + " " + EnumSet.allOf(Day.class).size() + " " + EnumSet.noneOf(Day.class));
        weekend.add(Day.MON);
        weekend.removeAll(EnumSet.of(Day.SAT));
        System.out.println(weekend + " " + weekend.contains(Day.SAT) + " " + weekend.contains(null));
        EnumMap<Day, String> map = new EnumMap<>(Day.class);
        map.put(Day.FRI, "fish");
        map.put(Day.MON, null);
        map.put(Day.WED, "soup");
        System.out.println(map + " " + map.containsKey(Day.MON) + " " + map.get(Day.TUE) + " " + map.size());
        for (Map.Entry<Day, String> e : map.entrySet()) {
            e.setValue(e.getKey().name().toLowerCase(java.util.Locale.ROOT));
        }
        map.remove(Day.WED);
        System.out.println(map.keySet() + " " + map.values());
        try {
            map.put(null, "x");
        } catch (NullPointerException e) {
            System.out.println("no null key");
        }
    }
}
