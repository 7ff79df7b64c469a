package arithmetic;

/** A char is an unsigned number that promotes to int, so concatenation and addition pick different overloads. */
public class CharArithmetic {
    public static void main(String[] args) {
        char a = 'a';
        char b = 'b';
        System.out.println(a + b);
        System.out.println("" + a + b);
        System.out.println(a + b + "");
        System.out.println((char) (a + 1));
        System.out.println(a < b);
        System.out.println(b - a);
        System.out.println(-a);
        System.out.println(~a);
        System.out.println(+a);
        char digit = '7';
        int value = digit - '0';
        System.out.println(value);
        boolean yes = a == 97;
        System.out.println(yes);
        System.out.println(true ? a : 0);
        int zero = 0;
        System.out.println(yes ? a : zero);
        System.out.println(yes ? a : 'c');
        System.out.println(yes ? null : 'c');
        for (char c = 'x'; c <= 'z'; c++) {
            System.out.print(c);
        }
        System.out.println();
        char wrapped = (char) -1;
        System.out.println((int) wrapped);
        System.out.println((short) wrapped);
        System.out.println((byte) 'é');
        int sum = 0;
        for (char c : "checksum".toCharArray()) {
            sum = sum * 31 + c;
        }
        System.out.println(sum == "checksum".hashCode());
        System.out.println(sum);
    }
}
