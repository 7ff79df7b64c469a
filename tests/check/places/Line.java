package places;

class Above { static void put(Object[] values) { values[0] = null; } static int take(int n) { return n; }
    static int put(int n) { return n; }
}
class Line { /*@ non_null @*/ Object held = this; int take() { return 1; } void put(Object given) { held = given; } }
