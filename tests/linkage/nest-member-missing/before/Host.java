public class Host {
    private int secret = 5;

    private void hidden() { }

    static class Guest {
        private int mine = 6;

        void callHost() {
            new Host().hidden();
        }

        int readHost() {
            return new Host().secret;
        }

        int own() {
            return mine;
        }
    }
}
