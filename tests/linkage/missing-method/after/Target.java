public class Target implements Face {
    Target() { }

    long returns() {
        return 1;
    }

    void moved() {
        System.out.println("in Target");
    }

    void kept() { }
}
