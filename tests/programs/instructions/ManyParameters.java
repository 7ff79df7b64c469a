package instructions;

/** A static method may take 255 slots of arguments, longs and doubles counting twice. */
public class ManyParameters {
    static String take(
            long p0, int p1, double p2, Object p3, byte p4, float p5, char p6, long p7, int p8, double p9, Object p10,
            byte p11, float p12, char p13, long p14, int p15, double p16, Object p17, byte p18, float p19, char p20,
            long p21, int p22, double p23, Object p24, byte p25, float p26, char p27, long p28, int p29, double p30,
            Object p31, byte p32, float p33, char p34, long p35, int p36, double p37, Object p38, byte p39, float p40,
            char p41, long p42, int p43, double p44, Object p45, byte p46, float p47, char p48, long p49, int p50,
            double p51, Object p52, byte p53, float p54, char p55, long p56, int p57, double p58, Object p59,
            byte p60, float p61, char p62, long p63, int p64, double p65, Object p66, byte p67, float p68, char p69,
            long p70, int p71, double p72, Object p73, byte p74, float p75, char p76, long p77, int p78, double p79,
            Object p80, byte p81, float p82, char p83, long p84, int p85, double p86, Object p87, byte p88, float p89,
            char p90, long p91, int p92, double p93, Object p94, byte p95, float p96, char p97, long p98, int p99,
            double p100, Object p101, byte p102, float p103, char p104, long p105, int p106, double p107, Object p108,
            byte p109, float p110, char p111, long p112, int p113, double p114, Object p115, byte p116, float p117,
            char p118, long p119, int p120, double p121, Object p122, byte p123, float p124, char p125, long p126,
            int p127, double p128, Object p129, byte p130, float p131, char p132, long p133, int p134, double p135,
            Object p136, byte p137, float p138, char p139, long p140, int p141, double p142, Object p143, byte p144,
            float p145, char p146, long p147, int p148, double p149, Object p150, byte p151, float p152, char p153,
            long p154, int p155, double p156, Object p157, byte p158, float p159, char p160, long p161, int p162,
            double p163, Object p164, byte p165, float p166, char p167, long p168, int p169, double p170, Object p171,
            byte p172, float p173, char p174, long p175, int p176, double p177, Object p178, byte p179, float p180,
            char p181, long p182, int p183, double p184, Object p185, byte p186, float p187, char p188, long p189,
            int p190, double p191, Object p192, byte p193, float p194, char p195, long p196, int p197) {
        double sum = 0
                + p0 + p1 + p2 + p3.hashCode() + p4 + p5 + p6 + p7 + p8 + p9 + p10.hashCode() + p11 + p12 + p13 + p14
                + p15 + p16 + p17.hashCode() + p18 + p19 + p20 + p21 + p22 + p23 + p24.hashCode() + p25 + p26 + p27
                + p28 + p29 + p30 + p31.hashCode() + p32 + p33 + p34 + p35 + p36 + p37 + p38.hashCode() + p39 + p40
                + p41 + p42 + p43 + p44 + p45.hashCode() + p46 + p47 + p48 + p49 + p50 + p51 + p52.hashCode() + p53
                + p54 + p55 + p56 + p57 + p58 + p59.hashCode() + p60 + p61 + p62 + p63 + p64 + p65 + p66.hashCode()
                + p67 + p68 + p69 + p70 + p71 + p72 + p73.hashCode() + p74 + p75 + p76 + p77 + p78 + p79
                + p80.hashCode() + p81 + p82 + p83 + p84 + p85 + p86 + p87.hashCode() + p88 + p89 + p90 + p91 + p92
                + p93 + p94.hashCode() + p95 + p96 + p97 + p98 + p99 + p100 + p101.hashCode() + p102 + p103 + p104
                + p105 + p106 + p107 + p108.hashCode() + p109 + p110 + p111 + p112 + p113 + p114 + p115.hashCode()
                + p116 + p117 + p118 + p119 + p120 + p121 + p122.hashCode() + p123 + p124 + p125 + p126 + p127 + p128
                + p129.hashCode() + p130 + p131 + p132 + p133 + p134 + p135 + p136.hashCode() + p137 + p138 + p139
                + p140 + p141 + p142 + p143.hashCode() + p144 + p145 + p146 + p147 + p148 + p149 + p150.hashCode()
                + p151 + p152 + p153 + p154 + p155 + p156 + p157.hashCode() + p158 + p159 + p160 + p161 + p162 + p163
                + p164.hashCode() + p165 + p166 + p167 + p168 + p169 + p170 + p171.hashCode() + p172 + p173 + p174
                + p175 + p176 + p177 + p178.hashCode() + p179 + p180 + p181 + p182 + p183 + p184 + p185.hashCode()
                + p186 + p187 + p188 + p189 + p190 + p191 + p192.hashCode() + p193 + p194 + p195 + p196 + p197;
        return sum + " " + p0 + " " + p1 + " " + p2 + " " + p3 + " " + p4 + " " + p5 + " " + p6 + " " + p197;
    }

