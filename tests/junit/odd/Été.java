package odd;

/** Letters beyond those of English. */
public class Été {
    int größe;
    Été nächste;
    private String 名;

    Été(int größe) {
        this.größe = größe;
    }

    int zähle(Été été) {
        return été == null ? größe : été.größe + 1;
    }

    private String 名前(String 値) {
        return 値 == null ? "é" : 名;
    }

    enum Ö { Ä, Ü }

    static Ö von(Ö ö) {
        return ö == Ö.Ä ? Ö.Ü : ö;
    }
}
