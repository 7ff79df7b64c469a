package library;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.FormatStyle;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.WeekFields;
import java.util.Locale;

/** Dates without a zone: arithmetic, formatting, parsing. */
public class LocalDates {
    static void arithmetic() {
        LocalDate leap = LocalDate.of(2024, Month.FEBRUARY, 29);
        System.out.println(leap + " " + leap.plusYears(1) + " " + leap.plusYears(4) + " " + leap.minusMonths(1));
        System.out.println(leap.getDayOfWeek() + " " + leap.getDayOfYear() + " " + leap.lengthOfMonth() + " " + leap.isLeapYear());
        System.out.println(leap.with(TemporalAdjusters.firstDayOfNextMonth()) + " "
                + leap.with(TemporalAdjusters.next(DayOfWeek.MONDAY)) + " " + leap.with(TemporalAdjusters.lastDayOfYear()));
        LocalDate later = LocalDate.parse("2031-07-04");
        System.out.println(Period.between(leap, later) + " " + ChronoUnit.DAYS.between(leap, later) + " " + ChronoUnit.WEEKS.between(leap, later));
        System.out.println(YearMonth.of(2023, 2).atEndOfMonth() + " " + Year.of(1900).isLeap() + " " + Year.of(2000).isLeap());
        System.out.println(leap.get(WeekFields.ISO.weekOfWeekBasedYear()) + " " + leap.isBefore(later) + " " + leap.compareTo(later));
        System.out.println(LocalDate.ofEpochDay(-1) + " " + LocalDate.MIN + " " + LocalDate.MAX + " " + LocalDate.EPOCH);
    }

    static void times() {
        LocalDateTime moment = LocalDateTime.of(2023, 12, 31, 23, 59, 59, 999_000_000);
        System.out.println(moment + " " + moment.plusNanos(1_000_000) + " " + moment.truncatedTo(ChronoUnit.HOURS));
        System.out.println(moment.toEpochSecond(ZoneOffset.ofHours(2)) + " " + moment.atOffset(ZoneOffset.ofHoursMinutes(-3, -30)));
        System.out.println(LocalTime.of(13, 5).plusHours(30) + " " + LocalTime.MIDNIGHT + " " + LocalTime.ofSecondOfDay(3661));
        System.out.println(Duration.ofSeconds(3725, 5) + " " + Duration.between(moment, moment.plusDays(2)) + " " + Duration.parse("PT1H30M").toMinutes());
        System.out.println(Instant.ofEpochSecond(1_700_000_000L) + " " + Instant.EPOCH.plus(1, ChronoUnit.DAYS) + " " + Instant.parse("2001-09-09T01:46:40Z").getEpochSecond());
    }

    static void formats() {
        LocalDateTime moment = LocalDateTime.of(2024, 3, 5, 7, 8, 9);
        System.out.println(moment.format(DateTimeFormatter.ISO_LOCAL_DATE_TIME) + " " + moment.format(DateTimeFormatter.BASIC_ISO_DATE)
                + " " + moment.format(DateTimeFormatter.ISO_ORDINAL_DATE) + " " + moment.format(DateTimeFormatter.ISO_WEEK_DATE));
        for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.FRENCH, Locale.GERMANY, Locale.ROOT}) {
            System.out.println(moment.format(DateTimeFormatter.ofPattern("EEEE d MMMM yyyy, HH:mm:ss", locale)) + " | "
                    + moment.format(DateTimeFormatter.ofPattern("EEE dd-MMM-yy hh:mm B", locale)));
        }
        System.out.println(moment.format(DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG).withLocale(Locale.US)));
        System.out.println(moment.format(DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL).withLocale(Locale.FRANCE)));
        System.out.println(moment.format(DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM).withLocale(Locale.GERMANY)));
        System.out.println(LocalDate.parse("05.03.2024", DateTimeFormatter.ofPattern("dd.MM.yyyy")));
        System.out.println(LocalTime.parse("7:08 PM", DateTimeFormatter.ofPattern("h:mm a", Locale.US)));
    }

    static void refusals() {
        for (String text : new String[] {"2024-02-30", "2023-02-29", "2024-13-01", "yesterday", ""}) {
            try {
                System.out.println(LocalDate.parse(text));
            } catch (DateTimeParseException e) {
                System.out.println(e.getMessage() + " at " + e.getErrorIndex());
            }
        }
        try {
            LocalDate.of(2024, 4, 31);
        } catch (java.time.DateTimeException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        arithmetic();
        times();
        formats();
        refusals();
    }
}
