package algorithms;

public class Sieve {
    public static void main(String[] args) {
        int limit = 10_000;
        boolean[] composite = new boolean[limit + 1];
        int count = 0;
        long sum = 0;
        int last = 0;
        int widest = 0;
        for (int i = 2; i <= limit; i++) {
            if (composite[i]) {
                continue;
            }
            count++;
            sum += i;
            widest = Math.max(widest, i - last);
            last = i;
            for (int j = i * i; j <= limit; j += i) {
                composite[j] = true;
            }
        }
        System.out.println(count + " primes, sum " + sum + ", last " + last + ", widest gap " + widest);
        StringBuilder twins = new StringBuilder();
        for (int i = 3; i < 120; i += 2) {
            if (!composite[i] && !composite[i + 2]) {
                twins.append(i).append('/').append(i + 2).append(' ');
            }
        }
        System.out.println(twins.toString().trim());
    }
}
