package instructions;

/**
 * A method whose branches span more than 32 KiB of code, so they cannot be written with two-byte offsets.
 * The compiler copies a finally block to each exit of its try, so nesting them doubles the code at every level.
 */
public class LongJumps {
    static int trace = 0;

    static void step(int amount) {
        trace = trace * 31 + amount;
    }

    static int run(int limit) {
        int rounds = 0;
        while (rounds < limit) {
            rounds++;
            if (rounds == 3) {
                continue;
            }
            if (rounds == 6) {
                break;
            }
            try {
                step(1);
            } finally {
                try {
                    step(2);
                } finally {
                    try {
                        step(3);
                    } finally {
                        try {
                            step(4);
                        } finally {
                            try {
                                step(5);
                            } finally {
                                try {
                                    step(6);
                                } finally {
                                    try {
                                        step(7);
                                    } finally {
                                        try {
                                            step(8);
                                        } finally {
                                            try {
                                                step(9);
                                            } finally {
                                                trace ^= rounds * 1_000_003 + limit;
                                                trace += rounds > 2 ? trace >>> 7 : trace << 3;
                                                step(rounds * limit - 77_777);
                                                step(trace % 1000 + 123_456);
                                                step(limit);
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        return rounds;
    }

    public static void main(String[] args) {
        System.out.println(run(2) + " " + trace);
        System.out.println(run(5) + " " + trace);
        System.out.println(run(10) + " " + trace);
        System.out.println(run(0) + " " + trace);
    }
}
