package yard;

/** Made by a builder alone. */
public class Guest {
    private final String name;
    private final int age;
    private final boolean member;

    private Guest(Builder builder) {
        this.name = builder.name;
        this.age = builder.age;
        this.member = builder.member;
    }

    public static Builder builder() {
        return new Builder();
    }

    public boolean isAdult() {
        return age >= 18;
    }

    public int price() {
        return member || age < 6 ? 0 : 10;
    }

    public boolean isNamed() {
        return name != null;
    }

    public static class Builder {
        private String name;
        private int age;
        private boolean member;

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        public Builder age(int age) {
            if (age < 0) {
                throw new IllegalArgumentException("age " + age);
            }
            this.age = age;
            return this;
        }

        public Builder member() {
            this.member = true;
            return this;
        }

        public Guest build() {
            return new Guest(this);
        }
    }
}
