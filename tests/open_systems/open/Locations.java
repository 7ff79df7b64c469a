package open;

import kukang.Kukang;
import kukang.contracts.*;

/** What a call by contract may assign to: locations mean what they meant before it, and everything is everything. */
class Locations {
    static class Stack {
        int size;
        int[] elements;
        int mark;
        Stack below;

        //@ requires elements != null && 0 <= size && size < elements.length;
        //@ assignable size, elements[size];
        //@ ensures size == \old(size) + 1;
        void openPush() {
        }

        //@ requires below != null;
        //@ assignable below, below.mark;
        //@ ensures below == null;
        void openDrop() {
        }

        //@ requires elements != null;
        //@ assignable elements, elements[*];
        //@ ensures elements == null;
        void openFree() {
        }

        //@ requires below != null && below.below != null;
        //@ assignable below, below.below.mark;
        //@ ensures below == this;
        void openTurn() {
        }

        //@ requires n > 0;
        //@ assignable below, below.mark;
        //@ ensures below == this;
        //@ also
        //@ requires n > 5 && below != null;
        //@ assignable below.mark, below;
        void openCases(int n) {
        }
    }

    static class Bounded extends Stack {
        int limit;
    }

    abstract static class Shape {
        int area;
    }

    static class Square extends Shape {
    }

    static class Circle extends Shape {
    }

    enum Colour {
        RED,
        GREEN
    }

    interface Paint {
    }

    enum Plain implements Paint {
        MATT,
        GLOSSY
    }

    static class Mixed implements Paint {
        int parts;
    }

    /** Nobody implements it. */
    interface Unknown {
        //@ assignable this.*;
        void act();
    }

    int own;
    static int count;

    //@ ensures true;
    static void openEverything() {
    }

    //@ assignable \nothing;
    Colour openColour() {
        return null;
    }

    //@ assignable \nothing;
    Paint openPaint() {
        return null;
    }

    //@ requires stack.elements != null && stack.elements.length == 2 && stack.size == 0;
    void failsPushed(@NonNull Stack stack) {
        int first = stack.elements[0];
        stack.openPush();
        Kukang.check(stack.elements[0] == first);
    }

    //@ requires stack.elements != null && stack.elements.length == 2 && stack.size == 0;
    void holdsAboveThePushed(@NonNull Stack stack) {
        int second = stack.elements[1];
        stack.openPush();
        Kukang.check(stack.elements[1] == second);
    }

    void failsDropped(@NonNull Stack stack) {
        Stack below = stack.below;
        if (below != null) {
            int mark = below.mark;
            stack.openDrop();
            Kukang.check(below.mark == mark);
        }
    }

    void holdsBesideTheDropped(@NonNull Stack stack) {
        Stack below = stack.below;
        if (below != null && below != stack) {
            int mark = stack.mark;
            stack.openDrop();
            Kukang.check(stack.mark == mark);
        }
    }

    //@ requires stack.elements != null && stack.elements.length == 2;
    void failsFreed(@NonNull Stack stack) {
        int[] elements = stack.elements;
        int second = elements[1];
        stack.openFree();
        Kukang.check(elements[1] == second);
    }

    //@ requires stack.below != null && stack.below.below != null && stack.below.below != stack;
    void holdsBesideTheTurned(@NonNull Stack stack) {
        int mark = stack.mark;
        stack.openTurn();
        Kukang.check(stack.mark == mark);
    }

    //@ requires stack.below != null && stack.below.below != null;
    //@ assignable stack.below, stack.below.below.mark;
    void holdsFrame(@NonNull Stack stack) {
        stack.openTurn();
    }

    //@ requires stack.below != null && stack.below.below != null;
    //@ assignable stack.below, stack.below.mark;
    void failsFrame(@NonNull Stack stack) {
        stack.openTurn();
    }

    /** Each case names what it was before the call, and assigns to what leads there. */
    //@ requires stack.below != null && stack.below != stack;
    void failsCases(@NonNull Stack stack) {
        Stack below = stack.below;
        int mark = below.mark;
        stack.openCases(6);
        Kukang.check(below.mark == mark);
    }

    //@ requires stack.below != null && stack.below != stack;
    void holdsCases(@NonNull Stack stack) {
        int mark = stack.mark;
        stack.openCases(6);
        Kukang.check(stack.mark == mark);
    }

    void failsEverythingOfAnyClass(@NonNull Stack stack) {
        int mark = stack.mark;
        openEverything();
        Kukang.check(stack.mark == mark);
    }

    void failsEverythingThatWasWritten(@NonNull Stack stack) {
        stack.mark = 4;
        openEverything();
        Kukang.check(stack.mark == 4);
    }

    void failsEverythingOfASubclass(@NonNull Stack stack) {
        int mark = stack.mark;
        openEverything();
        if (stack instanceof Bounded) {
            Kukang.check(stack.mark == mark);
        }
    }

    void failsEverythingAbstract(@NonNull Shape shape) {
        int area = shape.area;
        openEverything();
        Kukang.check(shape.area == area);
    }

    void failsEverythingOfThis() {
        int before = own;
        openEverything();
        Kukang.check(own == before);
    }

    //@ ensures stack.mark == \old(stack.mark);
    void failsEverythingSinceTheBeginning(@NonNull Stack stack) {
        openEverything();
    }

    void holdsFieldsOfWhatNobodyImplements(@NonNull Unknown unknown) {
        int before = own;
        unknown.act();
        Kukang.check(own == before);
    }

    void failsBesideWhatNobodyImplements(@NonNull Unknown unknown) {
        unknown.act();
        Kukang.check(own == 0);
    }

    //@ assignable \nothing;
    static void failsFrameOfNothing() {
        openEverything();
    }

    //@ assignable stack.*;
    static void failsFrameOfNull(Stack stack) {
        openEverything();
    }

    //@ assignable stack.*, stack.elements[*];
    static void failsFrameOfStaticFields(Stack stack) {
        count = 1;
    }

    //@ assignable \everything;
    static void holdsFrameOfEverything() {
        openEverything();
    }

    void holdsColour() {
        Colour colour = openColour();
        Kukang.check(colour == null || colour == Colour.RED || colour == Colour.GREEN);
    }

    void failsColour() {
        Colour colour = openColour();
        Kukang.check(colour == null || colour == Colour.RED);
    }

    void holdsPaint() {
        Paint paint = openPaint();
        if (paint instanceof Plain) {
            Kukang.check(paint == Plain.MATT || paint == Plain.GLOSSY);
        }
    }

    void failsPaint(Mixed mixed) {
        Paint paint = openPaint();
        Kukang.check(mixed == null || paint != mixed);
    }

    void failsPaintNotMetBefore() {
        Paint paint = openPaint();
        if (paint instanceof Mixed) {
            Kukang.check(((Mixed) paint).parts == 0);
        }
    }
}

class LocationsOfASubclass extends Locations {
}
