/** Loops over int, long and double, with calls of small static methods. */
public class Arithmetic {
    public static void main(String[] arguments) {
        System.out.println(primes(200_000));
        System.out.println(collatz(90_000));
        System.out.println(integral(3_000_000));
        System.out.println(fibonacci(30));
    }

    static int primes(int limit) {
        int count = 0;
        for (int candidate = 2; candidate < limit; candidate++) {
            if (isPrime(candidate)) {
                count++;
            }
        }
        return count;
    }

    static boolean isPrime(int candidate) {
        for (int divisor = 2; divisor * divisor <= candidate; divisor++) {
            if (candidate % divisor == 0) {
                return false;
            }
        }
        return true;
    }

    static long collatz(int limit) {
        long steps = 0;
        for (int start = 1; start < limit; start++) {
            for (long number = start; number != 1; number = next(number)) {
                steps++;
            }
        }
        return steps;
    }

    static long next(long number) {
        return (number & 1) == 0 ? number >> 1 : 3 * number + 1;
    }

    static double integral(int steps) {
        double sum = 0;
        for (int step = 0; step < steps; step++) {
            sum += height((step + 0.5) / steps) / steps;
        }
        return sum;
    }

    static double height(double x) {
        return 4 / (1 + x * x);
    }

    static int fibonacci(int index) {
        return index < 2 ? index : fibonacci(index - 1) + fibonacci(index - 2);
    }
}
