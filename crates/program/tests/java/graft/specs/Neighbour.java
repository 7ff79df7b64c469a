package specs;

class Neighbour {
    static String word() {
        return "seen from the package of the spec alone";
    }
}