    public static void main(String[] args) {
        int base = args.length + 3;
        String result = take(
                0L + base, 1 - base, 2.5 * base, "o3", (byte) 4, 5.25f, (char) (6 + 200), 7L + base, 8 - base,
                9.5 * base, "o10", (byte) 11, 12.25f, (char) (13 + 200), 14L + base, 15 - base, 16.5 * base, "o17",
                (byte) 18, 19.25f, (char) (20 + 200), 21L + base, 22 - base, 23.5 * base, "o24", (byte) 25, 26.25f,
                (char) (27 + 200), 28L + base, 29 - base, 30.5 * base, "o31", (byte) 32, 33.25f, (char) (34 + 200),
                35L + base, 36 - base, 37.5 * base, "o38", (byte) 39, 40.25f, (char) (41 + 200), 42L + base,
                43 - base, 44.5 * base, "o45", (byte) 46, 47.25f, (char) (48 + 200), 49L + base, 50 - base,
                51.5 * base, "o52", (byte) 53, 54.25f, (char) (55 + 200), 56L + base, 57 - base, 58.5 * base, "o59",
                (byte) 60, 61.25f, (char) (62 + 200), 63L + base, 64 - base, 65.5 * base, "o66", (byte) 67, 68.25f,
                (char) (69 + 200), 70L + base, 71 - base, 72.5 * base, "o73", (byte) 74, 75.25f, (char) (76 + 200),
                77L + base, 78 - base, 79.5 * base, "o80", (byte) 81, 82.25f, (char) (83 + 200), 84L + base,
                85 - base, 86.5 * base, "o87", (byte) 88, 89.25f, (char) (90 + 200), 91L + base, 92 - base,
                93.5 * base, "o94", (byte) 95, 96.25f, (char) (97 + 200), 98L + base, 99 - base, 100.5 * base, "o101",
                (byte) 102, 103.25f, (char) (104 + 200), 105L + base, 106 - base, 107.5 * base, "o108", (byte) 109,
                110.25f, (char) (111 + 200), 112L + base, 113 - base, 114.5 * base, "o115", (byte) 116, 117.25f,
                (char) (118 + 200), 119L + base, 120 - base, 121.5 * base, "o122", (byte) 123, 124.25f,
                (char) (125 + 200), 126L + base, 127 - base, 128.5 * base, "o129", (byte) 130, 131.25f,
                (char) (132 + 200), 133L + base, 134 - base, 135.5 * base, "o136", (byte) 137, 138.25f,
                (char) (139 + 200), 140L + base, 141 - base, 142.5 * base, "o143", (byte) 144, 145.25f,
                (char) (146 + 200), 147L + base, 148 - base, 149.5 * base, "o150", (byte) 151, 152.25f,
                (char) (153 + 200), 154L + base, 155 - base, 156.5 * base, "o157", (byte) 158, 159.25f,
                (char) (160 + 200), 161L + base, 162 - base, 163.5 * base, "o164", (byte) 165, 166.25f,
                (char) (167 + 200), 168L + base, 169 - base, 170.5 * base, "o171", (byte) 172, 173.25f,
                (char) (174 + 200), 175L + base, 176 - base, 177.5 * base, "o178", (byte) 179, 180.25f,
                (char) (181 + 200), 182L + base, 183 - base, 184.5 * base, "o185", (byte) 186, 187.25f,
                (char) (188 + 200), 189L + base, 190 - base, 191.5 * base, "o192", (byte) 193, 194.25f,
                (char) (195 + 200), 196L + base, 197 - base);
        System.out.println(result);
    }
}
