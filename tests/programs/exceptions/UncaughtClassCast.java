package exceptions;

/** A failed cast between the program's own classes names the loader of both. */
public class UncaughtClassCast {
    static class Apple { }

    static class Pear { }

    public static void main(String[] args) {
        Object fruit = args.length == 0 ? new Apple() : new Pear();
        Pear pear = (Pear) fruit;
        System.out.println(pear);
    }
}
