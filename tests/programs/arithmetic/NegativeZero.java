package arithmetic;

/** Negative zero equals positive zero, yet it prints, divides and combines differently. */
public class NegativeZero {
    public static void main(String[] args) {
        double zero = 0.0;
        double negative = -zero;
        System.out.println(negative);
        System.out.println(zero == negative);
        System.out.println(1 / zero);
        System.out.println(1 / negative);
        System.out.println(0.0 - zero);
        System.out.println(negative - zero);
        System.out.println(negative + zero);
        System.out.println(negative + negative);
        System.out.println(negative * -1);
        System.out.println(-1 * zero);
        System.out.println(negative % 5);
        System.out.println(-5.0 % 5);
        System.out.println(Math.min(zero, negative));
        System.out.println(Math.max(negative, zero));
        System.out.println(Math.sqrt(negative));
        System.out.println(Math.abs(negative));
        System.out.println(Double.doubleToLongBits(negative));
        System.out.println((int) negative);
        float zeroFloat = 0f;
        float negativeFloat = -zeroFloat;
        System.out.println(negativeFloat);
        System.out.println(1 / negativeFloat);
        System.out.println(negativeFloat - zeroFloat);
        System.out.println(zeroFloat == negativeFloat);
        System.out.println(Float.floatToIntBits(negativeFloat));
        System.out.println((double) negativeFloat);
        System.out.println((float) negative);
    }
}
