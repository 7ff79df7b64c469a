package solver;

public class Heat {
    double degrees;

    public boolean isHot() {
        if (degrees * 1.8 + 32.0 > 212.0) {
            assert degrees > 100.0;
            return true;
        }
        return false;
    }
}
