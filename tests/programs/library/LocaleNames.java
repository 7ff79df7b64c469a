package library;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Locales: their names, tags, and what case mapping makes of them. */
public class LocaleNames {
    public static void main(String[] args) {
        Locale swiss = new Locale("de", "CH");
        System.out.println(swiss + " " + swiss.toLanguageTag() + " " + swiss.getDisplayName(Locale.ENGLISH) + " " + swiss.getDisplayName(Locale.FRENCH) + " " + swiss.getDisplayName(Locale.GERMAN));
        System.out.println(swiss.getISO3Country() + " " + swiss.getISO3Language() + " " + Locale.JAPAN.getDisplayCountry(Locale.GERMAN));
        Locale chinese = Locale.forLanguageTag("zh-Hant-TW-u-ca-roc");
        System.out.println(chinese + " " + chinese.getScript() + " " + chinese.getUnicodeLocaleType("ca") + " " + chinese.stripExtensions());
        Locale built = new Locale.Builder().setLanguage("sr").setScript("Latn").setRegion("RS").build();
        System.out.println(built + " " + built.getDisplayName(Locale.ENGLISH));
        System.out.println("TITLE istanbul".toLowerCase(new Locale("tr")).equals("title istanbul") + " " + "straße".toUpperCase(Locale.GERMAN));
        List<Locale.LanguageRange> ranges = Locale.LanguageRange.parse("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5");
        System.out.println(ranges + " " + Locale.lookup(ranges, Arrays.asList(Locale.ENGLISH, Locale.FRENCH, Locale.GERMAN)));
        System.out.println(Arrays.asList(Locale.getISOCountries()).contains("FI") + " " + Locale.getDefault().getLanguage());
        try {
            new Locale.Builder().setLanguage("x_y");
        } catch (java.util.IllformedLocaleException e) {
            System.out.println(e.getMessage());
        }
    }
}
