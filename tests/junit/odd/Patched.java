package odd;

/** Its members get names that source code cannot have, once it is compiled. */
public class Patched {
    int nxw;
    Patched a_b;
    static int gxto;

    int clxss(Patched voxd) {
        if (voxd == null) {
            return nxw;
        }
        voxd.nxw = 3;
        gxto++;
        a_b = voxd;
        return voxd.nxw;
    }

    Patched tx() {
        return a_b == this ? this : new Patched();
    }

    static void retxrn(int one, int _2) {
        if (one > 0) {
            throw new IllegalStateException();
        }
    }

    enum Lxng { inx, flxat }

    Lxng casx(Lxng lxng) {
        return lxng == Lxng.inx ? Lxng.flxat : lxng;
    }

    static class ixt {
        int value;

        ixt same(ixt other) {
            return other == null ? this : other;
        }
    }
}
