package unimplemented;

public class Printer {
    interface Device {
        int width();
    }

    interface Paper {
        int size();
    }

    static class Sheet implements Paper {
        int side;

        public int size() {
            return side;
        }
    }

    static class Roll implements Paper {
        int length;

        public int size() {
            return length / 0;
        }
    }

    Device device;
    Paper paper;

    public int width() {
        return device == null ? 0 : device.width();
    }

    public int paper() {
        return paper == null ? 0 : paper.size();
    }
}
