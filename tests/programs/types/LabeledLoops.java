package types;

public class LabeledLoops {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) {
                    continue outer;
                }
                if (i == 3) {
                    break outer;
                }
                b.append(i).append(j).append(' ');
            }
        }
        System.out.println(b);
        int n = 0;
        loop:
        while (true) {
            switch (n++) {
                case 2:
                    continue loop;
                case 5:
                    break loop;
                default:
                    break;
            }
            System.out.print(n + " ");
        }
        System.out.println();
        block: {
            if (n == 6) {
                break block;
            }
            System.out.println("skipped");
        }
        int k = 10;
        do {
            k -= 3;
            if (k == 4) {
                continue;
            }
            System.out.print(k + " ");
        } while (k > 0);
        System.out.println();
        retry:
        for (int attempt = 1;; attempt++) {
            try {
                if (attempt < 3) {
                    continue retry;
                }
                break retry;
            } finally {
                System.out.print("f" + attempt + " ");
            }
        }
        System.out.println();
        for (int i = 0, j = 10; i < j; i += 3, j--) {
            System.out.print(i + "/" + j + " ");
        }
        System.out.println();
    }
}
