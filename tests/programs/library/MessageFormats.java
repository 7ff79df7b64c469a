package library;

import java.text.ChoiceFormat;
import java.text.MessageFormat;
import java.text.ParseException;
import java.util.Arrays;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

/** Messages with numbered arguments. */
public class MessageFormats {
    public static void main(String[] args) throws ParseException {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        System.out.println(MessageFormat.format("{1} before {0}, {2}", "a", "b", null));
        System.out.println(new MessageFormat("{0,number} {0,number,integer} {0,number,percent} {0,number,#.##}", Locale.US)
                .format(new Object[] {1234.5678}));
        System.out.println(new MessageFormat("{0,number} {0,number,currency}", Locale.GERMANY).format(new Object[] {1234.5}));
        System.out.println(new MessageFormat("{0,date,yyyy-MM-dd} {0,time,HH:mm}", Locale.US).format(new Object[] {new Date(0)}));
        System.out.println(new MessageFormat("{0,date,long}", Locale.US).format(new Object[] {new Date(0)}));
        MessageFormat files = new MessageFormat("There {0,choice,0#are no files|1#is one file|1<are {0,number,integer} files}.", Locale.US);
        for (int n : new int[] {0, 1, 2, 1273}) {
            System.out.println(files.format(new Object[] {n}));
        }
        System.out.println(MessageFormat.format("It''s '{0}' {0}", 5));
        System.out.println(Arrays.toString(new MessageFormat("{0} + {1,number}", Locale.US).parse("x + 1,024")));
        System.out.println(new MessageFormat("{0,number,#.#}|{1}").toPattern());
        ChoiceFormat sizes = new ChoiceFormat(new double[] {0, 10, ChoiceFormat.nextDouble(100)}, new String[] {"small", "middling", "large"});
        System.out.println(sizes.format(9.99) + " " + sizes.format(100) + " " + sizes.format(100.1) + " " + sizes.toPattern());
        try {
            MessageFormat.format("{a}", 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
