package strings;

public class CharacterClasses {
    public static void main(String[] args) {
        int[] points = {'a', 'Z', '5', ' ', '_', '$', '\n', 0x00e9, 0x00df, 0x0130, 0x0663, 0x2003, 0x4e2d, 0x1d400, 0x1f600, 0xd800, 0xffff};
        for (int p : points) {
            StringBuilder b = new StringBuilder(Integer.toHexString(p));
            b.append(Character.isLetter(p) ? " letter" : "");
            b.append(Character.isDigit(p) ? " digit" + Character.digit(p, 10) : "");
            b.append(Character.isUpperCase(p) ? " upper" : "");
            b.append(Character.isLowerCase(p) ? " lower" : "");
            b.append(Character.isWhitespace(p) ? " white" : "");
            b.append(Character.isSpaceChar(p) ? " space" : "");
            b.append(Character.isJavaIdentifierStart(p) ? " start" : "");
            b.append(Character.isJavaIdentifierPart(p) ? " part" : "");
            b.append(Character.isISOControl(p) ? " control" : "");
            b.append(" type=").append(Character.getType(p));
            b.append(" up=").append(Integer.toHexString(Character.toUpperCase(p)));
            b.append(" low=").append(Integer.toHexString(Character.toLowerCase(p)));
            System.out.println(b);
        }
        System.out.println(Character.digit('f', 16) + " " + Character.digit('g', 16) + " " + Character.forDigit(11, 16)
                + " " + Character.getNumericValue('Z'));
    }
}
