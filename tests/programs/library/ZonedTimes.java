package library;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRulesException;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** The rules of time zones, for java.time and for the older classes. */
public class ZonedTimes {
    static void modern() {
        ZoneId berlin = ZoneId.of("Europe/Berlin");
        ZonedDateTime before = ZonedDateTime.of(2024, 3, 31, 1, 30, 0, 0, berlin);
        System.out.println(before + " " + before.plusHours(1) + " " + before.plusDays(1));
        System.out.println(ZonedDateTime.of(2024, 3, 31, 2, 30, 0, 0, berlin) + " " + ZonedDateTime.of(2024, 10, 27, 2, 30, 0, 0, berlin).withLaterOffsetAtOverlap());
        System.out.println(before.withZoneSameInstant(ZoneId.of("America/New_York")) + " " + before.withZoneSameInstant(ZoneId.of("Asia/Kolkata")));
        ZoneOffsetTransition next = berlin.getRules().nextTransition(Instant.parse("2024-01-01T00:00:00Z"));
        System.out.println(next + " " + next.isGap() + " " + berlin.getRules().isDaylightSavings(before.toInstant()));
        System.out.println(before.format(DateTimeFormatter.ISO_ZONED_DATE_TIME) + " " + before.format(DateTimeFormatter.RFC_1123_DATE_TIME));
        System.out.println(before.format(DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm zzz xxx VV", Locale.ENGLISH)));
        System.out.println(ZonedDateTime.parse("2007-12-03T10:15:30+01:00[Europe/Paris]").toInstant());
        System.out.println(LocalDateTime.of(1900, 1, 1, 0, 0).atZone(ZoneId.of("Europe/Amsterdam")).getOffset());
        System.out.println(ZoneId.getAvailableZoneIds().contains("Australia/Lord_Howe") + " " + ZoneId.of("Z") + " " + ZoneOffset.of("+05:30"));
        try {
            ZoneId.of("Mars/Olympus");
        } catch (ZoneRulesException e) {
            System.out.println(e.getMessage());
        }
    }

    static void older() {
        TimeZone tokyo = TimeZone.getTimeZone("Asia/Tokyo");
        System.out.println(tokyo.getID() + " " + tokyo.getRawOffset() + " " + tokyo.useDaylightTime() + " " + TimeZone.getTimeZone("Nowhere").getID());
        TimeZone york = TimeZone.getTimeZone("America/New_York");
        System.out.println(york.getDisplayName(false, TimeZone.SHORT, Locale.US) + " " + york.getDisplayName(true, TimeZone.LONG, Locale.US));
        Calendar calendar = new GregorianCalendar(york, Locale.US);
        calendar.setTimeInMillis(1_710_054_000_000L);
        System.out.println(calendar.get(Calendar.HOUR_OF_DAY) + ":" + calendar.get(Calendar.MINUTE) + " " + calendar.get(Calendar.DST_OFFSET));
        calendar.add(Calendar.MONTH, 11);
        System.out.println(calendar.getTimeInMillis() + " " + calendar.get(Calendar.DAY_OF_WEEK) + " " + york.inDaylightTime(new Date(calendar.getTimeInMillis())));
    }

    public static void main(String[] args) {
        System.out.println(ZoneId.systemDefault().equals(TimeZone.getDefault().toZoneId()));
        modern();
        older();
    }
}
