package null_parameter;

public class Names {
    static class Name {
        int length;
        Name next;
    }

    static int length(Name name) {
        return name.length;
    }

    static int second(Name name) {
        return name.next.length;
    }

    static int sum(int[] numbers) {
        int sum = 0;
        for (int number : numbers) {
            sum += number;
        }
        return sum;
    }
}
