package algorithms;

import java.util.ArrayDeque;
import java.util.Deque;

public class TapeInterpreter {
    static String run(String program, String input) {
        int[] jump = new int[program.length()];
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < program.length(); i++) {
            if (program.charAt(i) == '[') {
                open.push(i);
            } else if (program.charAt(i) == ']') {
                if (open.isEmpty()) {
                    throw new IllegalArgumentException("unmatched ] at " + i);
                }
                jump[i] = open.pop();
                jump[jump[i]] = i;
            }
        }
        if (!open.isEmpty()) {
            throw new IllegalArgumentException("unmatched [ at " + open.peek());
        }
        byte[] tape = new byte[300];
        int at = 0;
        int read = 0;
        StringBuilder out = new StringBuilder();
        for (int pc = 0; pc < program.length(); pc++) {
            switch (program.charAt(pc)) {
                case '>' -> at++;
                case '<' -> at--;
                case '+' -> tape[at]++;
                case '-' -> tape[at]--;
                case '.' -> out.append((char) (tape[at] & 0xff));
                case ',' -> tape[at] = read < input.length() ? (byte) input.charAt(read++) : 0;
                case '[' -> pc = tape[at] == 0 ? jump[pc] : pc;
                case ']' -> pc = tape[at] != 0 ? jump[pc] : pc;
                default -> { }
            }
        }
        return out.toString();
    }

    public static void main(String[] args) {
        System.out.println(run("++++++++[>+++++++++<-]>.>++++++[>+++++<-]>+++.", ""));
        System.out.println(run(",[.,]", "echo"));
        System.out.println(run(">,[>,]<[.<]", "reverse"));
        System.out.println(run(",>,<[->+<]>.", "!#"));
        System.out.println((int) run("-.", "").charAt(0));
        for (String bad : new String[] {"[[]", "+]", "<+"}) {
            try {
                run(bad, "");
            } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
