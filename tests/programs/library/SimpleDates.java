package library;

import java.text.DateFormat;
import java.text.DateFormatSymbols;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** The older classes for dates, in UTC. */
public class SimpleDates {
    public static void main(String[] args) throws ParseException {
        TimeZone utc = TimeZone.getTimeZone("UTC");
        TimeZone.setDefault(utc);
        Date date = new Date(1_234_567_890_123L);
        System.out.println(date + " " + date.getTime());
        for (Locale locale : new Locale[] {Locale.US, Locale.FRANCE, Locale.GERMANY}) {
            SimpleDateFormat format = new SimpleDateFormat("EEEE, d MMMM yyyy HH:mm:ss.SSS Z", locale);
            format.setTimeZone(utc);
            System.out.println(format.format(date));
            DateFormat style = DateFormat.getDateInstance(DateFormat.MEDIUM, locale);
            style.setTimeZone(utc);
            System.out.println(style.format(date));
            System.out.println(Arrays.toString(DateFormatSymbols.getInstance(locale).getShortWeekdays()));
        }
        SimpleDateFormat iso = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ssXXX", Locale.ROOT);
        System.out.println(iso.parse("2009-02-14T00:31:30+01:00").getTime());
        iso.setLenient(false);
        try {
            iso.parse("2009-02-31T00:00:00Z");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        Calendar calendar = new GregorianCalendar(2024, Calendar.JANUARY, 31, 12, 0, 0);
        calendar.add(Calendar.MONTH, 1);
        System.out.println(calendar.getTime() + " " + calendar.getActualMaximum(Calendar.DAY_OF_MONTH));
        calendar.roll(Calendar.DAY_OF_MONTH, 1);
        System.out.println(calendar.getTime() + " " + calendar.get(Calendar.WEEK_OF_YEAR) + " " + calendar.getFirstDayOfWeek());
        calendar.set(Calendar.DAY_OF_WEEK, Calendar.SUNDAY);
        calendar.set(1582, Calendar.OCTOBER, 4);
        calendar.add(Calendar.DATE, 1);
        System.out.println(calendar.getTime());
        System.out.println(String.format(Locale.US, "%1$tA %1$tB %1$te, %1$tY %1$tT %1$tZ", calendar));
        System.out.println(calendar.getDisplayName(Calendar.MONTH, Calendar.LONG, Locale.GERMAN));
    }
}
